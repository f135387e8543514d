import SwiftSource

extension CodeChain {
  /// Whether the view is for watchOS or a widget, whose text sizes have another range.
  var isOnWatch: Bool { isForWatch || imports(["WidgetKit"]) }

  /// Whether the view is for watchOS, whose button styles and rows enlarge targets to the width of the screen.
  ///
  /// The source shows it by `#if`, by an import, or by the name of a folder, such as `Watch App`.
  var isForWatch: Bool {
    if index.files[file].platforms.isOnWatch(at: source.expression.tokens.lowerBound) { return true }
    return imports(["WatchKit", "ClockKit"])
      || index.files[file].name.split(separator: "/").dropLast().contains(where: CodeChain.namesWatch)
  }

  private func imports(_ modules: Set<String>) -> Bool {
    outline.declarations.contains { $0.kind == .import && $0.branch == nil && modules.contains($0.name) }
  }

  /// Whether a folder has the word Watch, as `OpenWatch Extension` and `watchOS` do, but not `Watchlist` or `WatchList`.
  private static func namesWatch(_ folder: Substring) -> Bool {
    var rest = folder
    while let word = rest.firstRange(of: "atch") {
      let before = folder[..<word.lowerBound]
      let isStart = before.last == "W" || before.last == "w" && !(before.dropLast().last?.isLetter ?? false)
      rest = rest[word.upperBound...]
      let isEnd = rest.first.map { !$0.isLetter || $0.isUppercase } ?? true
      if isStart, isEnd, !rest.hasPrefix("List") { return true }
    }
    return false
  }
}
