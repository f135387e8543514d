import SourceText

// Every sentence about files and folders: where, what, and what to do. No sentence holds anything of what a file says.

extension FileError {
  var sentence: String { message.text }

  var message: MessageText {
    switch self {
    case .missing(let path): "\(path: path): there is no such file or folder; check the path"
    case .unreadable(let path, let obstacle):
      "\(path: path): cannot be read, \(obstacle.reason); \(obstacle.readingAdvice)"
    case .notARegularFile(let path): "\(path: path): is not a regular file; give a file, or a folder of token files"
    case .brokenLink(let path): "\(path: path): is a link that leads to nothing; correct it or remove it"
    case .outside(let path):
      "\(path: path): lies outside of the root, links followed, and is not read; "
        + "move it below the root, or name a wider folder with --root"
    case .ofSystem(let path): "\(path: path): belongs to the system and is not read; give a file of your own"
    case .badName(let path): "\(path: path): has a name that is not UTF-8; rename it"
    case .tooLarge(let path, let limit): "\(path: path): is larger than the limit of \(limit); split it"
    case .tooMuch(let path, let limit):
      "\(path: path): makes what is read more than \(limit) bytes in all; audit it in parts"
    case .nothingToAudit(let path):
      "\(path: path): holds no palpable.json and no token file; add one, or give the path of a token file"
    case .extensionInCapitals(let path, let others):
      "\(path: path)\(andMore(others, "file")): the file extension has capital letters; rename the file with small ones"
    case .unknownJSON(let path, let others):
      "\(path: path)\(andMore(others, "file")): unknown token format; give token files of a supported format"
    case .filesWithoutTokens(let path, let count):
      "\(path: path): \(count) more file\(count == 1 ? "" : "s") without tokens"
    case .unreferenced(let path, let others):
      "\(path: path)\(andMore(others, "file")): not read, because no resolver document refers to \(others == 0 ? "it" : "them")"
    case .unsupportedFormat(let path, let format, let others):
      "\(path: path)\(andMore(others, "file")): unsupported format \"\(words: format.title)\"; \(words: format.advice)"
    case .notSwift(let path): "\(path: path): is no Swift source; name files that end in .swift, or folders"
    case .unknownFormat(let name, let known):
      "\(path: name): is in no token format that is known (\(list: known)); check its name and content"
    case .exists(let path): "\(path: path): is there already and is left as it is; move it away first"
    case .unwritable(let path, let obstacle):
      "\(path: path): cannot be written, \(obstacle.reason); \(obstacle.writingAdvice)"
    case .uneditable(let path, let obstacle):
      "\(path: path): cannot be edited, \(obstacle.editingReason), and nothing is written; \(obstacle.editingAdvice)"
    }
  }
}

extension FileObstacle {
  /// What stands in the way, in a few words.
  var reason: String {
    switch self {
    case .missing: "it is not there any more"
    case .notPermitted: "its permissions do not allow it"
    case .readOnly: "the file system is read-only"
    case .linkLoop: "its links lead back to themselves"
    case .nameTooLong: "its path is longer than the system allows"
    case .badName: "its name is none that the system allows"
    case .tooManyOpenFiles: "too many files are open"
    case .noSpace: "there is no space left for it"
    case .tooLarge: "it would be larger than the system allows"
    case .notAFolder: "what should be a folder is none"
    case .inputOutput: "the device failed"
    case .other(let number): "the system refuses it with error \(number)"
    case .changed: "it changed while it was read"
    case .noFolder: "its folder cannot be made"
    case .notRegular: "something else than a regular file has its name"
    case .leadsOut: "a link on the way to it leads out of the root"
    case .isInput: "it is one of the files that are read"
    case .isRepeated: "another output has the same name"
    case .isStale: "an earlier report stands there that cannot be removed and does not count any more"
    case .losesOwner: "its owner and group can't be kept"
    }
  }

  fileprivate var readingAdvice: String {
    switch self {
    case .missing, .changed: "run again when nothing writes there"
    case .linkLoop: "correct the links"
    case .nameTooLong, .badName: "rename it"
    case .tooManyOpenFiles: "raise the limit of open files"
    case .notAFolder: "correct the path"
    case .inputOutput, .other: "check the disk"
    default: "check its permissions"
    }
  }

  fileprivate var editingReason: String {
    self == .changed ? "it is not as it was when it was read" : reason
  }

  fileprivate var editingAdvice: String {
    switch self {
    case .missing, .changed: "run again when nothing writes there"
    case .noSpace, .tooLarge: "make room or raise the limit"
    case .notRegular, .leadsOut: "name the file itself where a link leads to it, or take the patch"
    default: "take the patch with --format patch"
    }
  }

  fileprivate var writingAdvice: String {
    switch self {
    case .noSpace, .tooLarge: "make room or raise the limit"
    case .isInput, .isRepeated: "choose another name"
    case .isStale: "remove it"
    default: "choose another place for it"
    }
  }
}

/// " and 3 more files" behind something that is named; empty if there are no more.
func andMore(_ count: Int, _ noun: String) -> String {
  count == 0 ? "" : " and \(count) more \(noun)\(count == 1 ? "" : "s")"
}
