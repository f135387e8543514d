import Testing

@testable import AuditSession

/// The exact sentence of every error about files.
@Suite struct FileSentenceTests {
  @Test(arguments: [
    (FileError.missing("a"), "a: there is no such file or folder; check the path"),
    (.notARegularFile("a"), "a: is not a regular file; give a file, or a folder of token files"),
    (.brokenLink("a"), "a: is a link that leads to nothing; correct it or remove it"),
    (
      .outside("a"),
      "a: lies outside of the root, links followed, and is not read; move it below the root, or name a wider folder with --root"
    ),
    (.ofSystem("a"), "a: belongs to the system and is not read; give a file of your own"),
    (.badName("a"), "a: has a name that is not UTF-8; rename it"),
    (.tooLarge("a", limit: 5), "a: is larger than the limit of 5; split it"),
    (.tooMuch("a", limit: 5), "a: makes what is read more than 5 bytes in all; audit it in parts"),
    (.nothingToAudit("a"), "a: holds no palpable.json and no token file; add one, or give the path of a token file"),
    (
      .unknownFormat("a", known: ["x", "y"]),
      "a: is in no token format that is known (x, y); check its name and content"
    ),
    (.exists("a"), "a: is there already and is left as it is; move it away first"),
    (.unreadable("a", .missing), "a: cannot be read, it is not there any more; run again when nothing writes there"),
    (
      .unreadable("a", .notPermitted),
      "a: cannot be read, its permissions do not allow it; check its permissions"
    ),
    (.unreadable("a", .linkLoop), "a: cannot be read, its links lead back to themselves; correct the links"),
    (.unreadable("a", .nameTooLong), "a: cannot be read, its path is longer than the system allows; rename it"),
    (.unreadable("a", .badName), "a: cannot be read, its name is none that the system allows; rename it"),
    (.unreadable("a", .tooManyOpenFiles), "a: cannot be read, too many files are open; raise the limit of open files"),
    (.unreadable("a", .notAFolder), "a: cannot be read, what should be a folder is none; correct the path"),
    (.unreadable("a", .inputOutput), "a: cannot be read, the device failed; check the disk"),
    (.unreadable("a", .other(99)), "a: cannot be read, the system refuses it with error 99; check the disk"),
    (
      .unreadable("a", .changed), "a: cannot be read, it changed while it was read; run again when nothing writes there"
    ),
    (.unwritable("a", .noSpace), "a: cannot be written, there is no space left for it; make room or raise the limit"),
    (
      .unwritable("a", .tooLarge),
      "a: cannot be written, it would be larger than the system allows; make room or raise the limit"
    ),
    (
      .unwritable("a", .readOnly),
      "a: cannot be written, the file system is read-only; choose another place for it"
    ),
    (
      .unwritable("a", .noFolder),
      "a: cannot be written, its folder cannot be made; choose another place for it"
    ),
    (
      .unwritable("a", .notRegular),
      "a: cannot be written, something else than a regular file has its name; choose another place for it"
    ),
    (
      .unwritable("a", .leadsOut),
      "a: cannot be written, a link on the way to it leads out of the root; choose another place for it"
    ),
    (.unwritable("a", .isInput), "a: cannot be written, it is one of the files that are read; choose another name"),
    (.unwritable("a", .isRepeated), "a: cannot be written, another output has the same name; choose another name"),
    (
      .uneditable("a", .changed),
      "a: cannot be edited, it is not as it was when it was read, and nothing is written; run again when nothing writes there"
    ),
    (
      .uneditable("a", .noSpace),
      "a: cannot be edited, there is no space left for it, and nothing is written; make room or raise the limit"
    ),
    (
      .uneditable("a", .leadsOut),
      "a: cannot be edited, a link on the way to it leads out of the root, and nothing is written; name the file itself where a link leads to it, or take the patch"
    ),
    (
      .uneditable("a", .notPermitted),
      "a: cannot be edited, its permissions do not allow it, and nothing is written; take the patch with --format patch"
    ),
    (
      .unwritable("a", .isStale),
      "a: cannot be written, an earlier report stands there that cannot be removed and does not count any more; remove it"
    ),
  ])
  func everyErrorHasItsSentence(_ error: FileError, _ sentence: String) {
    #expect(error.sentence == sentence)
  }
}
