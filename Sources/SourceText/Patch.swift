/// The difference between two states of a file as a patch that `git apply` takes.
///
/// Lines are bytes: what ends them and what they hold is kept as it is.
public struct Patch: Sendable, Hashable {
  /// The bytes of the patch; empty when nothing differs.
  public let bytes: [UInt8]

  /// The lines around a change that show where it is.
  public static let contextLines = 3
  /// The most lines between two equal ones that are compared line by line; more are one block of old and new lines.
  private static let comparedLines = 2000

  /// A patch of one file.
  ///
  /// - Parameters:
  ///   - path: the path from the folder the patch is applied in, with forward slashes.
  ///   - old: the bytes now; nil for a file that does not exist.
  ///   - new: the bytes then.
  /// - Complexity: O(n) where lines are only replaced, O(m²) in the lines of the part that differs otherwise, m being bounded.
  public init(path: String, old: [UInt8]?, new: [UInt8]) {
    guard old != new else {
      bytes = []
      return
    }
    let before = Patch.lines(old ?? [])
    let after = Patch.lines(new)
    var text = Patch.header(path, isNew: old == nil)
    let hunks = Patch.hunks(Patch.changes(before, after), before.count)
    if !hunks.isEmpty {
      text += Array("--- ".utf8) + (old == nil ? Array("/dev/null".utf8) : Patch.name("a/" + path))
      text += Array("\n+++ ".utf8) + Patch.name("b/" + path) + [Ascii.lineFeed]
    }
    for hunk in hunks { text += Patch.text(of: hunk, before, after) }
    bytes = text
  }

  private static func header(_ path: String, isNew: Bool) -> [UInt8] {
    let names = quoted("a/" + path) + [Ascii.space] + quoted("b/" + path)
    return Array("diff --git ".utf8) + names + Array((isNew ? "\nnew file mode 100644\n" : "\n").utf8)
  }

  /// The lines with what ends them.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == Ascii.lineFeed {
      lines.append(bytes[start...offset])
      start = offset + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  // MARK: What differs

  /// Lines that give way to others.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func changes(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Change] {
    let shorter = min(before.count, after.count)
    let head = (0..<shorter).first { before[$0] != after[$0] } ?? shorter
    let most = shorter - head
    let tail = (0..<most).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] } ?? most
    let old = head..<before.count - tail
    let new = head..<after.count - tail
    if old.count == new.count { return inPlace(before, after, old) }
    guard old.count <= comparedLines, new.count <= comparedLines else { return [Change(old: old, new: new)] }
    return compared(before, after, old, new)
  }

  /// Lines that are replaced one by one.
  private static func inPlace(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], _ range: Range<Int>
  ) -> [Change] {
    var changes: [Change] = []
    for line in range where before[line] != after[line] {
      if let last = changes.last, last.old.upperBound == line {
        changes[changes.count - 1] = Change(old: last.old.lowerBound..<line + 1, new: last.new.lowerBound..<line + 1)
      } else {
        changes.append(Change(old: line..<line + 1, new: line..<line + 1))
      }
    }
    return changes
  }

  /// The longest common row of lines, by a table.
  private static func compared(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], _ old: Range<Int>, _ new: Range<Int>
  ) -> [Change] {
    let width = new.count + 1
    var table = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        let isSame = before[old.lowerBound + row] == after[new.lowerBound + column]
        table[row * width + column] =
          isSame
          ? table[(row + 1) * width + column + 1] + 1
          : max(table[(row + 1) * width + column], table[row * width + column + 1])
      }
    }
    var changes: [Change] = []
    var (row, column) = (0, 0)
    var start: (Int, Int)? = nil
    func close() {
      guard let (first, second) = start else { return }
      changes.append(
        Change(
          old: old.lowerBound + first..<old.lowerBound + row, new: new.lowerBound + second..<new.lowerBound + column))
      start = nil
    }
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, before[old.lowerBound + row] == after[new.lowerBound + column] {
        close()
        (row, column) = (row + 1, column + 1)
        continue
      }
      if start == nil { start = (row, column) }
      let canDrop = row < old.count
      let drops = column == new.count || canDrop && table[(row + 1) * width + column] >= table[row * width + column + 1]
      if drops { row += 1 } else { column += 1 }
    }
    close()
    return changes
  }

  // MARK: Hunks

  /// Changes that are near each other, with the lines around them.
  private struct Hunk {
    var changes: [Change]
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func hunks(_ changes: [Change], _ count: Int) -> [Hunk] {
    var groups: [[Change]] = []
    for change in changes {
      if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * contextLines {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.compactMap { group in
      guard let first = group.first, let last = group.last else { return nil }
      let before = min(contextLines, first.old.lowerBound)
      let after = min(contextLines, count - last.old.upperBound)
      return Hunk(
        changes: group, old: first.old.lowerBound - before..<last.old.upperBound + after,
        new: first.new.lowerBound - before..<last.new.upperBound + after)
    }
  }

  private static func text(
    of hunk: Hunk, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> [UInt8] {
    var text = Array("@@ -\(span(hunk.old)) +\(span(hunk.new)) @@\n".utf8)
    func add(_ sign: Character, _ lines: ArraySlice<ArraySlice<UInt8>>) {
      for line in lines {
        text += Array(String(sign).utf8) + line
        if line.last != Ascii.lineFeed { text += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    var next = hunk.old.lowerBound
    for change in hunk.changes {
      add(" ", before[next..<change.old.lowerBound])
      add("-", before[change.old])
      add("+", after[change.new])
      next = change.old.upperBound
    }
    add(" ", before[next..<hunk.old.upperBound])
    return text
  }

  /// The first line and how many there are; of none, the line before.
  private static func span(_ range: Range<Int>) -> String {
    if range.isEmpty { return "\(range.lowerBound),0" }
    return range.count == 1 ? "\(range.lowerBound + 1)" : "\(range.lowerBound + 1),\(range.count)"
  }

  // MARK: Names

  /// A name after `---` or `+++`: one with spaces ends with a tab, so that what follows is not taken for a time.
  private static func name(_ path: String) -> [UInt8] {
    let quoted = quoted(path)
    return quoted.first != Ascii.quote && path.utf8.contains(Ascii.space) ? quoted + [Ascii.tab] : quoted
  }

  /// A path as git writes it: in quotes when it holds a quote, a backslash, a control character or anything outside ASCII.
  static func quoted(_ path: String) -> [UInt8] {
    var isPlain = true
    var text: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case Ascii.quote, Ascii.backslash: text += [Ascii.backslash, byte]
      case 0x07...0x0D: text += [Ascii.backslash, Array("abtnvfr".utf8)[Int(byte) - 7]]
      case 0..<0x20, 0x7F...: text += [Ascii.backslash, 0x30 + (byte >> 6), 0x30 + (byte >> 3 & 7), 0x30 + (byte & 7)]
      default:
        text.append(byte)
        continue
      }
      isPlain = false
    }
    return isPlain ? text : [Ascii.quote] + text + [Ascii.quote]
  }
}
