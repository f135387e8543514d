import SourceText

// The messages about files and folders: location, problem, and fix. No message quotes the contents of a file.

extension FileError {
  var sentence: String { message.text }

  var message: MessageText {
    switch self {
    case .missing(let path): "\(path: path): file or folder not found; check the path"
    case .unreadable(let path, let obstacle):
      "\(path: path): can't be read because \(obstacle.reason); \(obstacle.readingAdvice)"
    case .noHistory(let path):
      "\(path: path): no history found in its folders; run palpable report PATH --history DIR for each design system"
    case .emptyHistory(let path):
      "\(path: path): its history.jsonl is missing or empty; restore it, or remove the folder"
    case .isHistory(let path): "\(path: path): is the history of one design system; pass the folder above it"
    case .noReport(let path):
      "\(path: path): no report.json found in it; pass the output folder of palpable fleet or palpable audit"
    case .noConfiguration(let path):
      "\(path: path): no palpable.json found in it; run palpable init in the folder of each design system"
    case .notAReport(let path): "\(path: path): isn't a JSON report of an audit; pass a report.json"
    case .namedAsDay(let path):
      "\(path: path): its folder has a day as its name, which is the place of a report of that day; rename it"
    case .otherDay(let path): "\(path: path): isn't the report of the day that its folder is named after; move it"
    case .repeated(let path, let other):
      path == other
        ? "\(path: path): is in two of the folders; pass each folder once"
        : "\(path: path): has the same path below its folder as \(path: other); pass the folder above both"
    case .notARegularFile(let path): "\(path: path): isn't a regular file; pass a file, or a folder of token files"
    case .brokenLink(let path): "\(path: path): is a broken symbolic link; correct or remove it"
    case .outside(let path):
      "\(path: path): is outside the root after resolving symbolic links; "
        + "move it inside, or pass a wider folder with --root"
    case .ofSystem(let path): "\(path: path): is a system file and isn't read; pass another file"
    case .badName(let path): "\(path: path): has a name that isn't valid UTF-8; rename it"
    case .tooLarge(let path, let limit): "\(path: path): is larger than the limit of \(limit); split it"
    case .tooMany(let path, let limit):
      "\(path: path): has more than \(limit) files and folders in it; pass a folder inside it"
    case .tooMuch(let path, let limit):
      "\(path: path): brings the total input to more than \(limit) bytes; audit it in parts"
    case .nothingToAudit(let path):
      "\(path: path): no palpable.json and no token files found; add one, or pass the path of a token file"
    case .extensionInCapitals(let path, let others):
      "\(path: path)\(andMore(others, "file")): the file extension has capital letters; rename it in lowercase"
    case .unknownJSON(let path, let others):
      "\(path: path)\(andMore(others, "file")): unknown token format; pass token files in a supported format"
    case .filesWithoutTokens(let path, let count):
      "\(path: path): \(count) more file\(count == 1 ? "" : "s") without tokens"
    case .unreferenced(let path, let others):
      "\(path: path)\(andMore(others, "file")): not read, because no resolver document references \(others == 0 ? "it" : "them")"
    case .unsupportedFormat(let path, let format, let others):
      "\(path: path)\(andMore(others, "file")): unsupported format \"\(words: format.title)\"; \(words: format.advice)"
    case .notSwift(let path): "\(path: path): isn't a Swift file; pass .swift files or folders"
    case .unknownFormat(let name, let known):
      "\(path: name): unknown token format (supported: \(list: known)); check its name and content"
    case .exists(let path): "\(path: path): already exists; move or delete it first"
    case .unwritable(let path, let obstacle):
      "\(path: path): can't be written because \(obstacle.reason); \(obstacle.writingAdvice)"
    case .uneditable(let path, let obstacle):
      "\(path: path): can't be edited because \(obstacle.editingReason), so nothing is written; \(obstacle.editingAdvice)"
    }
  }
}

extension FileErrorReason {
  /// The reason in a few words.
  var reason: String {
    switch self {
    case .missing: "it no longer exists"
    case .notPermitted: "its permissions don't allow it"
    case .readOnly: "the file system is read-only"
    case .linkLoop: "its symbolic links form a loop"
    case .nameTooLong: "its path is longer than the system allows"
    case .badName: "its name isn't allowed by the system"
    case .tooManyOpenFiles: "too many files are open"
    case .noSpace: "no space is left for it"
    case .tooLarge: "it would be larger than the system allows"
    case .notAFolder: "part of its path isn't a folder"
    case .inputOutput: "the device failed"
    case .other(let number): "the system reported error \(number)"
    case .changed: "it changed while it was being read"
    case .noFolder: "its folder can't be created"
    case .notRegular: "something other than a regular file has its name"
    case .leadsOut: "a symbolic link in its path leads outside the root"
    case .isInput: "it is one of the input files"
    case .isRepeated: "another output has the same name"
    case .isStale: "an outdated report is in the way and can't be removed"
    case .losesOwner: "its owner and group can't be kept"
    }
  }

  fileprivate var readingAdvice: String {
    switch self {
    case .missing, .changed: "retry when no other program is writing to it"
    case .linkLoop: "correct the symbolic links"
    case .nameTooLong, .badName: "rename it"
    case .tooManyOpenFiles: "raise the open file limit"
    case .notAFolder: "correct the path"
    case .inputOutput, .other: "check the disk"
    default: "check its permissions"
    }
  }

  fileprivate var editingReason: String {
    self == .changed ? "it changed after it was read" : reason
  }

  fileprivate var editingAdvice: String {
    switch self {
    case .missing, .changed: "retry when no other program is writing to it"
    case .noSpace, .tooLarge: "free up space or raise the limit"
    case .notRegular, .leadsOut: "pass the target of the symbolic link, or use --format patch"
    default: "use --format patch instead"
    }
  }

  fileprivate var writingAdvice: String {
    switch self {
    case .noSpace, .tooLarge: "free up space or raise the limit"
    case .isInput, .isRepeated: "choose another name"
    case .isStale: "remove it"
    default: "choose another location"
    }
  }
}

/// Returns " and 3 more files" for use after a name; empty if there are no more.
func andMore(_ count: Int, _ noun: String) -> String {
  count == 0 ? "" : " and \(count) more \(noun)\(count == 1 ? "" : "s")"
}
