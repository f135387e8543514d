extension [Mode] {
  /// The maximum number of modes that a line lists in full.
  private static let mostNamed = 8
  /// The number of modes that a shortened list names.
  private static let fewNamed = 4

  /// The names separated by commas; of more than eight modes, the first four and the number of the others.
  public var listedNames: String {
    let isLong = count > Self.mostNamed
    let names = prefix(isLong ? Self.fewNamed : count).map(\.name.shortened).joined(separator: ", ")
    return isLong ? "\(names), and \(count - Self.fewNamed) more" : names
  }
}
