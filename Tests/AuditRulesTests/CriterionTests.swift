import Audit
import AuditRules
import AuditSession
import TestSupport
import Testing

/// Which rule checks which criterion, and what a report makes of it.
@Suite struct CriterionTests {
  /// The numbers of criteria that a clause names: "WCAG 2.2, 1.4.3 Contrast (Minimum)" names 1.4.3.
  private static func numbers(in clause: String) -> [String] {
    clause.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ";" }).map(String.init).filter { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
  }

  /// Rules that stand beside a criterion and decide nothing of it: 1.4.12 asks that people can change spacing and not for any spacing, and 2.3.3 that
  /// motion can be switched off and not for any duration.
  private static let besides = ["line-height", "motion-limits", "animation-limits"]

  @Test(arguments: RuleCatalog.all.map { $0.descriptor.id })
  func criteriaAreThoseOfTheClause(_ id: String) throws {
    let descriptor = try #require(RuleCatalog.rule(id)).descriptor
    let numbers = Self.numbers(in: descriptor.requirement.clause)
    #expect(descriptor.criteria == (Self.besides.contains(id) ? [] : numbers))
    for number in descriptor.criteria {
      let criterion = try #require(SuccessCriterion.criterion(number))
      #expect(descriptor.requirement.clause.contains("\(number) \(criterion.name)"))
      let url = descriptor.requirement.url ?? ""
      #expect(url == criterion.url || url.contains("/Understanding/\(criterion.anchor)"))
      if let level = descriptor.requirement.clause.firstRange(of: "level A") {
        let rest = descriptor.requirement.clause[level.upperBound...].prefix { $0 == "A" }
        #expect(criterion.level.rawValue == "A" + rest)
      }
    }
  }

  @Test func someRulesCheckCriteria() {
    #expect(Set(RuleCatalog.all.flatMap { $0.descriptor.criteria }).count == 15)
  }

  private func results(
    _ configuration: String, ink: String = "#000000", mode: String? = nil, profile: Profile? = nil
  ) throws -> [CriterionResult] {
    let folder = try TemporaryFolder([
      "palpable.json": "{ \"tokens\": [\"tokens.json\"], \(configuration) }",
      "tokens.json": """
      { "color": { "$type": "color", "ink": { "$value": "\(ink)" }, "paper": { "$value": "#ffffff" } } }
      """,
    ])
    var request = AuditRequest(paths: ["."], root: folder.path)
    (request.mode, request.profile) = (mode, profile)
    return CriterionResult.results(of: try AuditSession(request).report())
  }

  private func result(_ number: String, _ results: [CriterionResult]) throws -> CriterionResult {
    try #require(results.first { $0.criterion.number == number })
  }

  private let pairing = #""pairings": [{ "text": "color.ink", "on": "color.paper" }]"#

  @Test func aCriterionIsDecidedForWhatIsDeclaredAndNeverForAProduct() throws {
    let results = try results(pairing)
    let contrast = try result("1.4.3", results)
    #expect(contrast.declared == .fully && contrast.product == .partly)
    #expect(contrast.counts.passed == 1 && contrast.counts.failed == 0)
    let captions = try result("1.2.2", results)
    #expect(captions.declared == .not && captions.product == .not && !captions.isTouched && captions.remainder == nil)
    #expect(results.allSatisfy { $0.product != .fully })
    // A rule without a subject decides nothing.
    #expect(try result("2.5.8", results).declared == .not)
  }

  @Test func aFailureIsADecision() throws {
    let contrast = try result("1.4.3", try results(pairing, ink: "#aaaaaa"))
    #expect(contrast.declared == .fully && contrast.counts.failed == 1)
  }

  @Test(
    "What is left open, switched off, left out or judged by other numbers is partly decided",
    arguments: [
      (#""rules": { "contrast-minimum": "off" }, "#, nil, nil, CriterionResult.Extent.not),
      (
        #""overrides": [{ "tokens": "color.ink", "rules": { "contrast-minimum": "off" } }], "#, nil, nil,
        CriterionResult.Extent.not
      ),
      (#""modes": [{ "name": "light" }, { "name": "dark", "base": "light" }], "#, "light", nil, .partly),
      ("", nil, Profile.appleHIG, .partly), ("", nil, nil, .fully),
    ] as [(String, String?, Profile?, CriterionResult.Extent)])
  func lessThanAll(_ members: String, _ mode: String?, _ profile: Profile?, _ extent: CriterionResult.Extent) throws {
    #expect(try result("1.4.3", try results(members + pairing, mode: mode, profile: profile)).declared == extent)
  }

  @Test func whatCannotBeToldIsLeftOpen() throws {
    let contrast = try result("1.4.3", try results(pairing, ink: "#00000080"))
    #expect(contrast.declared == .fully)
    let open = #""surfaces": ["color.ink", "color.paper"], "pairings": [{ "text": "color.ink", "on": "color.veil" }]"#
    let folder = try TemporaryFolder([
      "palpable.json": "{ \"tokens\": [\"tokens.json\"], \(open) }",
      "tokens.json": """
      { "color": { "$type": "color", "ink": { "$value": "#000000" }, "paper": { "$value": "#ffffff" },
        "veil": { "$value": "#ffffff20" } } }
      """,
    ])
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    let result = try result("1.4.3", CriterionResult.results(of: report))
    #expect(result.counts.cantTell == 1 && result.declared == .not)
  }

  @Test func labelsCountWhatServesThem() throws {
    let modes = #""modes": [{ "name": "light" }, { "name": "dark", "base": "light" }], "#
    let folder = try TemporaryFolder([
      "palpable.json": "{ \"tokens\": [\"tokens.json\"], \(modes)\(pairing) }",
      "tokens.json": """
      { "color": { "$type": "color", "ink": { "$value": "#000000" }, "paper": { "$value": "#ffffff" } } }
      """,
    ])
    var request = AuditRequest(paths: ["."], root: folder.path)
    let both = AppStoreLabelResult.results(of: try AuditSession(request).report())
    #expect(both.map(\.label) == AppStoreLabel.allCases)
    #expect(both[1].modes.map(\.name) == ["dark"] && both[1].counts.passed == 1)
    #expect(both[0].counts.passed == 2 && !both[2].isShown && !both[3].isShown)
    request.mode = "light"
    let light = AppStoreLabelResult.results(of: try AuditSession(request).report())
    #expect(light[1].modes.isEmpty && !light[1].isShown && light[1].rules.isEmpty)
  }
}
