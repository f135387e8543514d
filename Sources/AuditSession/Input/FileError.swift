import TokenFormats

/// Why a file or folder could not be used.
public enum FileError: Error, Sendable, Hashable {
  /// Nothing is there.
  case missing(String)
  /// It is there and cannot be read or listed.
  case unreadable(String, FileObstacle)
  /// It is neither a regular file nor a folder.
  case notARegularFile(String)
  /// A link that leads to nothing.
  case brokenLink(String)
  /// It lies outside of the root, links followed.
  case outside(String)
  /// It belongs to the system: `/proc`, `/dev` or `/sys`.
  case ofSystem(String)
  /// A name that is not UTF-8, as far as it can be shown.
  case badName(String)
  /// It holds more bytes, or more files, than are read.
  case tooLarge(String, limit: Int)
  /// With it, more bytes are to be read than one audit does.
  case tooMuch(String, limit: Int)
  /// It is a folder without anything that could be audited.
  case nothingToAudit(String)
  /// A file, and others beside it, in a format that is known and unsupported.
  case unsupportedFormat(String, UnsupportedTokens, others: Int)
  /// A file, and others beside it, whose extension has capital letters.
  case extensionInCapitals(String, others: Int)
  /// A JSON document, and others beside it, of an unknown format.
  case unknownJSON(String, others: Int)
  /// Files of a folder that hold no tokens.
  case filesWithoutTokens(String, count: Int)
  /// A token file, and others beside it, that the resolver document of the folder leaves out.
  case unreferenced(String, others: Int)
  /// It is no file of Swift source.
  case notSwift(String)
  /// Its format is not known.
  case unknownFormat(String, known: [String])
  /// It is there already and is not written over.
  case exists(String)
  /// It cannot be written.
  case unwritable(String, FileObstacle)
  /// A token file that colors cannot be written into, and why.
  case uneditable(String, FileObstacle)
}
