import SourceText
import SwiftSource

extension CodeChain {
  /// Whether the view is for watchOS or a widget, whose text sizes have another range.
  var isOnWatch: Bool { isForWatch || imports(["WidgetKit"]) }

  /// Whether the view is for watchOS, whose button styles and rows enlarge targets to the width of the screen.
  ///
  /// The source shows it by `#if`, by an import, or by the name of a folder, such as `Watch App`.
  var isForWatch: Bool {
    index.files[file].isForWatch
      || index.files[file].platforms.isOnWatch(at: source.expression.tokens.lowerBound)
  }

  private func imports(_ modules: Set<String>) -> Bool { outline.imports(modules) }
}

extension SwiftOutline {
  /// Whether the whole file is for watchOS.
  ///
  /// - Parameter name: the path of the file.
  func isForWatch(_ name: String) -> Bool {
    imports(["WatchKit", "ClockKit"])
      || name.split(separator: "/").dropLast().contains(where: SwiftOutline.namesWatch)
  }

  fileprivate func imports(_ modules: Set<String>) -> Bool {
    declarations.contains { $0.kind == .import && $0.branch == nil && modules.contains($0.name) }
  }

  /// Whether a folder has the word Watch, as `OpenWatch Extension` and `watchOS` do, but not `Watchlist` or `WatchList`.
  private static func namesWatch(_ folder: Substring) -> Bool {
    var before = ""
    var rest = String(folder)
    while let word = rest.firstRange(ofBytes: "atch") {
      before += rest[..<word.lowerBound]
      let isStart = before.last == "W" || before.last == "w" && !(before.dropLast().last?.isLetter ?? false)
      before += "atch"
      rest = String(rest[word.upperBound...])
      let isEnd = rest.first.map { !$0.isLetter || $0.isUppercase } ?? true
      if isStart, isEnd, !rest.hasPrefix("List") { return true }
    }
    return false
  }
}
