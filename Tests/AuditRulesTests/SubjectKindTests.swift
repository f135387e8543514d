import AuditRules
import Testing

@testable import Audit

/// The kinds of subjects that the catalog's rules have.
@Suite struct SubjectKindTests {
  /// A waiver that doesn't pass kinds matches the same subjects as one that is read from `palpable.json`.
  @Test func prefixedKindsAreThoseOfTheCatalog() {
    let kinds = RuleCatalog.subjectKinds.filter { $0.prefix != nil }
    #expect(kinds.count == SubjectKind.prefixed.count)
    #expect(Set(kinds) == Set(SubjectKind.prefixed))
  }

  /// Otherwise a pattern could be read as that of another kind.
  @Test func noPrefixStartsAnother() {
    let prefixes = RuleCatalog.subjectKinds.compactMap(\.prefix)
    #expect(!prefixes.isEmpty)
    for prefix in prefixes { #expect(prefixes.filter { $0.hasPrefix(prefix) } == [prefix]) }
  }

  /// The identifier of a pairing is its usage, so no other kind may have one of these.
  @Test func identifiersDifferFromUsages() {
    let others = RuleCatalog.subjectKinds.map(\.id).filter { id in !MeasuredPairing.kinds.contains { $0.id == id } }
    #expect(RuleCatalog.subjectKinds.count == others.count + MeasuredPairing.kinds.count)
    #expect(MeasuredPairing.kinds.map(\.id) == ["text", "component", "graphic", "focus", "decorative", "inactive"])
  }
}
