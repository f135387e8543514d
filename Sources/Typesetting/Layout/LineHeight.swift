/// The height a line of text takes.
public enum LineHeight: Sendable, Hashable {
  /// What the font itself asks for; only an estimate, because the font file is not read.
  case natural
  /// A multiple of the font size, as CSS `line-height: 1.5` and design documents have it.
  case multiple(Double)
  /// So many points whatever the font size, but no less than the glyphs need.
  case points(Double)

  /// Heights of a line over the size that fonts for text ask for: Arial 1.15, SF Pro 1.16, Roboto 1.17, Inter 1.21.
  ///
  /// (ascent + descent + line gap) / units per em, from the font files as the capsize metrics collection lists them.
  /// Apple's leadings lie within, at 1.16 to 1.39 times the size. Some display faces and tall scripts ask for more.
  public static let naturalMultiple = Estimate(least: 1.14, most: 1.4)

  /// Returns the height in points of one line at a font size in points.
  ///
  /// `natural` is 1.14 to 1.4 times the size; `points` is at least the size itself.
  public func height(atSize size: Double) -> Estimate {
    switch self {
    case .natural: Self.naturalMultiple.scaled(by: size)
    case .multiple(let factor): Estimate(exactly: size * factor)
    case .points(let points): Estimate(exactly: max(points, size))
    }
  }
}
