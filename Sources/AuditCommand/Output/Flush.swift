#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Brings an open file or folder to the disk; false, with `errno` set, when the disk refuses it.
///
/// On macOS `fsync` leaves the bytes in the cache of the drive, which loses them without power; `F_FULLFSYNC` doesn't.
/// A file system that knows neither call counts as flushed.
func flush(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
    // Network volumes know fsync alone.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
  #endif
  return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
}
