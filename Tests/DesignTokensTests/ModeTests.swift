import DesignTokens
import Testing

@Suite struct ModeTests {
  static let names: [(name: String, scheme: Mode.Scheme, contrast: Mode.Contrast)] = [
    ("light", .light, .standard), ("dark", .dark, .standard), ("Dark", .dark, .standard), ("DARK", .dark, .standard),
    ("light-hc", .light, .increased), ("dark-hc", .dark, .increased), ("darkHighContrast", .dark, .increased),
    ("lightHighContrast", .light, .increased), ("light-high-contrast", .light, .increased),
    ("dark_high_contrast", .dark, .increased),
    ("dark-dimmed", .dark, .standard), ("light-colorblind", .light, .standard), ("night", .dark, .standard),
    ("Dark Increased Contrast", .dark, .increased), ("increased", .light, .increased), ("dark.hc", .dark, .increased),
    ("any", .light, .standard), ("", .light, .standard), ("Mode 1", .light, .standard), ("darkmode", .dark, .standard),
    ("midnight", .dark, .standard), ("theme-darkHC", .dark, .increased), ("more-contrast", .light, .increased),
    ("low-contrast", .light, .standard), ("dark-low-contrast", .dark, .standard),
    ("standard-contrast", .light, .standard),
    ("normalContrast", .light, .standard), ("highcontrast", .light, .increased), ("hcard", .light, .standard),
    ("archclassic", .light, .standard), ("dàrk", .light, .standard), ("暗い", .light, .standard),
  ]

  @Test(arguments: names) func guesses(_ name: String, _ scheme: Mode.Scheme, _ contrast: Mode.Contrast) {
    let mode = Mode(name)
    #expect(mode.scheme == scheme)
    #expect(mode.contrast == contrast)
    #expect(mode.name == name && mode.base == nil)
  }

  @Test(arguments: [
    ("light-reduced-transparency", true), ("prefers-reduced-transparency", true), ("reduceTransparency", true),
    ("no_transparency", true), ("dark less transparency", true), ("transparency", false), ("reduced-motion", false),
    ("light", false), ("transparent", false),
  ])
  func guessesReducedTransparency(_ name: String, _ isReduced: Bool) {
    #expect((Mode(name).transparency == .reduced) == isReduced)
    #expect(Mode(name).contrast == .standard)
    #expect(Mode(name, transparency: .standard).transparency == .standard)
  }

  @Test func reducedTransparencyDoesNotLowerTheContrast() {
    let mode = Mode("dark-increased-contrast-reduced-transparency")
    #expect(mode.contrast == .increased && mode.transparency == .reduced && mode.scheme == .dark)
    #expect(Mode("reduced-contrast").contrast == .standard)
  }

  @Test(arguments: [
    ("reduced-transparency", "light-reduced-transparency", "light"),
    ("dark/reduced transparency", "dark-reduced-transparency", "dark"),
    ("darkHighContrastReducedTransparency", "dark-high-contrast-reduced-transparency", "dark-high-contrast"),
    ("hc", "light-high-contrast", "light"), ("night", "dark", "light"),
  ])
  func namesOfFilesSuggestAModeAndItsBase(_ name: String, _ mode: String, _ base: String) throws {
    let guess = try #require(Mode(guessedFrom: name))
    #expect(guess.name == mode && guess.base == base)
    #expect(Mode(mode) == Mode(mode, scheme: guess.scheme, contrast: guess.contrast, transparency: guess.transparency))
  }

  @Test func onlyReducedTransparencyOnABaseNeedsNoValues() {
    #expect(Mode("reduced-transparency", base: "light").hasOptionalValues)
    #expect(!Mode("reduced-transparency").hasOptionalValues)
    #expect(!Mode("dark", base: "light").hasOptionalValues)
    #expect(Mode("p3", base: "light", isVariant: true).hasOptionalValues)
  }

  @Test func whatIsSaidGoesBeforeWhatIsGuessed() {
    let mode = Mode("dark-hc", scheme: .light, contrast: .standard, base: "x")
    #expect(mode.scheme == .light && mode.contrast == .standard && mode.base == "x")
    #expect(Mode("light", scheme: .dark, contrast: .increased).scheme == .dark)
  }
}
