#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reason that a file can't be read or written, in the detail that matters to users.
public enum FileErrorReason: Error, Sendable, Hashable {
  // Reasons from the operating system.
  case missing
  case notPermitted
  case readOnly
  case linkLoop
  case nameTooLong
  case badName
  case tooManyOpenFiles
  case noSpace
  case tooLarge
  case notAFolder
  case inputOutput
  /// Any other system error, by its number.
  case other(Int32)

  // Reasons from Palpable.
  /// The file changed since reading began.
  case changed
  /// The parent folder can't be created.
  case noFolder
  /// The path isn't a regular file.
  case notRegular
  /// A link in the path leads outside the root.
  case leadsOut
  /// The file is also an input, which writing would destroy.
  case isInput
  /// The file is written twice.
  case isRepeated
  /// An earlier report exists at the path and can't be removed.
  case isStale
  /// The replacement would belong to another user or group.
  case losesOwner

  /// Creates the reason for a system error number.
  package init(_ number: Int32) {
    switch number {
    case ENOENT: self = .missing
    case EACCES, EPERM: self = .notPermitted
    case EROFS: self = .readOnly
    case ELOOP: self = .linkLoop
    case ENAMETOOLONG: self = .nameTooLong
    case EILSEQ, EINVAL: self = .badName
    case EMFILE, ENFILE: self = .tooManyOpenFiles
    case ENOSPC, EDQUOT: self = .noSpace
    case EFBIG: self = .tooLarge
    case ENOTDIR: self = .notAFolder
    case EIO: self = .inputOutput
    default: self = .other(number)
    }
  }

  /// The reason for the failure of the last system call.
  package static var last: FileErrorReason { FileErrorReason(errno) }
}
