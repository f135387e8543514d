#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands in the way of reading or writing a file, as far as it makes a difference to people.
public enum FileObstacle: Error, Sendable, Hashable {
  // What the system says.
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
  /// An error of the system that has no name here, by its number.
  case other(Int32)

  // What Palpable says.
  /// It is not what it was when reading began.
  case changed
  /// The folder around it cannot be made.
  case noFolder
  /// Something else than a regular file has the name.
  case notRegular
  /// A link on the way leads out of the root.
  case leadsOut
  /// It is read too, so that writing would destroy an input.
  case isInput
  /// It is written twice.
  case isRepeated
  /// An earlier report has the name and cannot be removed.
  case isStale
  /// What replaces it would belong to another user or group.
  case losesOwner

  /// The obstacle that an error number of the system stands for.
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

  /// The obstacle that the last call to the system met.
  package static var last: FileObstacle { FileObstacle(errno) }
}
