/// The Secure Hash Algorithm with 256 bits (FIPS 180-4), which shortens fingerprints of any length for all consumers.
///
/// The hash is used for identity, not for secrecy.
enum SHA256 {
  /// Returns the hash of a text's UTF-8 bytes as 64 lowercase hexadecimal digits.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func hex(of text: String) -> String { hex(of: Array(text.utf8)) }

  /// Returns the hash of bytes as 64 lowercase hexadecimal digits.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func hex(of message: [UInt8]) -> String {
    var hash = initial
    var schedule = [UInt32](repeating: 0, count: 64)
    let bytes = padded(message)
    for start in stride(from: 0, to: bytes.count, by: 64) { process(bytes, from: start, &schedule, into: &hash) }
    return (0..<8).map { index in
      let digits = String(hash[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  /// Returns the message followed by a one bit, zeros, and the length in bits, padded to a multiple of 64 bytes (5.1.1).
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += Array(repeating: 0, count: (120 - bytes.count % 64) % 64)
    let length = UInt64(message.count) * 8
    return bytes + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
  }

  /// Processes one block of 64 bytes (6.2.2); the schedule only lends its memory.
  private static func process(
    _ bytes: [UInt8], from start: Int, _ schedule: inout [UInt32], into hash: inout SIMD8<UInt32>
  ) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 - count) }
    for index in 0..<16 {
      let first = start + 4 * index
      let (high, low) = (UInt32(bytes[first]) << 8 | UInt32(bytes[first + 1]), UInt32(bytes[first + 2]) << 8)
      schedule[index] = high << 16 | low | UInt32(bytes[first + 3])
    }
    for index in 16..<64 {
      let (second, fifteenth) = (schedule[index - 2], schedule[index - 15])
      let sigma1 = rotated(second, 17) ^ rotated(second, 19) ^ second >> 10
      let sigma0 = rotated(fifteenth, 7) ^ rotated(fifteenth, 18) ^ fifteenth >> 3
      schedule[index] = sigma1 &+ schedule[index - 7] &+ sigma0 &+ schedule[index - 16]
    }
    let constants = constants
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for index in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ sum1 &+ (e & f ^ ~e & g) &+ constants[index] &+ schedule[index]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let second = sum0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    hash &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  /// The fractional parts of the square roots of the first eight primes (5.3.3).
  private static let initial: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The fractional parts of the cube roots of the first 64 primes (4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

/// Fingerprint hashes with a count of duplicates, so each finding of a report has a unique pair.
struct FingerprintHashes: Sendable {
  /// The turns of fingerprints that occurred before, by position.
  private let turns: [Int: Int]

  /// Counts duplicates.
  init(_ fingerprints: some Sequence<String>) {
    var (counts, turns): ([[UInt8]: Int], [Int: Int]) = ([:], [:])
    for (index, fingerprint) in fingerprints.enumerated() {
      let turn = counts[Array(fingerprint.utf8), default: 0] + 1
      counts[Array(fingerprint.utf8)] = turn
      if turn > 1 { turns[index] = turn }
    }
    self.turns = turns
  }

  /// Returns the hash of the fingerprint at a position and its turn, which is 1 for the first occurrence.
  func hash(of fingerprint: String, at index: Int) -> (hash: String, turn: Int) {
    (SHA256.hex(of: fingerprint), turns[index] ?? 1)
  }
}
