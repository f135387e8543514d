import Audit

/// Systems for reasons that no example of a rule has.
enum ReasonFixtures {
  static let all: [RuleExample] = [
    contrast("Nothing is declared behind a translucent background", #"{ "text": "night", "on": "veil" }"#),
    contrast("A border on a translucent background", #"{ "component": "ink", "on": "veil" }"#),
    contrast(
      "Surfaces decide", #"{ "text": "night", "on": "veil" }, { "component": "ink", "on": "veil" }"#,
      #""surfaces": ["page", "night"],"#),
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
  ]

  private static func contrast(_ caption: String, _ pairings: String, _ members: String = "") -> RuleExample {
    RuleExample(
      caption,
      tokens: ["ink": "#777777", "page": "#ffffff", "night": "#000000", "veil": "#ffffff4d", "none": "#00000000"],
      configuration: """
        "profile": "wcag22-aaa", "modes": [{ "name": "light", "contrast": "increased" }], \(members)
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

  /// The reasons that neither an example nor a system here reaches, by rule; text and focus indicators that aren't drawn have no
  /// replacement, and tests of the rules reach most others.
  static let elsewhere: [String: [String]] = [
    "contrast-minimum": ["notDrawn", "shownByFill", "unknownColor"],
    "contrast-enhanced": ["notDrawn", "shownByFill", "unknownColor"],
    "non-text-contrast": ["unknownColor"],
    "increased-contrast": ["unknownColor"],
    "use-of-color": ["unknownColor"],
    "state-change": ["backdrop", "noColors", "unknownColor"],
    "focus-appearance": [
      "backdrop", "estimatedSize", "notDrawn", "undeclaredBackdrop", "undeclaredColor", "undeclaredSize",
      "unknownColor",
    ],
    "approved-badges": ["unknownColor"],
    "mode-coverage": ["noValue"],
    "source-drift": ["colorDiffers", "noToken", "unknownColor"],
    "token-tiers": ["undecidable", "unknownTier", "untiered"],
    "text-clipping": [
      "exceedsWidth", "flexibleHeight", "heightFollowsCategory", "keepsSize", "keepsWidth", "mayExceedHeight",
      "mayExceedWidth", "unboundedHeight", "unknownFont", "unknownLimit", "unknownScaleFactor",
    ],
    "reflow": ["inconclusive", "undeclaredLabels"],
    "fixed-font": ["unboundedSize", "unknownCategory"],
    "double-scaling": ["unknownSize"],
    "target-size-minimum": [
      "crowdedLowerBound", "lowerBound", "nestedLowerBound", "undeclaredNeighbors", "unknownNeighbors",
    ],
    "target-size-enhanced": ["coveredLowerBound", "lowerBound"],
    "target-spacing": ["lowerBound", "unknownNeighbors", "unknownSize"],
    "target-overlap": ["lowerBound", "unknownSize"],
    "control-padding": ["lowerBound", "noNeighbor", "undeclaredNeighbors", "unknownNeighbors", "unknownSize"],
    "small-target": ["unframed"],
    "spacing-grid": ["unknownValue"],
    "motion-limits": ["noLimit", "unknownValue"],
    "animation-limits": ["noDuration", "otherDamping", "otherSpring", "unbounded", "unknownSpeed", "unknownSpring"],
    "hardcoded-color": ["uncertain"],
    "primitive-token-in-view": ["primitive", "primitiveWithComponentToken"],
    "broad-waiver": ["tooManyFindings"],
    "invalid-suppression": ["tooLong"],
  ]
}
