import SourceText
import Testing

/// Returns the numbers of a column of the page's data, as `Script/Data.js` unpacks it.
func column(_ table: JSONNode, _ name: String) throws -> [Int] {
  let packed = try #require(table[name])
  func numbers(_ node: JSONNode?) -> [Int] { (node?.elements ?? []).map { Int($0.number ?? .nan) } }
  if packed.elements != nil { return numbers(packed) }
  var list = numbers(packed["list"])
  let runs = numbers(packed["runs"])
  for run in stride(from: 0, to: runs.count, by: 2) { list += Array(repeating: runs[run], count: runs[run + 1]) }
  guard packed["steps"]?.number == 1 else { return list }
  var sum = 0
  return list.map { step in
    sum += step
    return sum
  }
}
