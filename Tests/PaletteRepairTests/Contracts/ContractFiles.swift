import Foundation

/// The values of tokens by mode, as files hold them: "light" and "dark", by name.
struct ContractValues: Equatable {
  var light: [String: PlainColor] = [:]
  var dark: [String: PlainColor] = [:]

  /// What a token shows in the second mode.
  func shownInDark(_ token: String) -> PlainColor? { dark[token] ?? light[token] }
}

extension RandomContract {
  /// The files of the contract.
  var files: [String: String] {
    let locked = tokens.filter(\.isLocked).map { "\"\($0.name)\"" }.joined(separator: ", ")
    let pairings = pairs.map { pair in
      "{ \"\(pair.isText ? "text" : "component")\": \"\(tokens[pair.foreground].name)\", \"on\": \"\(tokens[pair.background].name)\" }"
    }
    let entries = isCSS ? "\"a.css\"" : "\"light.json\", { \"path\": \"dark.json\", \"mode\": \"dark\" }"
    var files = [
      "palpable.json": """
      { "tokens": [\(entries)], "profile": "\(isEnhanced ? "wcag22-aaa" : "wcag22-aa")", "locked": [\(locked)],
        "modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "\(isDark ? "dark" : "light")", "base": "light" }],
        "pairings": [\(pairings.joined(separator: ",\n"))] }
      """
    ]
    if isCSS {
      let light = tokens.map { "  --\($0.name): \($0.base);\n" }.joined()
      let dark = tokens.compactMap { token in token.own.map { "  --\(token.name): \($0);\n" } }.joined()
      files["a.css"] = ":root {\n\(light)}\n[data-theme=\"dark\"] {\n\(dark)}\n"
    } else {
      func json(_ values: [(String, PlainColor)]) -> String {
        "{ \"$type\": \"color\"" + values.map { ", \"\($0.0)\": { \"$value\": \"\($0.1)\" }" }.joined() + " }"
      }
      files["light.json"] = json(tokens.map { ($0.name, $0.base) })
      files["dark.json"] = json(tokens.compactMap { token in token.own.map { (token.name, $0) } })
    }
    return files
  }

  /// The values that files hold, read here and not by the library.
  func values(in files: [String: String]) throws -> ContractValues {
    if isCSS { return cssValues(files["a.css"] ?? "") }
    return ContractValues(
      light: try jsonValues(files["light.json"] ?? ""), dark: try jsonValues(files["dark.json"] ?? ""))
  }

  /// A document of the JSON above.
  private func jsonValues(_ text: String) throws -> [String: PlainColor] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    return object.compactMapValues { member in
      let value = (member as? [String: Any])?["$value"]
      if let text = value as? String { return PlainColor(hex: text) }
      let components = (value as? [String: Any])?["components"] as? [NSNumber] ?? []
      let codes = components.map { UInt8(($0.doubleValue * 255).rounded()) }
      return codes.count == 3 ? PlainColor(red: codes[0], green: codes[1], blue: codes[2]) : nil
    }
  }

  /// A sheet of the CSS above: the first block is light, what comes after it is dark.
  private func cssValues(_ text: String) -> ContractValues {
    var values = ContractValues()
    for (index, block) in text.components(separatedBy: "{").dropFirst().enumerated() {
      let body = block.components(separatedBy: "}").first ?? ""
      for declaration in body.components(separatedBy: ";") {
        let parts = declaration.components(separatedBy: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard parts.count == 2, parts[0].hasPrefix("--"), let color = PlainColor(hex: parts[1]) else { continue }
        let name = String(parts[0].dropFirst(2))
        if index == 0 { values.light[name] = color } else { values.dark[name] = color }
      }
    }
    return values
  }

  /// The pairings that fail with some values, in either mode.
  func failures(_ values: ContractValues) -> [String] {
    pairs.flatMap { pair -> [String] in
      let (front, back) = (tokens[pair.foreground].name, tokens[pair.background].name)
      let shown = [
        ("light", values.light[front], values.light[back]),
        ("dark", values.shownInDark(front), values.shownInDark(back)),
      ]
      return shown.compactMap { mode, one, other in
        guard let one, let other, one.contrast(with: other) >= ratio(pair) else { return "\(front) on \(back) \(mode)" }
        return nil
      }
    }
  }
}
