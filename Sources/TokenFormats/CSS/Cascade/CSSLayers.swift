/// The cascade layers, with the order in which style sheets name them first in each look (CSS Cascade 5, section 6.4.3).
///
/// A layer that is named under a condition has no place where the condition doesn't hold, so that its place may differ by look.
struct CSSLayers {
  /// A layer and those around it, the outermost first, each by its number; empty for what stands in no layer.
  typealias Place = [Int32]

  private var numbers: [String: Int32] = [:]
  /// Where each layer is named: the looks in which it is, and how many layers were named before.
  private var names: [[(looks: CSSAppearances, order: Int32)]] = []
  private var count: Int32 = 0

  /// The looks in which layers are named, which decide their order.
  var looks: Set<CSSAppearances> { Set(names.joined().map(\.looks)) }
  /// The deepest nesting of layers that is told apart.
  static let depth = 100

  /// The place of a layer below another; a nil name is a layer of its own each time.
  mutating func place(of name: String?, below parent: Place, in looks: CSSAppearances) -> Place {
    guard parent.count < CSSLayers.depth else { return parent }
    let key = name.map { name in parent.map { "\($0)." }.joined() + name }
    let number = key.flatMap { numbers[$0] } ?? Int32(names.count)
    if Int(number) == names.count { names.append([]) }
    if let key { numbers[key] = number }
    let known = names[Int(number)].reduce(into: CSSAppearances.none) { $0.formUnion($1.looks) }
    if !looks.isSubset(of: known) {
      names[Int(number)].append((looks, count))
      count += 1
    }
    return parent + [number]
  }

  /// Whether one layer loses against another in a look: later layers win, and what stands in no layer wins over all.
  func precedes(_ left: Place, _ right: Place, in look: CSSAppearances) -> Bool {
    for level in 0..<max(left.count, right.count) {
      guard level < left.count else { return false }
      guard level < right.count else { return true }
      if left[level] != right[level] { return order(left[level], look) < order(right[level], look) }
    }
    return false
  }

  private func order(_ number: Int32, _ look: CSSAppearances) -> Int32 {
    names[Int(number)].first { $0.looks.contains(look) }?.order ?? .max
  }
}
