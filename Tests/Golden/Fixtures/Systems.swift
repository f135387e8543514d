extension OutputGroup {
  /// Small design systems, each for one part of the reports.
  static let systems: [OutputGroup] = [
    gateExceptions, states, tiers, families, textAndTouch, viewCode, styleSheets, catalog, swiftTokens, undetermined,
    proposals, history, repairs, limits,
  ].map { fixture in OutputGroup(name: "system/\(fixture.name)", fixtures: { [fixture] }) }

  /// A DTCG document of colors, one group deep: `group.name`.
  static func colors(_ values: KeyValuePairs<String, String>) -> String {
    var groups: [(name: String, tokens: [String])] = []
    for (path, value) in values {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      let token = #"    "\#(parts[1])": { "$value": "\#(value)" }"#
      if let index = groups.firstIndex(where: { $0.name == parts[0] }) {
        groups[index].tokens.append(token)
      } else {
        groups.append((parts[0], [token]))
      }
    }
    let texts = groups.map { "  \"\($0.name)\": {\n\($0.tokens.joined(separator: ",\n"))\n  }" }
    return "{\n  \"$type\": \"color\",\n\(texts.joined(separator: ",\n"))\n}\n"
  }

  /// Waivers of every state, a baseline, an earlier audit, overrides, and suppressed findings of view code.
  private static let gateExceptions = OutputFixture(
    "agreements",
    [
      "light.json": colors([
        "color.page": "#ffffff", "color.waived": "#999999", "color.accepted": "#8a8a8a", "color.worse": "#959595",
        "color.fresh": "#808080", "color.strong": "#333333", "color.lowered": "#777777", "color.new": "#123456",
      ]),
      "dark.json": colors(["color.page": "#000000", "color.waived": "#444444", "color.strong": "#dddddd"]),
      "palpable.json": ##"""
      { "name": "Agreements | <b>", "extends": "base.json",
        "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light", "scheme": "dark" }],
        "pairings": [
          { "text": ["color.waived", "color.accepted", "color.worse", "color.fresh", "color.strong", "color.new"], "on": "color.page" },
          { "text": "color.lowered", "on": "color.page", "name": "lowered" },
          { "component": "color.waived", "on": "color.page" } ],
        "code": ["View.swift"],
        "rules": { "hardcoded-color": "error", "fixed-font": "warning" },
        "overrides": [{ "subjects": "color.lowered on **", "rules": { "contrast-minimum": "warning" } }],
        "waivers": [
          { "rule": "contrast-minimum", "subject": "color.waived on color.page", "mode": "light", "reason": "the print edition",
            "owner": "Ada", "expires": "2027-01-31" },
          { "rule": "contrast-minimum", "subject": "color.fresh on color.page", "reason": "last season", "owner": "Ada", "expires": "2026-01-31" },
          { "rule": "contrast-minimum", "subject": "color.none on color.page", "reason": "nothing has it", "owner": "Bo", "expires": "2027-01-31" },
          { "rule": "contrast-minimum", "subject": "color.strong on color.page", "reason": "it passes", "owner": "Bo", "expires": "2027-01-31" } ] }
      """##,
      "base.json": #"{ "profile": "wcag22-aa", "rules": { "contrast-enhanced": "note" } }"#,
      "View.swift": """
      struct Card: View {
        var body: some View {
          Text("a").font(.system(size: 13)) // palpable:disable:this fixed-font - drawn into a picture
          // palpable:disable:next hardcoded-color - the brand's own red
          Text("b").foregroundColor(Color(red: 1, green: 0, blue: 0))
          // palpable:disable:next fixed-font - nothing is here
          Text("c").foregroundColor(.red).font(.system(size: 9))
          // palpable:disable:next fixed-font
          Text("d")
        }
      }
      """,
      "earlier/palpable.json": ##"""
      { "name": "Agreements", "tokens": ["light.json"], "modes": [{ "name": "light" }],
        "pairings": [{ "text": ["color.waived", "color.accepted", "color.worse", "color.strong", "color.old"], "on": "color.page" }] }
      """##,
      "earlier/light.json": colors([
        "color.page": "#ffffff", "color.waived": "#999999", "color.accepted": "#8a8a8a", "color.worse": "#8f8f8f",
        "color.strong": "#aaaaaa", "color.old": "#123456",
      ]),
    ],
    [
      .audit(name: "plain"), .audit(name: "strict", more: ["--strict"]),
      .run("baseline", ["audit", "earlier", "--no-reports", "--write-baseline", "baseline.json"]),
      .audit(name: "with-baseline", more: ["--baseline", "baseline.json"]),
      .run("prune", ["audit", "--no-reports", "--date", "2026-11-21", "--baseline", "baseline.json", "--prune"]),
      .audit(name: "against", more: ["--against", "earlier"]),
      .audit(name: "dark", more: ["--mode", "dark", "--fail-on", "warning"]),
      .run("earlier-report", ["audit", "earlier", "--no-reports", "--format", "json=kept/report.json"]),
      .audit(name: "against-report", more: ["--against", "kept/report.json"]),
      .compare(["earlier", "."]), .compare(["kept/report.json", ".", "earlier"], name: "compare-report"),
    ])

  /// States of templates, a focus ring, and states that iOS doesn't show.
  private static let states = OutputFixture(
    "states",
    [
      "tokens.json": colors([
        "b.label_go_default": "#ffffff", "b.fill_go_default": "#1d4ed8", "b.label_go_hover": "#ffffff",
        "b.fill_go_hover": "#93c5fd", "b.label_go_active": "#ffffff", "b.fill_go_active": "#1e3a8a",
        "b.label_go_disabled": "#dddddd", "b.fill_go_disabled": "#eeeeee", "b.label_clear_default": "#767676",
        "b.fill_clear_default": "#00000000", "b.label_clear_active": "#000000", "b.fill_clear_active": "#0000001a",
        "s.white": "#ffffff", "s.gray": "#999999", "s.ring": "#7aa2ff",
      ]),
      "palpable.json": ##"""
      { "tokens": ["tokens.json"], "platform": "ios", "surfaces": ["s.white", "s.gray"],
        "pairings": [{ "name": "Button", "text": "b.label_{tone}_{state}", "on": "b.fill_{tone}_{state}",
          "where": { "tone": ["go", "clear"], "state": ["default", "hover", "active", "disabled"] } }],
        "rules": { "state-change": "warning", "focus-appearance": "error" },
        "controls": [{ "name": "Go", "width": 120, "height": 40,
          "focusRing": { "color": "s.ring", "on": "s.white", "width": 2, "offset": 1 } }] }
      """##,
    ], [.audit(), .fix(), .report()])

  /// Three tiers with every kind of violation.
  private static let tiers = OutputFixture(
    "tiers",
    [
      "primitives.json": colors(["blue.300": "#99ccff", "blue.600": "#1a4dcc", "gray.900": "#202020"]),
      "aliases.json": colors([
        "action.fill": "{blue.600}", "action.own": "#333333", "action.borrowed": "{button.fill}",
      ]),
      "components.json": colors([
        "button.fill": "{blue.600}", "button.label": "#ffffff", "button.border": "{action.fill}",
      ]),
      "palpable.json": ##"""
      { "tokens": ["primitives.json", "aliases.json", "components.json"],
        "tiers": { "primitive": ["blue.**", "gray.**"], "alias": ["action.**"], "component": ["button.**"] },
        "rules": { "token-tiers": { "level": "error", "skip": "warning", "upward": "note" } },
        "pairings": [{ "text": "button.label", "on": "button.fill" }] }
      """##,
    ], [.audit(), .fix()])

  /// Families, badges, ramps, gradients, and a mode of increased contrast.
  private static let families = OutputFixture(
    "families",
    [
      "tokens.json": ##"""
      { "status": { "$type": "color", "success": { "$value": "#2e7d32" }, "critical": { "$value": "#b3261e" },
          "info": { "$value": "#2f7d32" } },
        "badge": { "$type": "color", "text": { "$value": "#8a6d3b" }, "fill": { "$value": "#fcf8e3" }, "line": { "$value": "#faebcc" } },
        "page": { "$type": "color", "$value": "#ffffff" },
        "fade": { "$type": "gradient", "$value": [{ "color": "#ffffff", "position": 0 }, { "color": "#777777", "position": 1 }] },
        "wide": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [0.9, 0.2, 0.1] } } }
      """##,
      "more.json": ##"{ "status": { "$type": "color", "critical": { "$value": "#900000" } } }"##,
      "palpable.json": ##"""
      { "tokens": ["tokens.json", { "path": "more.json", "mode": "light-high-contrast" }],
        "modes": [{ "name": "light" }, { "name": "light-high-contrast", "base": "light", "contrast": "increased" }],
        "families": [{ "name": "status", "colors": ["status.*"] }],
        "badges": [{ "name": "warning", "background": "badge.fill", "border": "badge.line", "text": "badge.text" }],
        "pairings": [{ "text": ["status.*", "wide"], "on": "page" }, { "text": "status.success", "on": "fade" }] }
      """##,
    ], [.audit(), .fix(more: ["--keep-apart"])])

  /// Text styles, controls, and containers that pass, fail, and are undetermined.
  private static let textAndTouch = OutputFixture(
    "text-and-touch",
    [
      "tokens.json": colors(["color.ink": "#000000", "color.page": "#ffffff"]),
      "palpable.json": ##"""
      { "tokens": ["tokens.json"], "pairings": [{ "text": "color.ink", "on": "color.page", "textStyle": "title" }],
        "profile": "apple-hig",
        "textStyles": {
          "title": { "size": 28, "weight": 700, "lineHeight": 1.2, "relativeTo": "title1", "scaling": "custom" },
          "body": { "size": 17, "lineHeight": 1.4, "relativeTo": "body", "scaling": "custom" },
          "caption": { "size": 11, "relativeTo": "caption1", "scaling": "custom" },
          "fixed": { "size": 13, "scaling": "fixed" },
          "capped": { "size": 15, "relativeTo": "body", "scaling": "custom", "dynamicTypeSize": { "maximum": "xLarge" } } },
        "controls": [
          { "name": "Save", "width": 20, "height": 20, "neighbours": [{ "control": "Close", "position": [22, 0] }] },
          { "name": "Close", "width": 30, "height": 30, "target": [44, 44] },
          { "name": "Row", "padding": [12, 16], "textStyle": "body", "label": "Add to the list", "count": 3, "gap": 2, "arrangement": "row" },
          { "name": "Link", "width": 40, "height": 12, "exception": { "kind": "inline", "reason": "in a sentence" } },
          { "name": "Chip" } ],
        "containers": [{ "name": "Banner", "textStyle": "body", "lines": 2, "height": 40 },
          { "name": "Card", "width": 200, "stack": [{ "textStyle": "title", "lines": 2 }, 16, { "textStyle": "body" }], "height": 90 }] }
      """##,
    ], [.audit(), .fix(), .report()])
}
