extension [Mode] {
  /// The most modes that a line of text names.
  private static let mostNamed = 8
  /// How many modes a line names that leaves others out.
  private static let fewNamed = 4

  /// The names with commas between; of more than eight modes the first four and the number of the others.
  public var listedNames: String {
    let isLong = count > Self.mostNamed
    let names = prefix(isLong ? Self.fewNamed : count).map(\.name.shortened).joined(separator: ", ")
    return isLong ? "\(names), and \(count - Self.fewNamed) more" : names
  }
}
