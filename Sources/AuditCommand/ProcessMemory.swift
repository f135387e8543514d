#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

#if canImport(Glibc)
  /// The memory of a process that runs one command and ends.
  enum ProcessMemory {
    /// The memory that the heap gets in advance, in bytes; pages count only once they are used.
    ///
    /// glibc takes the size of a freed block as a threshold if the block has at most 32 MiB (`mallopt(3)`).
    private static let reserve = 30 << 20
    /// The size of a large page, in bytes.
    private static let largePage = 2 << 20
    /// `MADV_HUGEPAGE` of Linux, which Swift doesn't import.
    private static let largePages: Int32 = 14

    /// Lets the heap keep freed memory and use large pages, if the system allows it.
    ///
    /// An audit writes most of its memory once, and a fault for each page of 4 KiB was a fifth of the time to a verdict.
    static func reserveLargePages() {
      // This block isn't on the heap. After it is freed, the next one is, and the heap keeps its end.
      adviseAndFree(malloc(reserve))
      adviseAndFree(malloc(reserve))
    }

    private static func adviseAndFree(_ block: UnsafeMutableRawPointer?) {
      guard let block else { return }
      let start = (UInt(bitPattern: block) + UInt(largePage) - 1) & ~UInt(largePage - 1)
      let size = UInt(bitPattern: block) + UInt(reserve) - start
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(size), largePages)
      free(block)
    }
  }
#endif
