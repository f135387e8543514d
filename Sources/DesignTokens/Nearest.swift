/// The candidate with the fewest edits from `text`, when there are no more edits than a third of its length, or one in `part` of its bytes.
///
/// Ties go to the first candidate. Used for sentences such as "Did you mean …?".
/// - Complexity: O(k n m) for k candidates; texts over 100 bytes are not compared.
public func nearest(to text: String, among candidates: some Sequence<String>, editing part: Int = 3) -> String? {
  let longest = 100
  let wanted = Array(text.utf8)
  guard wanted.count <= longest else { return nil }
  var best: (text: String, edits: Int)?
  for candidate in candidates {
    let bytes = Array(candidate.utf8)
    let allowed = max(1, max(wanted.count, bytes.count) / part)
    let difference = abs(bytes.count - wanted.count)
    guard bytes.count <= longest, difference <= min(allowed, best?.edits ?? .max) else { continue }
    let limit = min(allowed, best.map { $0.edits - 1 } ?? .max)
    if let edits = editDistance(ArraySlice(wanted), ArraySlice(bytes), limit: limit) { best = (candidate, edits) }
  }
  return best?.text
}

/// The least number of insertions, deletions, substitutions and swaps of neighbours, in bytes (optimal string alignment); nil when over the limit.
private func editDistance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, limit: Int) -> Int? {
  var (left, right) = (left, right)
  while let a = left.first, a == right.first { (left, right) = (left.dropFirst(), right.dropFirst()) }
  while let a = left.last, a == right.last { (left, right) = (left.dropLast(), right.dropLast()) }
  let (rows, columns) = (Array(left), Array(right))
  var beforeLast: [Int] = []
  var last = Array(0...columns.count)
  for i in rows.indices {
    var row = [i + 1]
    row.reserveCapacity(last.count)
    for j in columns.indices {
      var edits = min(last[j] + (rows[i] == columns[j] ? 0 : 1), row[j] + 1, last[j + 1] + 1)
      let isSwapped = i > 0 && j > 0 && rows[i] == columns[j - 1] && rows[i - 1] == columns[j]
      if isSwapped { edits = min(edits, beforeLast[j - 1] + 1) }
      row.append(edits)
    }
    // Every later cell comes from these two rows, and none of them from a lesser number.
    if min(row.min() ?? 0, last.min() ?? 0) > limit { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[columns.count] <= limit ? last[columns.count] : nil
}
