import Audit

/// Systems for reasons that no example of a rule has.
enum ReasonFixtures {
  static let all: [[String: String]] =
    (colorsAndWaivers + textAndTouch + code).map { $0.files(.hexText) } + systems

  private static let colorsAndWaivers: [RuleExample] = [
    contrast("Nothing is declared behind a translucent background", #"{ "text": "night", "on": "veil" }"#),
    contrast("A border on a translucent background", #"{ "component": "ink", "on": "veil" }"#),
    contrast(
      "Surfaces decide", #"{ "text": "night", "on": "veil" }, { "component": "ink", "on": "veil" }"#,
      #""surfaces": ["page", "night"],"#),
    contrast(
      "Content shows through a material", #"{ "text": "night", "on": "veil" }, { "component": "ink", "on": "veil" }"#,
      #""materials": ["veil"],"#),
    contrast("A graphic that isn't drawn", #"{ "graphic": "none", "on": "page" }"#),
    contrast(
      "A fill in place of a border",
      #"{ "name": "A", "text": "page", "on": "night" }, { "name": "A", "component": "none", "on": "page" }"#),
    RuleExample(
      "Rounding loses the ratio", tokens: ["ink": "#767676fe", "page": "#ffffff"],
      configuration: #""pairings": [{ "text": "ink", "on": "page" }]"#),
    RuleExample(
      "A badge without a border", tokens: ["ink": "#000000", "page": "#ffffff"],
      configuration: """
        "badges": [{ "name": "plain", "background": "page", "text": "ink" }],
        "rules": { "approved-badges": { "level": "error", "approved": [["#ffffff", "#ffffff", "#000000"]] } }
        """),
    RuleExample(
      "Times and colors beside lengths", tokens: ["space": "8px", "wait": "200ms", "ink": "#000000"],
      configuration:
        #""rules": { "spacing-grid": { "level": "error", "grid": 4, "tokens": "*" }, "motion-limits": { "level": "error", "tokens": "*" } }"#
    ),
    waiver("A waiver that every finding exceeds", #""floor": 4.4, "#),
    waiver("A waiver of another mode", #""mode": "night", "#, #""modes": [{ "name": "light" }, { "name": "night" }],"#),
    waiver("A waiver of a rule that is off", "", #""rules": { "contrast-minimum": "off" },"#),
    RuleExample(
      "An entry of a rule that is off", tokens: ["ink": "#777777", "page": "#ffffff"],
      configuration: """
        "rules": { "contrast-minimum": "off" }, "pairings": [{ "text": "ink", "on": "page" }, { "graphic": "ink", "on": "page" }]
        """,
      baseline: """
        { "fingerprint": "contrast-minimum/light/text/ink/page", "outcome": "failed", "measured": 4, "required": 4.5 }
        """),
    waiver(
      "A waiver with more findings than allowed", "",
      #""rules": { "broad-waiver": { "level": "warning", "maximum": 1 } }, "modes": [{ "name": "light" }, { "name": "night" }],"#
    ),
    contrast("A text that isn't drawn", #"{ "text": "none", "on": "page" }"#),
    RuleExample(
      "Colors in the dark only", tokens: ["page": "#ffffff", "ink": "#000000"], dark: ["late": "#eeeeee"],
      configuration: """
        "profile": "wcag22-aaa",
        "pairings": [{ "text": "late", "on": "page" }, { "component": "late", "on": "page" }],
        "families": [{ "name": "status", "colors": ["late", "page"] }],
        "badges": [{ "name": "late", "background": "late", "border": "page", "text": "ink" }],
        "controls": [{ "name": "Late", "width": 96, "height": 44, "focusRing": { "color": "late", "on": "page", "width": 2 } }],
        "rules": { "approved-badges": { "level": "error", "approved": [] } }
        """),
    states(
      "A state with a color in the dark only",
      ["b.label_default": "#000000", "b.fill_default": "#ffffff", "b.label_hover": "#000000"],
      dark: ["b.fill_hover": "#eeeeee"]),
    states(
      "A fill that shows on some surfaces only",
      [
        "s.white": "#ffffff", "s.black": "#000000", "b.label_default": "#808080", "b.fill_default": "#ffffff00",
        "b.label_hover": "#808080", "b.fill_hover": "#ffffff80",
      ], members: #""surfaces": ["s.white", "s.black"],"#),
    source("A difference without another result", ink: "#757676"),
    source("A token that the source doesn't have", ink: nil), source("A length in place of a color", ink: "4px"),
    RuleExample(
      "An alias of a token without a tier",
      tokens: [
        "alias.fill": "{other.fill}", "other.fill": "#000000", "button.fill": "{alias.fill}",
        "primitive.blue": "#1d4ed8",
      ],
      configuration: """
        "tiers": { "component": "button.*", "alias": "alias.*", "primitive": "primitive.*" }, "rules": { "token-tiers": "error" }
        """),
  ]

  private static let requirements = #""requirements": { "text": 7, "component": 5, "graphic": 5 }"#

  /// Systems of files that examples don't have.
  private static let systems: [[String: String]] = [
    [
      "palpable.json": """
      { "tokens": ["page.json", { "path": "dark.json", "mode": "dark" }],
        "modes": [{ "name": "light", "contrast": "increased" }, { "name": "dark" }], \(requirements),
        "pairings": [{ "text": "late", "on": "page" }] }
      """,
      "page.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "dark.json": ##"{ "late": { "$type": "color", "$value": "#eeeeee" } }"##,
    ],
    [
      "palpable.json":
        #"{ "tokens": ["theme.css"], "tiers": { "component": "button.*" }, "rules": { "token-tiers": "error" } }"#,
      "theme.css": ":root { --page: #ffffff; --button-fill: color-mix(in srgb, var(--page) 50%, currentcolor); }",
    ],
    [
      "palpable.json": """
      { "tokens": ["weight.json", { "path": "dark.json", "mode": "dark" }], "modes": [{ "name": "light" }, { "name": "dark" }],
        "rules": { "spacing-grid": { "level": "error", "tokens": "**" }, "motion-limits": { "level": "error", "tokens": "**" } } }
      """,
      "weight.json": #"{ "weight": { "$type": "fontWeight", "$value": 400 } }"#,
      "dark.json": #"{ "late": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#,
    ],
  ]

  private static func contrast(_ caption: String, _ pairings: String, _ members: String = "") -> RuleExample {
    RuleExample(
      caption,
      tokens: ["ink": "#777777", "page": "#ffffff", "night": "#000000", "veil": "#ffffff4d", "none": "#00000000"],
      configuration: """
        "profile": "wcag22-aaa", "modes": [{ "name": "light", "contrast": "increased" }], \(requirements), \(members)
        "pairings": [{ "text": "ink", "on": "page" }, \(pairings)]
        """)
  }

  private static func waiver(_ caption: String, _ condition: String, _ members: String = "") -> RuleExample {
    RuleExample(
      caption, tokens: ["ink": "#888888", "page": "#ffffff"],
      configuration: """
        \(members) "pairings": [{ "text": "ink", "on": "page" }, { "graphic": "ink", "on": "page" }],
        "waivers": [{ "rule": "contrast-minimum", "subject": "ink on page", \(condition)"reason": "r", "owner": "o",
          "expires": "9999-12-31" }]
        """)
  }

  private static func states(
    _ caption: String, _ tokens: KeyValuePairs<String, String>, dark: KeyValuePairs<String, String> = [:],
    members: String = ""
  ) -> RuleExample {
    RuleExample(
      caption, tokens: tokens, dark: dark,
      configuration: """
        \(members) "rules": { "state-change": "warning" },
        "pairings": [{ "name": "Button", "text": "b.label_{state}", "on": "b.fill_{state}", "where": { "state": ["default", "hover"] } }]
        """)
  }

  private static func source(_ caption: String, ink: String?) -> RuleExample {
    let pairing = #""pairings": [{ "text": "color.ink", "on": "color.paper" }]"#
    let map = #""map": { "color.{name}": "app.{name}" }"#
    return RuleExample(
      caption,
      tokens: [
        "color.ink": "#767676", "color.paper": "#ffffff", "app.paper": "#ffffff",
        ink == nil ? "own" : "app.ink": ink ?? "#000000",
      ], configuration: #"\#(pairing), "sources": [{ "name": "app", "tokens": ["light.tokens.json"], \#(map) }]"#)
  }

  /// The reasons of a shared comparison that a rule never gives: text that isn't drawn has no replacement, so only graphics and borders
  /// have these reasons.
  static let ofOtherUsages: [String: Set<String>] = [
    "contrast-minimum": ["notDrawn", "shownByFill"], "contrast-enhanced": ["notDrawn", "shownByFill"],
  ]
}
