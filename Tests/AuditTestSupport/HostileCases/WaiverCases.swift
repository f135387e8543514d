// Waivers: none may accept more than it says, nor longer, nor without a reason.

private let rejected = HostileCase.Expectation.rejected("palpable.json")
private let fails = HostileCase.Expectation.finding("contrast-minimum")

/// `x` fails on paper, audited on 2026-11-21 under a waiver.
private func waiver(_ name: String, _ waiver: String, _ expected: HostileCase.Expectation) -> HostileCase {
  HostileCase(
    .waivers, name,
    [
      "palpable.json": configuration("t.tokens.json", more: ", \"waivers\": [\(waiver)]"),
      "t.tokens.json": tokens("\"x\": { \"$value\": \"#aaaaaa\" },\n\"x*\": { \"$value\": \"#000000\" }"),
    ], expected)
}

/// A waiver with some of its keys replaced; an empty value leaves the key out.
private func full(
  rule: String = "\"contrast-minimum\"", subject: String = "\"x on paper\"", reason: String = "\"agreed\"",
  owner: String = "\"a\"", expires: String = "\"2027-01-31\"", more: String = ""
) -> String {
  let members = [("rule", rule), ("subject", subject), ("reason", reason), ("owner", owner), ("expires", expires)]
  return "{ " + members.filter { !$0.1.isEmpty }.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + more + " }"
}

private let badDays = [
  "2027-02-29", "2026-02-30", "2027-13-01", "2027-00-10", "2027-01-00", "2027-01-32", "2027-1-31", "27-01-31",
  "2027-01-31 ",
  " 2027-01-31", "2027-01-31T00:00:00Z", "2027/01/31", "20270131", "+2027-01-31", "2027-01-3\u{661}",
  "\u{FF12}027-01-31", "never", "",
  "9999999999-01-31", "2027-01-31\\u0000", "0x7EB-01-31",
]

let waiverCases: [HostileCase] =
  badDays.map { waiver("the day \($0)", full(expires: "\"\($0)\""), rejected) } + [
    waiver("a good one", full(), .passes), waiver("one that ended yesterday", full(expires: "\"2026-11-20\""), fails),
    waiver("one that ends today", full(expires: "\"2026-11-21\""), .passes),
    waiver("a day as a number", full(expires: "20270131"), rejected),
    waiver("a day as null", full(expires: "null"), rejected), waiver("no rule", full(rule: ""), rejected),
    waiver("no subject", full(subject: ""), rejected),
    waiver("no reason", full(reason: ""), rejected),
    waiver("an empty reason", full(reason: "\"\""), rejected),
    waiver("a reason as a number", full(reason: "1"), rejected),
    waiver("a rule that does not exist", full(rule: "\"contrast\""), rejected),
    waiver("a rule in capitals", full(rule: "\"Contrast-Minimum\""), rejected),
    waiver("a rule with a star", full(rule: "\"*\""), rejected),
    waiver("a rule about waivers", full(rule: "\"expired-waiver\""), rejected),
    waiver("another subject", full(subject: "\"x on ink\""), fails),
    waiver("another case", full(subject: "\"X on paper\""), fails),
    waiver("the other way round", full(subject: "\"paper on x\""), fails),
    waiver("a subject with a mark", full(subject: "\"x\u{301} on paper\""), fails),
    waiver("a subject with a zero-width space", full(subject: "\"x\u{200B} on paper\""), fails),
    waiver("an empty part", full(subject: "\" on paper\""), rejected),
    waiver("a binding", full(subject: "\"{x} on paper\""), rejected),
    waiver("an unclosed brace", full(subject: "\"{x on paper\""), rejected),
    waiver("an empty subject", full(subject: "\"\""), rejected),
    waiver("a mode that does not exist", full(more: ", \"mode\": \"dusk\""), rejected),
    waiver("an unknown key", full(more: ", \"until\": \"2027-01-31\""), rejected),
    waiver("a key twice", full(more: ", \"rule\": \"contrast-minimum\""), rejected),
    waiver("a floor above what is measured", full(more: ", \"floor\": 3"), fails),
    waiver("a floor as a text", full(more: ", \"floor\": \"1\""), rejected),
    waiver("a floor of 1e400", full(more: ", \"floor\": 1e400"), rejected),
    waiver("waivers as an object", "\"a\"", rejected), waiver("null", "null", rejected),
    waiver(
      "a subject of marks", full(subject: "\"x\(String(repeating: "\u{301}\u{323}", count: 25_000)) on paper\""),
      rejected),
    waiver("a subject of 600 stars", full(subject: "\"\(String(repeating: "*a", count: 600)) on paper\""), rejected),
  ]
