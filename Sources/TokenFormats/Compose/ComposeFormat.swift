import DesignTokens
import SourceText

/// Kotlin source with colors of Jetpack Compose: constants, and color schemes as modes.
public enum ComposeFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "compose", title: "Jetpack Compose",
    specification: "https://developer.android.com/develop/ui/compose/designsystems/material3#color-schemes")
  public static let writers: [any TokenWriter.Type] = [ComposeWriter.self]
  /// The most tokens that the files may make.
  public static let tokenLimit = 200_000

  public static func recognizes(_ document: SourceFile) -> Bool {
    guard document.path.endsWithBytes(of: ".kt"), document.contains("androidx.") else { return false }
    let signs = ["Color(", "Color.", ": Color", "ColorScheme(", "colorResource(", "lightColors(", "darkColors("]
    guard signs.contains(where: document.contains) else { return false }
    // The reader says where the syntax is invalid.
    guard let file = try? KotlinFileReader.read(document) else { return document.contains("Color(0x") }
    return file.mayHoldColors
  }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    var files: [KotlinFile] = []
    for document in documents { files.append(try KotlinFileReader.read(document)) }
    var composition = ComposeComposition(ComposeProject(files))
    return try composition.imported()
  }
}
