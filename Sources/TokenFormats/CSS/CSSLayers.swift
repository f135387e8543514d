/// The cascade layers in the order in which style sheets name them first (CSS Cascade 5, section 6.4).
struct CSSLayers {
  /// A layer as its position among the layers of its parent, from the outermost in; empty for what stands in no layer.
  typealias Place = [Int32]

  private var positions: [String: Int32] = [:]
  private var counts: [Place: Int32] = [:]
  /// The deepest nesting of layers that is told apart.
  static let depth = 100

  /// The place of a layer below another; a nil name is a layer of its own each time.
  mutating func place(of name: String?, below parent: Place) -> Place {
    guard parent.count < CSSLayers.depth else { return parent }
    let key = name.map { name in parent.map { "\($0)." }.joined() + name }
    if let key, let position = positions[key] { return parent + [position] }
    let position = counts[parent] ?? 0
    counts[parent] = position + 1
    if let key { positions[key] = position }
    return parent + [position]
  }

  /// Whether one layer loses against another: later layers win, and what stands in no layer wins over all.
  static func precedes(_ left: Place, _ right: Place) -> Bool {
    for level in 0..<max(left.count, right.count) {
      let first = level < left.count ? left[level] : Int32.max
      let second = level < right.count ? right[level] : Int32.max
      if first != second { return first < second }
    }
    return false
  }
}
