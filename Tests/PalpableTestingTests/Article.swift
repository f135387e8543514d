import TestSupport
import Testing

/// A fenced block of an article.
struct FencedBlock: Sendable {
  /// The article's name without its extension.
  let article: String
  /// The word after the fence.
  let language: String
  /// The lines between the fences.
  let lines: [String]

  /// The file that the first line names in a comment, such as `// Package.swift`.
  var file: String? {
    for mark in ["// ", "# "] {
      guard let first = lines.first, first.hasPrefix(mark) else { continue }
      return String(first.dropFirst(mark.count))
    }
    return nil
  }

  /// The text of the file: the lines but the one that names it.
  var content: String { lines.dropFirst(file == nil ? 0 : 1).joined(separator: "\n") + "\n" }
}

/// The articles of the module.
enum Articles {
  static let folder = "Sources/PalpableTesting/PalpableTesting.docc"
  static let names = packageFiles(below: folder, extension: "md").map { String($0.dropLast(3)) }

  /// All fenced blocks, in the order of articles and lines.
  static func blocks() throws -> [FencedBlock] {
    try names.flatMap { name in
      var blocks: [FencedBlock] = []
      var open: (language: String, lines: [String])?
      for line in try packageText("\(folder)/\(name).md").split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") {
          if let done = open { blocks.append(FencedBlock(article: name, language: done.language, lines: done.lines)) }
          open = open == nil ? (String(line.dropFirst(3)), []) : nil
        } else {
          open?.lines.append(String(line))
        }
      }
      try #require(open == nil, "\(name).md ends within a block")
      return blocks
    }
  }

  /// The text of a file that an article shows.
  static func file(_ path: String) throws -> String {
    try #require(try blocks().first { $0.file == path }, "no article shows \(path)").content
  }
}
