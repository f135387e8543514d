import Audit

extension RuleExample {
  /// Returns the files of the example: `palpable.json`, token files, a baseline, and `View.swift` without the marks of findings.
  package func files(_ notation: ExampleDocument.Notation) -> [String: String] {
    var tokenEntries = [#""light.tokens.json""#]
    if !darkTokens.isEmpty { tokenEntries.append(#"{ "path": "dark.tokens.json", "mode": "dark" }"#) }
    var members = [#""tokens": [\#(tokenEntries.joined(separator: ", "))]"#]
    if !darkTokens.isEmpty {
      members.append(#""modes": [{ "name": "light" }, { "name": "dark", "base": "light" }]"#)
    }
    if !code.isEmpty { members.append(#""code": ["*.swift"]"#) }
    if !configuration.isEmpty { members.append(configuration) }
    let page = code.isEmpty ? [] : [(path: "page", value: "#ffffff")]
    let document = ExampleDocument(notation: notation)
    var files = [
      "palpable.json": "{ " + members.joined(separator: ", ") + " }",
      "light.tokens.json": document.text(tokens.isEmpty ? page : tokens),
      "dark.tokens.json": document.text(darkTokens),
    ]
    if !code.isEmpty { files["View.swift"] = code.replacing("/*!*/", with: "") }
    // An audit needs at least one file that it can read.
    if code.count(where: { $0 == "{" }) != code.count(where: { $0 == "}" }) { files["Other.swift"] = "" }
    if !baseline.isEmpty { files["baseline.json"] = #"{ "schemaVersion": 1, "findings": [\#(baseline)] }"# }
    return files
  }
}
