import DesignTokens
import SourceText

/// Writes tokens as the constants of one enum, with colors of SwiftUI.
public enum SwiftUIWriter: TypedTokenWriter {
  public static let format = FormatDescription(
    id: "swiftui", title: "SwiftUI colors", specification: SwiftTokensFormat.format.specification)
  public static let extensions = SwiftTokensFormat.extensions
  public static let plainName = "Tokens.swift"
  public static let reader: any TokenFormat.Type = SwiftTokensFormat.self

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String, typeName: String?
  ) throws(ConversionError) -> Conversion {
    let type = try SwiftNames.type(typeName, file: name)
    return try SwiftWriter.documents(of: tokens, modes, named: name, format, .swiftUI, type: type)
  }
}

/// Writes tokens as the constants of one enum, with colors of UIKit.
public enum UIKitWriter: TypedTokenWriter {
  public static let format = FormatDescription(
    id: "uikit", title: "UIKit colors", specification: SwiftTokensFormat.format.specification)
  public static let extensions = SwiftTokensFormat.extensions
  public static let plainName = "Tokens.swift"
  public static let reader: any TokenFormat.Type = SwiftTokensFormat.self

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String, typeName: String?
  ) throws(ConversionError) -> Conversion {
    let type = try SwiftNames.type(typeName, file: name)
    return try SwiftWriter.documents(of: tokens, modes, named: name, format, .uiKit, type: type)
  }
}

extension SwiftNames {
  /// The name of the enum: the one that is asked for, else one made of the name of the file.
  static func type(_ asked: String?, file: String) throws(ConversionError) -> String {
    let stem = String(file.prefix { $0 != "." })
    let name = asked ?? capitalized(identifier(stem.utf8.isEmpty ? common : stem))
    guard identifier(name).utf8.elementsEqual(name.utf8), written(name).utf8.elementsEqual(name.utf8),
      name.utf8.count <= 200, !colorTypes.contains(name)
    else { throw .unwritableType(name) }
    return name
  }

  /// A name with an uppercase first letter.
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
