extension OutputGroup {
  /// A system and two proposals: values changed, tokens renamed, added, and removed.
  static let proposals = OutputFixture(
    "proposals",
    files(
      [
        ("now", ["color.ink": "#777777", "color.muted": "#949494", "color.page": "#ffffff", "color.old": "#123456"]),
        ("bold", ["color.ink": "#333333", "color.muted": "#999999", "color.page": "#fffffe", "color.new": "#123456"]),
        ("soft", ["color.ink": "#888888", "color.muted": "#767676", "color.page": "#ffffff", "color.more": "#654321"]),
      ]),
    [
      .compare(["now", "bold", "soft"]), .compare(["now", "now"], name: "same"),
      .compare(["soft", "now"], name: "strict", more: ["--profile", "wcag22-aaa", "--strict"]),
    ])

  private static func files(_ folders: [(String, KeyValuePairs<String, String>)]) -> [String: String] {
    var files: [String: String] = [:]
    for (folder, values) in folders {
      files["\(folder)/tokens.json"] = colors(values)
      files["\(folder)/palpable.json"] =
        ##"{ "name": "\##(folder)", "tokens": ["tokens.json"], "pairings": [{ "text": ["color.ink", "color.muted"], "on": "color.page" }] }"##
    }
    return files
  }

  /// Dated reports of a system that gets better and worse.
  static let history = OutputFixture(
    "history",
    [
      "palpable.json":
        ##"{ "name": "History", "tokens": ["tokens.json"], "pairings": [{ "text": "color.*", "on": "color.page" }] }"##,
      "tokens.json": colors(["color.ink": "#777777", "color.muted": "#949494", "color.page": "#ffffff"]),
    ],
    [
      .run("first", ["report", "--history", "kept", "--date", "2026-11-01"]),
      .write("tokens.json", colors(["color.ink": "#333333", "color.muted": "#999999", "color.page": "#ffffff"])),
      .run("second", ["report", "--history", "kept", "--date", "2026-11-08"]),
      .write("tokens.json", colors(["color.ink": "#333333", "color.muted": "#555555", "color.page": "#ffffff"])),
      .run("third", ["report", "--history", "kept", "--date", "2026-11-15", "--strict"]),
      .record("kept"),
    ])

  /// A system with colors that can be fixed, that can't, and that need a value in a mode.
  static let repairs = OutputFixture(
    "repairs",
    [
      "light.json": colors([
        "gray.100": "#f1f1f1", "gray.500": "#8a8a8a", "color.ink": "{gray.500}", "color.veil": "#00000073",
        "color.page": "#ffffff", "color.brand": "#ff6600",
      ]),
      "dark.json": colors(["color.page": "#111111"]),
      "palpable.json": ##"""
      { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }], "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
        "ramps": ["gray.*"], "textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom" } },
        "pairings": [{ "text": ["color.ink", "color.veil"], "on": ["color.page", "gray.100"] }, { "component": "color.brand", "on": "color.page" }],
        "controls": [{ "name": "Save", "width": 20, "height": 20 }] }
      """##,
    ],
    [
      .fix(), .fix(name: "locked", more: ["--lock", "**"]),
      .fix(name: "brand", more: ["--lock", "color.brand", "--no-additions"]),
      .fix(name: "aaa", more: ["--profile", "wcag22-aaa", "--weight", "color.page=8", "--hue-tolerance", "10"]),
      .run("write", ["fix", "--write"]), .record("light.json"), .record("dark.json"), .audit(name: "after"),
    ])

  /// More tokens, pairings, and findings than reports list in full.
  static let limits = OutputFixture(
    "limits",
    [
      "palpable.json": ##"""
      { "tokens": ["tokens.json"], "pairings": [{ "text": "t.*", "on": ["s.one", "s.two", "s.three", "s.four"] }],
        "families": [{ "name": "many", "colors": ["t.10*"] }] }
      """##,
      "tokens.json": {
        let tokens = (0..<320).map { index in
          let gray = String(0x40 + index / 2, radix: 16)
          return ##"    "\##(index)": { "$value": "#\##(gray)\##(gray)\##(String(0x30 + index % 160, radix: 16))" }"##
        }
        return
          ##"{ "$type": "color", "s": { "one": { "$value": "#ffffff" }, "two": { "$value": "#f0f0f0" }, "three": { "$value": "#000000" }, "four": { "$value": "#202020" } },"##
          + "\n  \"t\": {\n\(tokens.joined(separator: ",\n"))\n  } }\n"
      }(),
    ], [.audit()])
}
