import SourceText

extension Mode {
  /// Creates the mode that the name of a file, selector, or context suggests; nil if the name suggests no mode.
  ///
  /// The result has one of the usual names: `light` or `dark`, with `-high-contrast` and `-reduced-transparency` if the name suggests them.
  /// Each is based on the mode without its last part, and `dark` is based on `light`.
  public init?(guessedFrom name: String) {
    let guess = Mode(name)
    let speaksOfLight = wordsOf(name).contains("light")
    let isUsual = guess.contrast == .standard && guess.transparency == .standard
    guard speaksOfLight || guess.scheme == .dark || !isUsual else { return nil }
    var (usual, base) = (guess.scheme.rawValue, guess.scheme == .dark ? Scheme.light.rawValue : nil)
    if guess.contrast == .increased { (usual, base) = (usual + "-high-contrast", usual) }
    if guess.transparency == .reduced { (usual, base) = (usual + "-reduced-transparency", usual) }
    self.init(
      usual, scheme: guess.scheme, contrast: guess.contrast, transparency: guess.transparency, base: base)
  }
}
