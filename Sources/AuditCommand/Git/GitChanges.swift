import SourceText

/// The changed files and lines of a work tree since a commit.
struct GitChanges {
  /// The number of tracked files that differ.
  let fileCount: Int
  /// The changed lines of Swift files, by their path below the top of the work tree; a deletion has none.
  let lines: [String: [ClosedRange<Int>]]

  /// Reads the changes since the merge base, including those that aren't committed.
  ///
  /// - Parameter readsLines: whether the lines of Swift files are read too.
  init(since base: GitBase, readsLines: Bool) throws(GitError) {
    let options = ["diff", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames"]
    guard let names = try base.git.output(options + ["--name-only", "-z", base.commit, "--"]) else {
      throw .unreadable(base.name)
    }
    fileCount = names.count { $0 == 0 }
    guard readsLines else {
      lines = [:]
      return
    }
    let shape = [
      "--text", "--unified=0", "--inter-hunk-context=0", "--src-prefix=a/", "--dst-prefix=b/",
      "--ignore-submodules=all", base.commit, "--", "*.swift",
    ]
    guard let text = try base.git.output(options + shape) else { throw .unreadable(base.name) }
    lines = GitChanges.lines(in: text)
  }

  /// Returns the added lines of each file in a patch without context.
  ///
  /// Lines of a hunk are counted, since any of them may look like a header.
  static func lines(in patch: [UInt8]) -> [String: [ClosedRange<Int>]] {
    var lines: [String: [ClosedRange<Int>]] = [:]
    var file: String?
    var rest = 0
    for line in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if rest > 0 {
        // A remark on a missing final line break isn't a line of the file.
        if line.first != UInt8(ascii: "\\") { rest -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        file = name(line.dropFirst(4))
      } else if line.starts(with: "@@ -".utf8), let (old, new) = ranges(line) {
        rest = old.count + new.count
        if let file, new.count > 0 { lines[file, default: []].append(new.start...(new.start + new.count - 1)) }
      }
    }
    return lines
  }

  /// Parses `@@ -1,2 +3,4 @@`; a missing count is 1.
  private static func ranges(_ line: ArraySlice<UInt8>) -> ((start: Int, count: Int), (start: Int, count: Int))? {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard fields.count >= 3 else { return nil }
    func range(_ field: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
      let numbers = field.dropFirst().split(separator: UInt8(ascii: ",")).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard let start = numbers.first ?? nil else { return nil }
      guard numbers.count > 1 else { return (start, 1) }
      return numbers[1].map { (start, $0) }
    }
    guard let old = range(fields[1]), let new = range(fields[2]) else { return nil }
    return (old, new)
  }

  /// Returns the name after `+++ `, without its prefix; nil for a deleted file and a name that isn't UTF-8.
  private static func name(_ field: ArraySlice<UInt8>) -> String? {
    var bytes = Array(field)
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes)
    } else if bytes.last == UInt8(ascii: "\t") {
      // git marks the end of a name with spaces.
      bytes.removeLast()
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    return text.utf8.elementsEqual(bytes.dropFirst(2)) ? text : nil
  }

  /// Returns the bytes of a name in the quotes of C, which git writes around quotes, backslashes, and control characters.
  private static func unquoted(_ text: [UInt8]) -> [UInt8] {
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var bytes: [UInt8] = []
    var rest = text.dropFirst().prefix { _ in true }
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(next) {
        let digits = [next] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      } else {
        bytes.append(letters[next] ?? next)
      }
    }
    return bytes
  }
}
