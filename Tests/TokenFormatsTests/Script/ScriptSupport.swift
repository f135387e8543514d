import DesignTokens
import SourceText
import TokenFormats

/// Reads a configuration of Tailwind, with other files next to it.
func tailwind(_ text: String, _ others: [String: String] = [:]) throws(FormatError) -> Imported {
  try TailwindFormat.tokens(
    from: [SourceFile(path: "tailwind.config.js", bytes: Array(text.utf8))], library: SCSSFolder(texts: others))
}

/// Reads the colors of a configuration of Tailwind.
func tailwind(colors: String) throws(FormatError) -> Imported {
  try tailwind("module.exports = { theme: { extend: { colors: {\(colors)} } } }")
}

/// Reads a module with a list of colors.
func colorList(_ text: String, path: String = "colors.js") throws(FormatError) -> Imported {
  try ColorModuleFormat.tokens(from: SourceFile(path: path, bytes: Array(text.utf8)))
}

func recognized(_ path: String, _ text: String) -> String? {
  TokenFormats.format(of: SourceFile(path: path, bytes: Array(text.utf8)))?.format.id
}
