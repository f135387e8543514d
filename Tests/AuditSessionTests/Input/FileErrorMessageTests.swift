import Testing

@testable import AuditSession

/// The exact sentence of every error about files.
@Suite struct FileErrorMessageTests {
  @Test(arguments: [
    (FileError.missing("a"), "a: file or folder not found; check the path"),
    (.notARegularFile("a"), "a: isn't a regular file; pass a file, or a folder of token files"),
    (.brokenLink("a"), "a: is a broken symbolic link; correct or remove it"),
    (
      .outside("a"),
      "a: is outside the root after resolving symbolic links; move it inside, or pass a wider folder with --root"
    ),
    (.ofSystem("a"), "a: is a system file and isn't read; pass another file"),
    (.badName("a"), "a: has a name that isn't valid UTF-8; rename it"),
    (.tooLarge("a", limit: 5), "a: is larger than the limit of 5; split it"),
    (.tooMuch("a", limit: 5), "a: brings the total input to more than 5 bytes; audit it in parts"),
    (.nothingToAudit("a"), "a: no palpable.json and no token files found; add one, or pass the path of a token file"),
    (
      .unknownFormat("a", known: ["x", "y"]),
      "a: unknown token format (supported: x, y); check its name and content"
    ),
    (.exists("a"), "a: already exists; move or delete it first"),
    (
      .unreadable("a", .missing),
      "a: can't be read because it no longer exists; retry when no other program is writing to it"
    ),
    (
      .unreadable("a", .notPermitted),
      "a: can't be read because its permissions don't allow it; check its permissions"
    ),
    (
      .unreadable("a", .linkLoop), "a: can't be read because its symbolic links form a loop; correct the symbolic links"
    ),
    (.unreadable("a", .nameTooLong), "a: can't be read because its path is longer than the system allows; rename it"),
    (.unreadable("a", .badName), "a: can't be read because its name isn't allowed by the system; rename it"),
    (
      .unreadable("a", .tooManyOpenFiles), "a: can't be read because too many files are open; raise the open file limit"
    ),
    (.unreadable("a", .notAFolder), "a: can't be read because part of its path isn't a folder; correct the path"),
    (.unreadable("a", .inputOutput), "a: can't be read because the device failed; check the disk"),
    (.unreadable("a", .other(99)), "a: can't be read because the system reported error 99; check the disk"),
    (
      .unreadable("a", .changed),
      "a: can't be read because it changed while it was being read; retry when no other program is writing to it"
    ),
    (
      .unwritable("a", .noSpace),
      "a: can't be written because no space is left for it; free up space or raise the limit"
    ),
    (
      .unwritable("a", .tooLarge),
      "a: can't be written because it would be larger than the system allows; free up space or raise the limit"
    ),
    (
      .unwritable("a", .readOnly),
      "a: can't be written because the file system is read-only; choose another location"
    ),
    (
      .unwritable("a", .noFolder),
      "a: can't be written because its folder can't be created; choose another location"
    ),
    (
      .unwritable("a", .notRegular),
      "a: can't be written because something other than a regular file has its name; choose another location"
    ),
    (
      .unwritable("a", .leadsOut),
      "a: can't be written because a symbolic link in its path leads outside the root; choose another location"
    ),
    (.unwritable("a", .isInput), "a: can't be written because it is one of the input files; choose another name"),
    (
      .unwritable("a", .isRepeated), "a: can't be written because another output has the same name; choose another name"
    ),
    (
      .uneditable("a", .changed),
      "a: can't be edited because it changed after it was read, so nothing is written; retry when no other program is writing to it"
    ),
    (
      .uneditable("a", .noSpace),
      "a: can't be edited because no space is left for it, so nothing is written; free up space or raise the limit"
    ),
    (
      .uneditable("a", .leadsOut),
      "a: can't be edited because a symbolic link in its path leads outside the root, so nothing is written; pass the target of the symbolic link, or use --format patch"
    ),
    (
      .uneditable("a", .notPermitted),
      "a: can't be edited because its permissions don't allow it, so nothing is written; use --format patch instead"
    ),
    (
      .unwritable("a", .isStale),
      "a: can't be written because an outdated report is in the way and can't be removed; remove it"
    ),
  ])
  func everyErrorHasItsSentence(_ error: FileError, _ sentence: String) {
    #expect(error.sentence == sentence)
  }
}
