import SourceText

/// The same format to the letter: whatever `DTCGFormat` lets pass is an error. Chosen by name only.
public enum DTCGStrictFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "dtcg-strict", title: "Design Tokens Format Module 2025.10, to the letter",
    specification: "https://www.designtokens.org/tr/2025.10/format/")

  public static func recognizes(_ document: SourceFile) -> Bool { false }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    try DTCGFormat.tokens(from: documents, library: library, level: .strict)
  }
}
