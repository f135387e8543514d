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

  @Test func whatIsSaidGoesBeforeWhatIsGuessed() {
    let mode = Mode("dark-hc", scheme: .light, contrast: .standard, base: "x")
    #expect(mode.scheme == .light && mode.contrast == .standard && mode.base == "x")
    #expect(Mode("light", scheme: .dark, contrast: .increased).scheme == .dark)
  }
}
