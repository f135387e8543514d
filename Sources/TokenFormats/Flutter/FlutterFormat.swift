import DesignTokens
import SourceText

/// Color constants and color schemes of Flutter, in Dart source that is read without a compiler.
///
/// Constants, final fields, and getters of classes and of the top level are tokens, as are the arguments of a scheme. Widgets aren't.
public enum FlutterFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "flutter", title: "Flutter (Dart)", specification: "https://api.flutter.dev/flutter/dart-ui/Color-class.html")
  public static let extensions = [".dart"]
  public static let writers: [any TokenWriter.Type] = [FlutterWriter.self]
  /// The most tokens that documents read together may hold.
  public static let tokenLimit = 200_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard document.path.endsWithBytes(of: ".dart"), isAboutColors(document) else { return false }
    guard let outline = try? DartOutline(document) else { return false }
    return FlutterTokenReader([outline]).hasColors
  }

  /// Whether any color is there, which costs less to know than the declarations.
  private static func isAboutColors(_ document: SourceFile) -> Bool {
    ["Color(", "Color.from", "ColorScheme", "Colors."].contains { document.contains($0) }
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var outlines: [DartOutline] = []
    for document in documents { outlines.append(try DartOutline(document)) }
    var reader = FlutterTokenReader(outlines)
    return try reader.read()
  }
}
