import TestSupport
import Testing

@testable import ReportWriters

/// Against the examples that NIST publishes with FIPS 180-4, and lengths around the edges of a block.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func isThatOfThePublishedExamples(_ text: String, _ hash: String) { #expect(SHA256.hex(of: text) == hash) }

  @Test(.enabled(if: LongTests.areEnabled)) func aMillionLetters() {
    #expect(
      SHA256.hex(of: String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func everyLengthAroundABlockHasAHashOfItsOwn() {
    let hashes = (0...130).map { SHA256.hex(of: String(repeating: "x", count: $0)) }
    #expect(Set(hashes).count == 131)
    #expect(hashes.allSatisfy { $0.utf8.count == 64 })
  }

  @Test func theSameFingerprintTwiceHasTwoTurns() {
    let names = ["a", "b", "a"]
    let hashes = FingerprintHashes(names)
    let found = names.indices.map { hashes.hash(of: names[$0], at: $0) }
    #expect(found.map(\.turn) == [1, 1, 2])
    #expect(found.map(\.hash) == names.map { SHA256.hex(of: $0) })
  }
}
