import Audit

extension ReasonFixtures {
  /// Text in frames, and controls among others.
  static let textAndTouch: [RuleExample] = [
    container(
      "A word wider than its frame",
      #""textStyle": "body", "width": 80, "lineLimit": 1, "label": "Incomprehensibilities""#),
    container("A height within the estimate", #""textStyle": "plain", "height": 65"#),
    container("A width within the estimate", #""textStyle": "body", "width": 250, "label": "Incomprehensible""#),
    controls(
      "A row within the estimate",
      #"{ "name": "A", \#(label(8, 8)), "label": "Incom", "height": 44, "gap": 8, "arrangement": "row", "count": 2 }"#),
    controls(
      "A row without labels", #"{ "name": "A", \#(label(8, 8)), "height": 44, "gap": 8, "arrangement": "row" }"#),
    ring("A ring on both sides of the edge", #""width": 96, "height": 44"#, #""on": "page", "width": 2, "offset": -1"#),
    ring("A ring around a control without a size", "", #""on": "page", "width": 2"#),
    ring(
      "A ring over surfaces", #""width": 96, "height": 44"#, #""on": "veil", "width": 2"#,
      #""surfaces": ["page", "night"],"#),
    ring("A ring over a veil", #""width": 96, "height": 44"#, #""on": "veil", "width": 2"#),
    ring(
      "A ring that is enough for a larger label only", #"\#(label(2, 2)), "label": "Save""#,
      #""fill": "page", "width": 2.16, "offset": -2.16"#),
    controls("A lower bound of a row", #"{ "name": "A", \#(label(4, 2)), "gap": 0, "arrangement": "row" }"#),
    controls(
      "A lower bound of a column",
      #"{ "name": "A", "height": { "minimum": 16 }, "width": 20, "gap": 4, "arrangement": "column" }"#),
    controls(
      "A neighbor without a size, and one with a size",
      """
      { "name": "A", "width": 20, "height": 20, "style": "plain", "arrangement": "free",
        "neighbours": [{ "control": "B", "position": [60, 0] }, { "control": "C", "position": [0, 60] }] },
      { "name": "B" }, { "name": "C", "width": 44, "height": 44 }
      """),
    controls("A row of controls without a size", #"{ "name": "A", "style": "plain", "gap": 4, "arrangement": "row" }"#),
    controls(
      "A row without a gap", #"{ "name": "A", "width": 44, "height": 44, "style": "plain", "arrangement": "row" }"#),
    controls("A control alone", #"{ "name": "A", "width": 44, "height": 44, "style": "plain" }"#),
    controls(
      "A control in one whose width has a lower bound",
      """
      { "name": "P", "height": 22, "width": { "minimum": 20 } },
      { "name": "A", "width": 8, "height": 8, "inside": { "control": "P", "trailing": 0 } }
      """),
    controls(
      "Targets that overlap unless the control is higher",
      #"{ "name": "A", "width": 44, "height": { "minimum": 20 }, "target": [44, 44], "arrangement": "column", "gap": 8 }"#
    ),
    controls(
      "A pill whose corner is round enough if it is higher",
      """
      { "name": "A", "width": 96, "height": { "minimum": 20 }, "cornerRadius": "pill", "style": "plain", "arrangement": "free",
        "neighbours": [{ "control": "B", "position": [100, -60] }] }, { "name": "B", "width": 44, "height": 44 }
      """),
  ]

  private static let styles =
    #""textStyles": { "body": { "size": 17, "lineHeight": 1.3 }, "plain": { "size": 17 }, "small": { "size": 14 } }"#

  private static func label(_ vertical: Int, _ horizontal: Int) -> String {
    #""padding": [\#(vertical), \#(horizontal)], "textStyle": "\#(vertical == 8 ? "body" : "small")""#
  }

  private static func container(_ caption: String, _ members: String) -> RuleExample {
    RuleExample(caption, configuration: #"\#(styles), "containers": [{ "name": "Card", \#(members) }]"#)
  }

  private static func controls(_ caption: String, _ controls: String) -> RuleExample {
    RuleExample(caption, configuration: #"\#(styles), "controls": [\#(controls)]"#)
  }

  private static func ring(
    _ caption: String, _ size: String, _ ring: String, _ members: String = ""
  ) -> RuleExample {
    let control = size.isEmpty ? "" : size + ", "
    return RuleExample(
      caption, tokens: ["page": "#ffffff", "night": "#000000", "veil": "#ffffff4d"],
      configuration:
        #"\#(members) \#(styles), "controls": [{ "name": "A", \#(control)"focusRing": { "color": "night", \#(ring) } }]"#
    )
  }
}
