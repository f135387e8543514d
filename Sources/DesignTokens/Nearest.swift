/// The candidate with the fewest edits from `text`, when there are no more edits than a third of its length.
///
/// Ties go to the first candidate. Used for sentences such as "Did you mean …?".
/// - Complexity: O(k n m) for k candidates; texts over 100 bytes are not compared.
public func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
  let longest = 100
  let wanted = Array(text.utf8)
  guard wanted.count <= longest else { return nil }
  var best: (text: String, edits: Int)?
  for candidate in candidates {
    let bytes = Array(candidate.utf8)
    let allowed = max(1, max(wanted.count, bytes.count) / 3)
    let difference = abs(bytes.count - wanted.count)
    guard bytes.count <= longest, difference <= min(allowed, best?.edits ?? .max) else { continue }
    let edits = editDistance(wanted, bytes)
    if edits <= allowed, edits < best?.edits ?? .max { best = (candidate, edits) }
  }
  return best?.text
}

/// The least number of insertions, deletions, substitutions and swaps of neighbours, in bytes (optimal string alignment).
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var edits = min(last[j] + (left[i] == right[j] ? 0 : 1), row[j] + 1, last[j + 1] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { edits = min(edits, beforeLast[j - 1] + 1) }
      row.append(edits)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
