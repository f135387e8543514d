import TokenFormats

/// An error about a file or folder.
public enum FileError: Error, Sendable, Hashable {
  /// A file or folder that doesn't exist.
  case missing(String)
  /// An existing file or folder that can't be read or listed.
  case unreadable(String, FileErrorReason)
  /// A path that is neither a regular file nor a folder.
  case notARegularFile(String)
  /// A link whose target doesn't exist.
  case brokenLink(String)
  /// A path outside the root, with links resolved.
  case outside(String)
  /// A path in a system folder: `/proc`, `/dev`, or `/sys`.
  case ofSystem(String)
  /// A name that isn't UTF-8, in displayable form.
  case badName(String)
  /// A file with more bytes than the limit.
  case tooLarge(String, limit: Int)
  /// A folder with more files and folders than the limit.
  case tooMany(String, limit: Int)
  /// A file that exceeds the byte limit of one audit.
  case tooMuch(String, limit: Int)
  /// A folder without anything to audit.
  case nothingToAudit(String)
  /// A file in a recognized but unsupported format, with the number of other such files.
  case unsupportedFormat(String, UnsupportedTokens, others: Int)
  /// A file whose extension has capital letters, with the number of other such files.
  case extensionInCapitals(String, others: Int)
  /// A JSON document of an unknown format, with the number of other such files.
  case unknownJSON(String, others: Int)
  /// Files of a folder without any tokens.
  case filesWithoutTokens(String, count: Int)
  /// A token file that the folder's resolver document doesn't reference, with the number of other such files.
  case unreferenced(String, others: Int)
  /// A folder without folders that have a history.
  case noHistory(String)
  /// A history folder with dated reports, or a history file, but without a report in its history file.
  case emptyHistory(String)
  /// A folder that is the history of one design system.
  case isHistory(String)
  /// A folder without a JSON report below it.
  case noReport(String)
  /// A folder without a `palpable.json` below it.
  case noConfiguration(String)
  /// A file that isn't a JSON report.
  case notAReport(String)
  /// A system whose folder is named like a day, which a merge takes for the day of a report.
  case namedAsDay(String)
  /// A report in a folder of another day than its own.
  case otherDay(String)
  /// A file of a fleet that is named twice, or two files that have one path below the folders that were asked for.
  case repeated(String, String)
  /// A file that isn't Swift source.
  case notSwift(String)
  /// A file of an unknown format, with the known formats.
  case unknownFormat(String, known: [String])
  /// An existing file that isn't replaced.
  case exists(String)
  /// A file that can't be written.
  case unwritable(String, FileErrorReason)
  /// A token file that colors can't be written into, with the reason.
  case uneditable(String, FileErrorReason)
}
