import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Whatever is read: no crash, no hang, nothing lost without a word.
@Suite struct SwiftHostileTests {
  static let sample = """
    #if os(iOS)
    enum A: Int { static let a = Color.adaptive(light: B.x.opacity(0.5), dark: "#1234")
      static var b: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : A.a } } }
    extension A.Dark { static let gap: CGFloat = min(4, A.c) / 0x2; typealias T = A }
    #endif
    """

  @Test func truncationsAtEveryByte() {
    let bytes = Array(Self.sample.utf8)
    for end in 0...bytes.count {
      let document = SourceFile(path: "t.swift", bytes: Array(bytes[..<end]))
      _ = SwiftTokensFormat.recognizes(document)
      do throws(FormatError) { _ = try SwiftTokensFormat.tokens(from: document) } catch {
        guard case .unexpected = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }

  @Test func changedBytes() {
    let bytes = Array(Self.sample.utf8)
    var random = SplitMix64(seed: 11)
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<4 { changed[random.below(bytes.count)] = UInt8(random.below(256)) }
      let document = SourceFile(path: "t.swift", bytes: changed)
      _ = SwiftTokensFormat.recognizes(document)
      _ = try? SwiftTokensFormat.tokens(from: document)
    }
  }

  @Test func whatBreaksTheSyntaxIsAnErrorWithItsPlace() {
    func error(_ bytes: [UInt8]) -> FormatError? {
      do throws(FormatError) { _ = try SwiftTokensFormat.tokens(from: SourceFile(path: "t.swift", bytes: bytes)) } catch
      { return error }
      return nil
    }
    guard
      case .unexpected("a closing }", "none", nil, let place) = error(
        Array("\nenum A { static let a: CGFloat = 1".utf8))
    else {
      Issue.record("no error")
      return
    }
    #expect(place.line == 2 && place.column == 8)
    guard case .text(.notUTF8(let bad)) = error([0x61, 0xFF]) else {
      Issue.record("no error")
      return
    }
    #expect(bad.byteRange == 1..<2)
  }

  static func text(_ name: String) -> String {
    func row(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }
    switch name {
    case "parentheses": return "enum A { static let x: CGFloat = \(row("(", 10_000))1\(row(")", 10_000)) }"
    case "types": return row("enum A { ", 10_000) + "static let x: CGFloat = 1" + row("}", 10_000)
    case "members": return "enum A { static let x: Color = Color.white\(row(".opacity(1)", 10_000)) }"
    case "colors":
      return "enum A { static let x: Color = \(row("C.of(light: .white, dark: ", 5_000)).red\(row(")", 5_000)) }"
    case "bindings": return "enum A { static let \((0..<5_000).map { "a\($0): CGFloat = 1" }.joined(separator: ", ")) }"
    case "conditions":
      return "enum A {\(row("\n#if os(iOS)", 10_000))\nstatic let x: CGFloat = 1\(row("\n#endif", 10_000))\n}"
    case "name": return "enum A { static let \(row("x", 100_000)): CGFloat = 1 }"
    case "marks": return "enum A { static let x\(row("\u{301}\u{316}", 20_000)): CGFloat = 1 }"
    case "sums":
      let sums = (0..<5_000).map { "static let a\($0): CGFloat = A.a\($0 + 1) + a\($0 + 1)" }
      return "enum A {\(sums.joined(separator: "\n")) }"
    default:
      let circle = (0..<500).map { "typealias A\($0) = A\(($0 + 1) % 500)" }
      return circle.joined(separator: "\n") + "\nextension A1 { static let x: CGFloat = A2.x }"
    }
  }

  @Test(arguments: ["name", "marks"]) func namesAreBounded(_ name: String) throws {
    #expect(throws: FormatError.self) { try readSwift(Self.text(name)) }
  }

  @Test func circlesAndFanOutEnd() throws {
    let circle = (0..<2_000).map { "static let a\($0): Color = A.a\(($0 + 1) % 2_000)" }.joined(separator: "\n")
    #expect(try readSwift("enum A {\n\(circle)\n}").tokens.tokens.count == 2_000)
    let fan = (0..<40).map { "static let a\($0): CGFloat = a\($0 + 1) + a\($0 + 1)" }.joined(separator: "\n")
    #expect(try readSwift("enum A {\n\(fan)\nstatic let a40: CGFloat = 1\n}").shown("A.a0") == "1099511627776.0px")
  }

  @Test func hostileNamesSurvive() throws {
    let imported = try readSwift(
      "enum `A` { static let `default` = Color.white; static let é = Color.black; static let e\u{301} = Color.white; static let `a b` = Color.white }"
    )
    #expect(imported.tokens.tokens.count == 4)
    #expect(imported.shown("A.default") == "#ffffff")
  }
}
