import AuditCommand
import AuditRules
import SourceText
import TestSupport
import Testing

/// Words and forms that texts for people avoid, checked in help, rules, reports, errors, articles, and the README.
@Suite struct PlainWordTests {
  /// Regular expressions, each with what to write instead.
  static let avoided: [(pattern: String, instead: String)] = [
    (#"\bmend(s|ed|ing)?\b"#, "fix"), (#"\btold\b"#, "determined, reported"), (#"\bnobody\b"#, "name the doer"),
    (#"\bcannot (be told|tell)\b"#, "can't be determined"), (#"\blook(s|ed|ing)? at\b"#, "check"),
    (#"\bstands?\b"#, "is"),
    (#"\b(is|are) no (?!longer|larger|more|less|smaller|fewer|higher)[a-z]"#, "isn't a, aren't, invalid, unknown"),
    (#"\bthere (is|are) no (such|command|option|mode|file|token)\b"#, "unknown, no … found"),
    (#"\bwhoever\b"#, "people who, anyone who"), (#"\banew\b"#, "again"), (#"(?m)^#+ What\b"#, "a noun phrase"),
    (#"\bt(ake|akes|aken|ook) out\b"#, "remove"), (#"\bh(eld|olds?) back\b"#, "waived, accepted, suppressed"),
    (#"\bagreements?\b"#, "waivers and baselines"), (#"\b(accepted )?debts?\b"#, "accepted findings"),
    (#"\d %"#, "no space before %"), (#"\b\d+ x \d"#, "44×44 pt"), (#"\bDid you mean\b"#, "; did you mean"),
    (#"[cC]olour|\bgrey|[cC]entre|[cC]atalogue|[bB]ehaviour|\b[lL]icence|\b[nN]eighbour"#, "American spelling"),
    (#"(recogni|normali|initiali|seriali|organi|summari|minimi|optimi)s(e|ed|es|ing|ation)\b"#, "American spelling"),
    (#"\blabelled\b|\bmisspelt\b|\bcentred\b|\btowards\b"#, "American spelling"),
  ]

  @Test func textsAvoidThem() throws {
    let patterns = try Self.avoided.map { (try Regex($0.pattern), $0.instead) }
    for text in try PeopleText.all() {
      for (pattern, instead) in patterns {
        for match in text.prose.matches(of: pattern) where !isAfterThere(match.range, in: text.prose) {
          let line = text.prose[text.prose.lineRange(around: match.range)]
          Issue.record("\(text.name): \"\(text.prose[match.range])\" (write: \(instead)) in: \(line.prefix(160))")
        }
      }
    }
  }

  /// "There is no …" states a fact; "X is no …" is translated.
  private func isAfterThere(_ range: Range<String.Index>, in text: String) -> Bool {
    text[..<range.lowerBound].hasSuffix("here ") && (text[range].hasPrefix("is no") || text[range].hasPrefix("are no"))
  }

  /// Each form is found in a sentence that has it, in the order of the table; its replacement is not.
  @Test func theTableFindsWhatItNames() throws {
    let wrong = [
      "it is mended", "so it cannot be told", "nobody knows", "which cannot tell", "files that are looked at",
      "what stands there",
      "this is no color", "there is no such file", "whoever reads", "made anew", "## What fails",
      "taken out of the file",
      "findings held back", "about agreements", "accepted debt", "1.5 % of it", "24 x 24 pt", "Did you mean a?",
      "a grey colour",
      "it is recognised", "a labelled image",
    ]
    #expect(wrong.count == Self.avoided.count)
    for (sentence, form) in zip(wrong, Self.avoided) {
      let pattern = try Regex(form.pattern)
      #expect(sentence.contains(pattern), "\(form.pattern)")
    }
    let right =
      "this isn't a color; it is no longer read, and 24×24 pt is 1.5% of it; did you mean \"a\"? A labeled gray color"
    for form in Self.avoided {
      let pattern = try Regex(form.pattern)
      #expect(!right.contains(pattern), "\(form.pattern)")
    }
  }

  /// A message is read in a hurry: 25 words a sentence at most, quoted values and lists counted as one word.
  @Test func sentencesOfMessagesAreShort() throws {
    for text in try PeopleText.all() where text.isMessages {
      for line in text.prose.split(separator: "\n") {
        for sentence in line.split(separator: #/[.;:] /#) {
          let words = sentence.replacing(/\S+(, \S+)+/, with: "list").split(separator: " ")
          #expect(words.count <= 25, "\(text.name): \(words.count) words in: \(sentence)")
        }
      }
    }
  }

  @Test func countsAgreeWithTheirNouns() throws {
    let plural = try Regex(
      #"(^|[^\d.,:/×-])1 (tokens|pairings|findings|modes|colors|values|badges|controls|files|rules|warnings|errors|notes|waivers|entries|notices|styles)\b"#
    )
    let singular = try Regex(
      #"(^|[^\d.,:/×-])([2-9]|\d\d+) (token|pairing|finding|mode|color|value|badge|control|file|rule|warning|error|waiver|entry|notice) (has|is|was|fails|passes)\b"#
    )
    for text in try PeopleText.all() where text.isMessages {
      for pattern in [plural, singular] {
        for match in text.prose.matches(of: pattern) {
          Issue.record("\(text.name): \(text.prose[text.prose.lineRange(around: match.range)].prefix(160))")
        }
      }
      for match in text.prose.matches(of: /\S+ and \S+ has (no )?\w+/) {
        Issue.record("\(text.name): \(text.prose[match.range])")
      }
    }
  }
}

extension String {
  fileprivate func lineRange(around range: Range<Index>) -> Range<Index> {
    let start = self[..<range.lowerBound].lastIndex(of: "\n").map(index(after:)) ?? startIndex
    return start..<(self[range.upperBound...].firstIndex(of: "\n") ?? endIndex)
  }
}
