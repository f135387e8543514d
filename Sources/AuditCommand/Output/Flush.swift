#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Flushes an open file or folder to the disk; returns false, with `errno` set, if the disk refuses.
///
/// On macOS `fsync` leaves the bytes in the drive's cache, which is lost without power; `F_FULLFSYNC` doesn't.
/// A file system that supports neither call counts as flushed.
func flush(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    // Network volumes support only fsync.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
  #endif
  return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
}
