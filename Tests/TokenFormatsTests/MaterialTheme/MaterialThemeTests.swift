import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct MaterialThemeTests {
  private static let sample = ##"""
    { "seed": "#00A1BC", "coreColors": {},
      "extendedColors": [{ "name": "Brand", "color": "#ff0000" }],
      "schemes": {
        "light": { "primary": "#00687A", "onPrimary": "#FFFFFF", "shadow": "#000000" },
        "light-medium-contrast": { "primary": "#003C47", "onPrimary": "#FFFFFF", "shadow": "#000000" },
        "dark-high-contrast": { "primary": "#D6F6FF", "onPrimary": "#000000" } },
      "palettes": { "neutral-variant": { "40": "#575F61" } } }
    """##

  private func read(_ text: String) throws(FormatError) -> Imported {
    try MaterialThemeFormat.tokens(from: SourceFile(path: "material-theme.json", bytes: Array(text.utf8)))
  }

  private func fault(_ schemes: String, _ rest: String = "") -> FormatError? {
    do throws(FormatError) {
      _ = try read(#"{ "schemes": \#(schemes)\#(rest) }"#)
      return nil
    } catch { return error }
  }

  @Test func schemesAreModes() throws {
    let read = try read(Self.sample)
    #expect(read.modes.map(\.name) == ["light", "light-medium-contrast", "dark-high-contrast"])
    #expect(read.modes.map(\.scheme) == [.light, .light, .dark])
    #expect(
      read.modes.map(\.contrast) == [.standard, .standard, .increased] && read.modes.allSatisfy { $0.base == nil })
    #expect(try read.modes.map { try read.hex("primary", in: $0.name) } == ["#00687a", "#003c47", "#d6f6ff"])
    #expect(try read.hex("palettes.neutral-variant.40", in: "dark-high-contrast") == "#575f61")
    #expect(read.tokens.tokens.count == 4)
  }

  /// The library's value would show, not that of another scheme.
  @Test func whatASchemeLeavesOutIsUndetermined() throws {
    let read = try read(Self.sample)
    let reason = "the scheme \"dark-high-contrast\" doesn't define it"
    #expect(try read.reason("shadow", in: "dark-high-contrast") == reason)
    let seed = "the roles of the extended color \"Brand\" aren't in this file, so they aren't measured"
    #expect(read.notices.map(\.message) == ["undetermined value: \(reason)", seed])
    #expect(read.notices[1].location?.line == 2)
  }

  @Test func faultsHaveAPlace() {
    let value = fault("{ \"light\": {\n\"primary\": \"#fff\" } }")
    guard case .unexpected("a color such as #1b6ef3", "\"#fff\"", "primary", let place) = value else {
      Issue.record()
      return
    }
    #expect(place.line == 2 && place.column == 12)
    if case .unexpected("an object", "a number", nil, _) = fault("1") {} else { Issue.record() }
    if case .unexpected("at least one scheme", "an object", nil, _) = fault("{}") {} else { Issue.record() }
    if case .unexpected("an object", "an array", nil, _) = fault(#"{ "light": [] }"#) {} else { Issue.record() }
    if case .badName("a.b", _) = fault(##"{ "light": { "a.b": "#ffffff" } }"##) {} else { Issue.record() }
    if case .text = fault("{") {} else { Issue.record() }
    if case .unexpected("an object", "a boolean", nil, _) = fault(#"{ "light": {} }"#, #", "palettes": true"#) {
    } else {
      Issue.record()
    }
  }

  @Test func onlyExportsAreRecognized() {
    func isRecognized(_ text: String, _ path: String = "a.json") -> Bool {
      MaterialThemeFormat.recognizes(SourceFile(path: path, bytes: Array(text.utf8)))
    }
    #expect(isRecognized(Self.sample) && isRecognized(#"{ "schemes": { "light": {} }, "palettes": {} }"#))
    #expect(isRecognized(#"{ "schemes": { "light": {"# + #" "coreColors" "#), "the reader says what is wrong")
    #expect(!isRecognized(#"{ "schemes": ["https"], "source": "x" }"#) && !isRecognized(#"{ "schemes": {} }"#))
    #expect(!isRecognized(Self.sample, "a.txt"))
  }
}
