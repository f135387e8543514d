// Sentences about text styles, controls, and containers.

extension ErrorMessageTests {
  /// A configuration with `members` on line 2, starting at column 1.
  static func entry(_ members: String, _ sentence: String) -> Case {
    configuration("{ \"tokens\": [\"tokens.json\"],\n" + members + " }", "palpable.json:2:" + sentence)
  }

  private static let style = #""textStyles": { "body": { "size": 17 } }, "#

  static let styleCases: [Case] = [
    entry(
      #""controls": [{ "name": "A", "height": { "minimum": 44, "scaled": 44 } }]"#,
      "39: expected \"minimum\" or \"scaled\" in \"height\", found both"),
    entry(
      #""controls": [{ "name": "A", "height": {} }]"#, "39: missing \"minimum\" or \"scaled\" in \"height\"; add it"),
    entry(
      #""controls": [{ "name": "A", "height": { "minimum": 44, "relativeTo": "body" } }]"#,
      "39: expected \"relativeTo\" only with \"scaled\", found \"minimum\""),
    entry(
      #""controls": [{ "name": "A", "height": { "scaled": 44, "relativeTo": "bdy" } }]"#,
      "69: unknown system text style \"bdy\"; did you mean \"body\"?"),
    entry(
      #""controls": [{ "name": "A", "label": "Save" }]"#,
      "14: missing \"textStyle\" in a control with \"label\"; add it"),
    entry(
      style + #""controls": [{ "name": "A", "textStyle": "body", "label": 2.5 }]"#,
      "101: expected \"label\" as a whole number from 1 to 10000, found 2.5"),
    entry(
      #""controls": [{ "name": "A", "arrangement": "rwo" }]"#,
      "44: unknown arrangement \"rwo\" (available: row, column, grid, free); did you mean \"row\"?"),
    entry(
      #""controls": [{ "name": "A", "arrangement": "row", "columns": 3 }]"#,
      "62: expected \"columns\" only with the arrangement \"grid\", found \"row\""),
    entry(
      #""controls": [{ "name": "A", "arrangement": "row", "wraps": "accesibility1" }]"#,
      "60: unknown content size category \"accesibility1\"; did you mean \"accessibility1\"?"),
    entry(
      #""controls": [{ "name": "A", "neighbours": [{ "control": "B", "position": [0, 0] }] }]"#,
      "44: unknown control \"B\"; did you mean \"A\"?"),
    entry(
      #""controls": [{ "name": "A", "neighbours": [{ "control": "A", "position": [0] }] }]"#,
      "74: expected \"position\" as [x, y] in points, which may be negative, found an array"),
    entry(
      #""controls": [{ "name": "A", "inside": { "control": "A", "leading": 8 } }]"#,
      "39: expected another control in \"inside\", found the control itself"),
    entry(
      #""controls": [{ "name": "A", "inside": { "control": "A", "leading": 8, "trailing": 8 } }]"#,
      "39: expected only one of \"leading\", \"trailing\", or \"position\", found \"leading\" and \"trailing\""),
    entry(
      #""controls": [{ "name": "A", "exception": { "kind": "inline" } }]"#,
      "42: missing \"reason\" in an exception; add it"),
    entry(
      #""controls": [{ "name": "A", "exception": { "kind": "equivalent", "reason": "r" } }]"#,
      "42: missing \"equivalent\" in an exception; add it"),
    entry(
      #""containers": [{ "name": "A" }]"#, "16: missing \"textStyle\" or \"stack\" in a container; add it"),
    entry(
      style + #""containers": [{ "name": "A", "textStyle": "body", "stack": [8] }]"#,
      "58: expected \"textStyle\" or \"stack\" in a container, found both"),
    entry(
      style + #""containers": [{ "name": "A", "textStyle": "body" }, { "name": "A", "textStyle": "body" }]"#,
      "96: duplicate container \"A\"; rename one"),
    entry(
      #""textStyles": { "body": { "size": 17, "minimumScaleFactor": 2 } }"#,
      "17: expected a \"minimumScaleFactor\" above 0 and at most 1, found 2"),
    entry(
      #""textStyles": { "body": { "size": 17, "regularSize": 0 } }"#, "17: expected a \"regularSize\" above 0, found 0"),
    entry(
      #""textStyles": { "body": { "size": 17, "maximumSize": 0 } }"#, "17: expected a \"maximumSize\" above 0, found 0"),
  ]
}
