import DesignTokens
import SourceText
import SwiftSource
import Testing

@testable import ViewCode

/// Numbers followed through the types and instances of the same sources.
@Suite struct InstanceMemberTests {
  private static let types = """
    enum Sizes {
      enum Size {
        case small, large
        var config: Config {
          switch self {
          case .small: return .small
          case .large: return Config(height: 44 + inset, gap: 8)
          }
        }
        var side: Double { self == .small ? 20 : 30 }
      }
      struct Config {
        let height: Double
        let gap: Double
        let fixed = 12.0
        static let small = Config(height: 28, gap: 4)
      }
      static let inset = 4.0
    }
    struct Custom { let height: Double; init(_ scale: Double) { height = scale * 2 } }
    protocol Sized { var height: Double { get } }
    class Base { var height: Double { 20 } }
    @propertyWrapper struct Doubled { var wrappedValue: Double }
    """

  private func value(_ expression: String, members: String) throws -> CodeValue {
    let text =
      "\(Self.types)\nstruct A: View {\n\(members)\nvar body: some View {\nText(a).frame(height: \(expression))\n}\n}"
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    let modifier = try #require(ViewCode([outline], tokens: TokenSet()).modifiers.first { $0.name == "frame" })
    return modifier.chain.value(of: try #require(modifier.argument("height")))
  }

  @Test(
    "Members of known types",
    arguments: [
      ("size.config.height", "let size: Sizes.Size", CodeValue.oneOf([28, 48])),
      ("size.config.gap", "var size = Sizes.Size.small", .oneOf([4, 8])),
      ("config.height", "let size: Sizes.Size\nvar config: Sizes.Config { size.config }", .oneOf([28, 48])),
      ("size.config.height - 4", "let size: Sizes.Size", .oneOf([24, 44])),
      ("size.config.fixed", "let size: Sizes.Size", .number(12)),
      ("Sizes.Config.small.height", "", .number(28)), ("size.side", "let size: Sizes.Size", .oneOf([20, 30])),
      ("size!.config.height", "let size: Sizes.Size?", .oneOf([28, 48])),
    ])
  func isFollowed(_ expression: String, _ members: String, _ expected: CodeValue) throws {
    #expect(try value(expression, members: members) == expected)
  }

  @Test(
    "Members that something else may replace or set",
    arguments: [
      ("config.height", "let config: Sizes.Config"), ("custom.height", "let custom: Custom"),
      ("Custom(20).height", ""), ("sized.height", "let sized: any Sized"), ("base.height", "let base: Base"),
      ("Sizes.Size.small.config.height", ""), ("other.height", "let other: Elsewhere"),
    ])
  func isUnknown(_ expression: String, _ members: String) throws {
    #expect(try value(expression, members: members).reason != nil)
  }

  @Test func aPropertyWrapperOfTheSourcesIsNotIgnored() throws {
    let value = try value("width", members: "@Doubled static var width = 20.0")
    #expect(value == .unknown("the property wrapper @Doubled may change the value of width"))
  }
}
