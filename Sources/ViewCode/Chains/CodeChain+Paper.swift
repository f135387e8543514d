import SwiftSource

extension CodeChain {
  private static let words = [
    "PrintFormatter", "PrintRenderer", "PrintPageRenderer", "PDFRenderer", "PDFDocument", "PDFGenerator",
  ]

  /// Whether the source is for a printed page, whose text has the size of the paper: a type, function, or superclass named after printing.
  var isForPaper: Bool {
    var next: Int? = source.declaration
    while let own = next {
      let declaration = outline.declarations[own]
      if isForPaper(declaration.name) { return true }
      if let clause = declaration.inheritance, clause.contains(where: { isForPaper(outline.name($0)) }) { return true }
      next = declaration.parent
    }
    return false
  }

  private func isForPaper(_ name: String) -> Bool { CodeChain.words.contains { name.hasSuffix($0) } }
}
