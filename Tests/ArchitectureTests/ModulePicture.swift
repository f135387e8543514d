/// The picture of the modules: a row for each distance from the modules that import nothing, and a line for each import that no other implies.
struct ModulePicture {
  private let layers: [[String]]
  private let imports: [String: Set<String>]

  /// Creates the picture of a table of imports without circles.
  init(of table: [String: Set<String>]) {
    var heights: [String: Int] = [:]
    func height(_ module: String) -> Int {
      if let known = heights[module] { return known }
      let height = (table[module] ?? []).map { height($0) + 1 }.max() ?? 0
      heights[module] = height
      return height
    }
    for module in table.keys { _ = height(module) }
    layers = (0...(heights.values.max() ?? 0)).reversed().map { row in
      heights.filter { $0.value == row }.keys.sorted()
    }
    imports = table.mapValues { all in
      all.filter { name in !all.contains { $0 != name && ModulePicture.reaches($0, name, in: table) } }
    }
  }

  private static func reaches(_ module: String, _ name: String, in table: [String: Set<String>]) -> Bool {
    (table[module] ?? []).contains { $0 == name || reaches($0, name, in: table) }
  }

  private static let (width, rowHeight, boxHeight) = (720, 84, 32)

  private func boxWidth(_ module: String) -> Int { 20 + module.utf8.count * 8 }

  /// The horizontal centers of modules.
  private var centers: [String: Int] {
    var centers: [String: Int] = [:]
    for layer in layers {
      let free = ModulePicture.width - layer.reduce(0) { $0 + boxWidth($1) }
      let gap = free / (layer.count + 1)
      var left = gap
      for module in layer {
        centers[module] = left + boxWidth(module) / 2
        left += boxWidth(module) + gap
      }
    }
    return centers
  }

  /// The picture as SVG, in light and dark.
  var svg: String {
    let (width, height) = (ModulePicture.width, layers.count * ModulePicture.rowHeight - 20)
    let centers = centers
    let tops = Dictionary(
      uniqueKeysWithValues: layers.enumerated().flatMap { row, layer in
        layer.map { ($0, 16 + row * ModulePicture.rowHeight) }
      })
    var lines: [String] = []
    var boxes: [String] = []
    for module in layers.joined() {
      guard let center = centers[module], let top = tops[module] else { continue }
      for name in (imports[module] ?? []).sorted() {
        guard let end = centers[name], let below = tops[name] else { continue }
        let start = top + ModulePicture.boxHeight
        lines.append(
          "<path class=\"l\" d=\"M\(center) \(start)C\(center) \(start + 34) \(end) \(below - 34) \(end) \(below)\"/>")
      }
      let left = center - boxWidth(module) / 2
      boxes.append(
        "<rect class=\"b\" x=\"\(left)\" y=\"\(top)\" width=\"\(boxWidth(module))\" height=\"32\" rx=\"6\"/>"
          + "<text class=\"i\" x=\"\(center)\" y=\"\(top + 21)\" text-anchor=\"middle\">\(module)</text>")
    }
    let style =
      ".g{fill:#ffffff}.i{fill:#1c1c1e}.b{fill:#f2f2f7;stroke:#8e8e93}.l{stroke:#8e8e93;fill:none}"
      + "@media (prefers-color-scheme:dark){.g{fill:#1c1c1e}.i{fill:#f2f2f7}.b{fill:#2c2c2e}}"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="The modules and their imports">
      <style>\(style)</style>
      <rect class="g" width="\(width)" height="\(height)" rx="8"/>
      \((lines + boxes).joined(separator: "\n"))
      </svg>

      """
  }
}
