extension Dictionary {
  /// Creates a dictionary from key-value pairs; the first value of a duplicate key wins.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
