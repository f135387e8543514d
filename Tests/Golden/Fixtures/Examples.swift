import Audit
import AuditRules
import AuditTestSupport

extension OutputGroup {
  /// All groups, in the order of the lines.
  static let all: [OutputGroup] = examples + hostile + palettes + systems

  /// The examples of each rule, and a comparison of the first passing with the first failing example.
  ///
  /// SARIF describes all rules in every file, so only palettes and systems record it.
  static let examples: [OutputGroup] = RuleCatalog.all.map { rule in
    let descriptor = rule.descriptor
    return OutputGroup(
      name: "example/\(descriptor.id)",
      fixtures: {
        let formats = OutputFixture.Step.reportFormats.filter { $0 != "sarif" }
        let all = descriptor.passing + descriptor.inapplicable + descriptor.failing
        var fixtures = all.map { example in
          let hasBaseline = !example.baseline.isEmpty
          return OutputFixture(
            example.caption, example.files(.colorObject),
            [.audit(formats: formats, more: hasBaseline ? ["--baseline", "baseline.json"] : [])])
        }
        guard let passing = descriptor.passing.first, let failing = descriptor.failing.first else { return fixtures }
        var files: [String: String] = [:]
        for (folder, example) in [("passing", passing), ("failing", failing)] {
          for (name, text) in example.files(.colorObject) { files["\(folder)/\(name)"] = text }
        }
        fixtures.append(
          OutputFixture(
            "passing and failing", files,
            [
              .compare(["passing", "failing", "passing/palpable.json"]), .fix("failing"), .report("failing"),
            ]))
        return fixtures
      }, mergesFixtures: true)
  }
}
