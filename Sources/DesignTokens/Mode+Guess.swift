import SourceText

extension Mode {
  /// Creates the mode that the name of a file, selector, or context suggests; nil if the name suggests no mode.
  ///
  /// The result has one of the usual names: `light`, `dark`, `light-high-contrast`, `dark-high-contrast`. Each high-contrast mode is
  /// based on the standard-contrast mode of its scheme, and `dark` is based on `light`.
  public init?(guessedFrom name: String) {
    let guess = Mode(name)
    let speaksOfLight = wordsOf(name).contains("light")
    guard speaksOfLight || guess.scheme == .dark || guess.contrast == .increased else { return nil }
    switch (guess.scheme, guess.contrast) {
    case (.light, .standard): self.init("light", scheme: .light)
    case (.dark, .standard): self.init("dark", scheme: .dark, base: "light")
    case (.light, .increased): self.init("light-high-contrast", scheme: .light, contrast: .increased, base: "light")
    case (.dark, .increased): self.init("dark-high-contrast", scheme: .dark, contrast: .increased, base: "dark")
    }
  }
}
