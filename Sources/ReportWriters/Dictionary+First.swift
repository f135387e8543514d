extension Dictionary {
  /// A dictionary of pairs; of those with the same key the first counts.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
