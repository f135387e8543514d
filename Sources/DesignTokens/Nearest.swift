/// Returns the candidate with the fewest edits from `text`; nil if every candidate has too many edits.
///
/// The limit is a third of the length of `text`, or one edit in `part` of its bytes.
///
/// Ties go to the first candidate. Used for suggestions such as `did you mean "…"?`.
/// - Complexity: O(k n m) for k candidates; texts over 100 bytes are not compared.
public func nearest(to text: String, among candidates: some Sequence<String>, editing part: Int = 3) -> String? {
  let longest = 100
  let wanted = Array(text.utf8)
  guard wanted.count <= longest else { return nil }
  var best: (text: String, edits: Int)?
  for candidate in candidates {
    let bytes = Array(candidate.utf8)
    let allowed = allowedEdits(wanted, bytes, in: part)
    guard bytes.count <= longest, abs(bytes.count - wanted.count) <= min(allowed, best?.edits ?? .max) else { continue }
    let limit = min(allowed, best.map { $0.edits - 1 } ?? .max)
    if let edits = editDistance(wanted, bytes, limit: limit) { best = (candidate, edits) }
  }
  return best?.text
}

/// Whether the edits between two short texts are at most a third of the longer one's length.
///
/// - Complexity: O(n m); texts over 100 bytes are not compared.
func isNear(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  let allowed = allowedEdits(left, right, in: 3)
  guard max(left.count, right.count) <= 100, abs(left.count - right.count) <= allowed else { return false }
  return editDistance(left, right, limit: allowed) != nil
}

private func allowedEdits(_ left: [UInt8], _ right: [UInt8], in part: Int) -> Int {
  max(1, max(left.count, right.count) / part)
}

/// Returns the edit distance in bytes (optimal string alignment); nil if it exceeds the limit.
///
/// The edits are insertions, deletions, substitutions, and swaps of adjacent bytes.
private func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
  var start = 0
  while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
  var (rows, columns) = (left.count - start, right.count - start)
  while rows > 0, columns > 0, left[start + rows - 1] == right[start + columns - 1] {
    (rows, columns) = (rows - 1, columns - 1)
  }
  var beforeLast: [Int] = []
  var last = [Int](repeating: 0, count: columns + 1)
  var i = 0
  while i < columns { (last[i + 1], i) = (i + 1, i + 1) }
  i = 0
  while i < rows {
    var row = last
    row[0] = i + 1
    var least = min(i + 1, last[0])
    let own = left[start + i]
    var j = 0
    while j < columns {
      let other = right[start + j]
      var edits = min(last[j] + (own == other ? 0 : 1), row[j] + 1, last[j + 1] + 1)
      if i > 0, j > 0, own == right[start + j - 1], left[start + i - 1] == other {
        edits = min(edits, beforeLast[j - 1] + 1)
      }
      row[j + 1] = edits
      least = min(least, edits, last[j + 1])
      j += 1
    }
    // Every later cell is derived from these two rows and is never lower.
    if least > limit { return nil }
    (beforeLast, last) = (last, row)
    i += 1
  }
  return last[columns] <= limit ? last[columns] : nil
}
