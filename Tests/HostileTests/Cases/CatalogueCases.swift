// Asset catalogues: `Contents.json` that is broken, contradicts itself or lies.

private let info = #""info": { "author": "xcode", "version": 1 }"#

private func components(_ red: String = "\"0x00\"", alpha: String = "\"1.000\"") -> String {
  "\"color\": { \"color-space\": \"srgb\", \"components\": { \"red\": \(red), \"green\": \"0x00\", \"blue\": \"0x00\", \"alpha\": \(alpha) } }"
}

private func entry(_ more: String = "", _ color: String = components()) -> String {
  "{ \"idiom\": \"universal\"\(more), \(color) }"
}

private func appearance(_ name: String, _ value: String) -> String {
  ", \"appearances\": [{ \"appearance\": \"\(name)\", \"value\": \"\(value)\" }]"
}

private func contents(_ entries: String...) -> [UInt8] {
  bytes("{ \"colors\": [\n\(entries.joined(separator: ",\n"))\n], \(info) }\n")
}

private let white = contents(
  #"{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0" } } }"#
)
private let place = "A.xcassets/x.colorset/Contents.json"

private func catalogue(_ name: String, _ x: [UInt8], _ expected: HostileCase.Expectation, more: [String: [UInt8]] = [:])
  -> HostileCase
{
  let files: [String: [UInt8]] = [
    "palpable.json": configuration("A.xcassets"), "A.xcassets/Contents.json": bytes("{ \(info) }"), place: x,
    "A.xcassets/paper.colorset/Contents.json": white,
  ]
  return HostileCase(.catalogue, name, files.merging(more) { $1 }, expected)
}

private let rejected = HostileCase.Expectation.rejected(place)

let catalogueCases: [HostileCase] = [
  catalogue("black", contents(entry()), .passes), catalogue("an empty file", [], rejected),
  catalogue("a file cut short", Array(contents(entry()).dropLast(4)), rejected),
  catalogue("null", bytes("null"), rejected),
  catalogue("an array", bytes("[]"), rejected),
  catalogue("no colours", bytes("{ \(info) }"), rejected),
  catalogue("an empty list", bytes("{ \"colors\": [], \(info) }"), rejected),
  catalogue("colours as an object", bytes("{ \"colors\": {}, \(info) }"), rejected),
  catalogue("a colour as a text", bytes("{ \"colors\": [\"#000\"], \(info) }"), rejected),
  catalogue("a duplicate name", bytes("{ \"colors\": [], \"colors\": [], \(info) }"), rejected),
  catalogue("UTF-16", [0xFF, 0xFE] + contents(entry()).flatMap { [$0, 0] }, rejected),
  catalogue("an invalid byte after the end", contents(entry()) + [0xFF], rejected),
  catalogue("200 arrays", bytes(String(repeating: "[", count: 200)), rejected),
  catalogue("a component of junk", contents(entry("", components("\"junk\""))), rejected),
  catalogue("a component of +f", contents(entry("", components("\"0x+f\""))), rejected),
  catalogue("a component in fullwidth digits", contents(entry("", components("\"\u{FF11}\""))), rejected),
  catalogue("a component of NaN", contents(entry("", components("\"nan\""))), rejected),
  catalogue("a component of infinity", contents(entry("", components("\"inf\""))), rejected),
  catalogue("a component of 1e5", contents(entry("", components("\"1e5\""))), rejected),
  catalogue("a component of 256", contents(entry("", components("\"256\""))), rejected),
  catalogue("a component of 0x100", contents(entry("", components("\"0x100\""))), rejected),
  catalogue("a component of nine digits", contents(entry("", components("\"0x123456789\""))), rejected),
  catalogue("a component of 1.001", contents(entry("", components("\"1.001\""))), rejected),
  catalogue("a negative component", contents(entry("", components("\"-0.1\""))), rejected),
  catalogue("an empty component", contents(entry("", components("\"\""))), rejected),
  catalogue("a point as a component", contents(entry("", components("\".\""))), rejected),
  catalogue("a component with a space", contents(entry("", components("\" 1.0\""))), rejected),
  catalogue("a component of null", contents(entry("", components("null"))), rejected),
  catalogue(
    "a component of 100,000 digits",
    contents(entry("", components("\"0." + String(repeating: "1", count: 100_000) + "\""))), rejected),
  catalogue("an alpha of 2", contents(entry("", components(alpha: "\"2.0\""))), rejected),
  catalogue("an alpha of NaN", contents(entry("", components(alpha: "\"nan\""))), rejected),
  catalogue("an alpha of 0", contents(entry("", components(alpha: "\"0.0\""))), .finding("contrast-minimum")),
  catalogue(
    "an unknown space", contents(entry("", #""color": { "color-space": "cmyk", "components": {} }"#)), rejected),
  catalogue("a space as a number", contents(entry("", #""color": { "color-space": 1, "components": {} }"#)), rejected),
  catalogue("no components", contents(entry("", #""color": { "color-space": "srgb" }"#)), rejected),
  catalogue(
    "components as an array", contents(entry("", #""color": { "color-space": "srgb", "components": [0, 0, 0, 1] }"#)),
    rejected),
  catalogue("a colour of null", contents(entry("", #""color": null"#)), rejected),
  catalogue(
    "an unknown appearance", contents(entry(), entry(appearance("luminosity", "dusk"))), .notice("a mode of its own")),
  catalogue(
    "an unknown kind of appearance", contents(entry(), entry(appearance("mood", "dark"))), .notice("a mode of its own")),
  catalogue(
    "an appearance without a value", contents(entry(), entry(#", "appearances": [{ "appearance": "luminosity" }]"#)),
    rejected),
  catalogue("appearances as an object", contents(entry(), entry(#", "appearances": {}"#)), rejected),
  catalogue(
    "the same appearance twice",
    contents(
      entry(), entry(appearance("luminosity", "dark")), entry(appearance("luminosity", "dark"), components("\"0xFF\""))),
    rejected),
  catalogue("the same colour twice", contents(entry(), entry("", components("\"0xFF\""))), rejected),
  catalogue("an idiom that does not exist", contents(#"{ "idiom": "toaster", \#(components()) }"#), rejected),
  catalogue("no idiom", contents("{ \(components()) }"), .notice("without an idiom")),
  catalogue("dark alone", contents(entry(appearance("luminosity", "dark"))), .finding("contrast-minimum")),
  catalogue(
    "dark on white that fails", contents(entry(), entry(appearance("luminosity", "dark"), components("\"0xFF\""))),
    .finding("contrast-minimum")),
  catalogue(
    "a name with marks", contents(entry()), .passes, more: ["A.xcassets/a\u{301}\u{323}.colorset/Contents.json": white]),
  catalogue(
    "a broken namespace", contents(entry()), .rejected("A.xcassets/G/Contents.json"),
    more: [
      "A.xcassets/G/Contents.json": bytes("{ \"properties\": { \"provides-namespace\": 1 }, \(info) }"),
      "A.xcassets/G/y.colorset/Contents.json": white,
    ]),
  catalogue(
    "a folder whose Contents.json is no UTF-8", contents(entry()), .rejected("A.xcassets/G/Contents.json"),
    more: [
      "A.xcassets/G/Contents.json": [0x7B, 0x22, 0xFF, 0x22, 0x7D], "A.xcassets/G/y.colorset/Contents.json": white,
    ]),
  catalogue(
    "an unread file that is no UTF-8", contents(entry()), .passes, more: ["A.xcassets/x.colorset/readme.txt": [0xFF]]),
]
