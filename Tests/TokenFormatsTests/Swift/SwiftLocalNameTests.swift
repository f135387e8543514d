import DesignTokens
import Testing
import TokenFormats

/// A local name is never taken for a constant of the type around it, and `#if` picks the branch that a current compiler takes.
@Suite struct SwiftLocalNameTests {
  /// Bodies that return a local `ink`, which isn't the black `A.ink`.
  @Test(
    arguments: [
      "let a = 1, ink = Color.white; return ink", "let a: Int, ink = Color.white\n return ink",
      "let a = [1, 2], b: Int = f(1, 2), ink: Color = .white\n return ink",
    ])
  func everyNameOfALetIsBound(_ body: String) throws {
    let imported = try readSwift(
      "enum A { static let ink = Color.black\n static var a: Color { \(body) } }")
    #expect(imported.shown("A.a") == "#ffffff")
  }

  @Test(
    arguments: [
      "switch brand { case let .custom(ink): return ink\n case .standard: return ink }",
      "switch brand { case let (x, ink): return ink }", "switch brand { case .custom(let x, var ink): return ink }",
      "if case let .some(ink) = custom { return ink }\n return ink",
    ])
  func namesOfAPatternAreUnknown(_ body: String) throws {
    let imported = try readSwift(
      "enum A { static let ink = Color.black\n static var a: Color { \(body) } }")
    #expect(imported.shown("A.a").hasPrefix("?"), "\(imported.shown("A.a"))")
  }

  @Test(
    arguments: [
      ("swift(<5.9)", "#ffffff"), ("compiler(<6)", "#ffffff"), ("swift(>=5.9)", "#000000"),
      ("compiler(>=6.0)", "#000000"), ("!swift(>=5.0)", "#ffffff"),
    ])
  func versionChecksHoldAsInCurrentCompilers(_ condition: String, _ color: String) throws {
    let imported = try readSwift(
      "enum A {\n#if \(condition)\nstatic let a = Color.black\n#else\nstatic let a = Color.white\n#endif\n}")
    #expect(imported.shown("A.a") == color)
  }

  @Test(arguments: [
    ("UIColor(argb: none)", "#00000000"), ("UIColor(rgba: none)", "#00000000"), ("UIColor(hex: some)", "#1e293b"),
    ("UIColor(rgba: blue)", "#000000"),
  ])
  func digitsThroughANameHaveTheAlphaOfTheirLabel(_ call: String, _ color: String) throws {
    let imported = try readSwift(
      "enum A { static let a = \(call)\n"
        + "static let none: UInt32 = 0x00000000, some: UInt32 = 0x1E293B, blue: UInt32 = 0x000000FF }")
    #expect(imported.shown("A.a") == color)
  }
}
