extension Mode {
  /// The mode that the name of a file, selector, or context suggests; nil if it suggests none.
  ///
  /// The result has one of the usual names: `light`, `dark`, `light-high-contrast`, `dark-high-contrast`; each is based on the look of standard
  /// contrast of its scheme, and `dark` on `light`.
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
