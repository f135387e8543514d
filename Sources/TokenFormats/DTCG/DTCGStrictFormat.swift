import SourceText

/// The same format and its resolver documents to the letter: whatever is let pass elsewhere is an error. Chosen by name only.
public enum DTCGStrictFormat: TokenFormat {
  public static let format = FormatDescription(
    id: "dtcg-strict", title: "Design Tokens Format Module 2025.10, strict",
    specification: "https://www.designtokens.org/tr/2025.10/format/")
  public static let editor: (any ColorEditing.Type)? = DTCGStrictFormat.self

  public static func recognizes(_ document: SourceFile) -> Bool { false }

  public static func tokens(
    from documents: [SourceFile], library: any DocumentLibrary
  ) throws(FormatError) -> Imported {
    let resolvers = documents.filter(ResolverFormat.recognizes)
    guard !resolvers.isEmpty else { return try DTCGFormat.tokens(from: documents, library: library, level: .strict) }
    guard resolvers.count == documents.count else {
      throw .unexpected(
        expected: "only resolver documents or only token documents", found: "both", token: nil,
        documents[0].location(of: 0..<0))
    }
    return try ResolverFormat.tokens(from: documents, library: library, level: .strict)
  }
}
