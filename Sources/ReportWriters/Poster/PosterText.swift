import Audit
import PageModel
import SourceText
import Typesetting

/// The words of a poster, shortened by their measured width.
struct PosterText {
  let content: PosterContent

  private var report: AuditReport { content.report }

  /// The title for assistive technology.
  var title: String { "\(report.system.name): palette audit" }

  /// The picture in words.
  var description: String {
    let badges = content.badgeCount > 0 ? " and \(ResultText.count(content.badgeCount, "badge"))" : ""
    let verdict = VerdictText(report)
    return
      "\(ResultText.count(content.count, "color token"))\(modes.isEmpty ? "" : " in \(modes)")\(badges). Tokens with a "
      + "required pairing show the lowest ratio. \([verdict.headline, verdict.promise].compactMap { $0?.plain }.joined(separator: " "))"
  }

  private var modes: String { ResultText.list(content.modes.map(\.name)) }

  /// The explanation at the bottom.
  var legend: String {
    guard !content.columns.isEmpty else { return "" }
    var parts: [String] = []
    if content.modes.count == 2 {
      let names = content.modes.map { PosterText.fitting($0.name, in: 90, size: 12) }
      parts.append("\(names[0].capitalizedStart) above \(names[1]).")
      if content.columns.contains(where: { $0.values.contains(where: \.isFallback) }) {
        parts.append("A short stripe falls back to another mode.")
      }
    }
    parts.append("Numbers: lowest ratio of the required pairings.")
    if content.columns.count < content.count { parts.append("\(content.columns.count) of \(content.count) tokens.") }
    return parts.joined(separator: " ")
  }

  /// The guideline and the program.
  var source: String {
    "\(report.title(of: .wcag)) · \(report.tool.name) \(report.tool.version)\(report.date.map { " · \($0)" } ?? "")"
  }

  /// The first segments that all shown tokens share.
  var shared: Int {
    guard let first = content.columns.first?.path.segments, content.columns.count > 1 else { return 0 }
    let most = content.columns.map { $0.path.segments.count - 1 }.min() ?? 0
    return (0..<max(0, most)).first { index in
      content.columns.contains { !$0.path.segments[index].hasSameBytes(as: first[index]) }
    } ?? max(0, most)
  }

  /// Returns a text without its end, so that it fits a width.
  ///
  /// - Complexity: O(1) beyond the characters that could fit.
  static func fitting(_ text: String, in width: Double, size: Double) -> String {
    var shown = String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))).madeVisible
    let isCut = text.unicodeScalars.count > 200
    func fits(_ text: String) -> Bool { LabelWidth(of: text).width(atSize: size).most <= width }
    if !isCut, fits(shown) { return shown }
    while !shown.isEmpty, !fits(shown + "…") { shown.unicodeScalars.removeLast() }
    return shown + "…"
  }

  /// Returns a name without its start, so that it fits a width: names of one group differ at their ends.
  static func fittingEnd(_ name: String, in width: Double, size: Double) -> String {
    let reversed = String(String.UnicodeScalarView(name.unicodeScalars.suffix(200).reversed()))
    let shown = fitting(reversed, in: width, size: size)
    if shown.hasSameBytes(as: reversed), name.unicodeScalars.count <= 200 { return name }
    return String(String.UnicodeScalarView(shown.unicodeScalars.reversed()))
  }

  /// Returns a name on up to two lines that fit a width, broken after a hyphen, a dot, or an underscore if possible.
  static func lines(_ name: String, in width: Double, size: Double) -> [String] {
    if fitting(name, in: width, size: size).hasSameBytes(as: name) { return [name] }
    let breaks = name.utf8.indices.filter { [0x2D, 0x2E, 0x5F, 0x20].contains(name.utf8[$0]) }
    let starts = breaks.reversed().map { name.utf8.index(after: $0) }
    for start in starts.prefix(16) where start < name.endIndex {
      let first = String(name[..<start])
      guard first.unicodeScalars.count < 200, fitting(first, in: width, size: size).hasSameBytes(as: first) else {
        continue
      }
      return [first, fitting(String(name[start...]), in: width, size: size)]
    }
    return [fitting(name, in: width, size: size)]
  }
}
