// Asset catalogs: `Contents.json` that is broken, contradicts itself or lies.

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

private func catalog(_ name: String, _ x: [UInt8], _ expected: HostileCase.Expectation, more: [String: [UInt8]] = [:])
  -> HostileCase
{
  let files: [String: [UInt8]] = [
    "palpable.json": configuration("A.xcassets"), "A.xcassets/Contents.json": bytes("{ \(info) }"), place: x,
    "A.xcassets/paper.colorset/Contents.json": white,
  ]
  return HostileCase(.catalog, name, files.merging(more) { $1 }, expected)
}

private let rejected = HostileCase.Expectation.rejected(place)

let catalogCases: [HostileCase] = [
  catalog("black", contents(entry()), .passes), catalog("an empty file", [], rejected),
  catalog("a file cut short", Array(contents(entry()).dropLast(4)), rejected),
  catalog("null", bytes("null"), rejected),
  catalog("an array", bytes("[]"), rejected),
  catalog("no colors", bytes("{ \(info) }"), rejected),
  catalog("an empty list", bytes("{ \"colors\": [], \(info) }"), rejected),
  catalog("colors as an object", bytes("{ \"colors\": {}, \(info) }"), rejected),
  catalog("a color as a text", bytes("{ \"colors\": [\"#000\"], \(info) }"), rejected),
  catalog("a duplicate name", bytes("{ \"colors\": [], \"colors\": [], \(info) }"), rejected),
  catalog("UTF-16", [0xFF, 0xFE] + contents(entry()).flatMap { [$0, 0] }, rejected),
  catalog("an invalid byte after the end", contents(entry()) + [0xFF], rejected),
  catalog("200 arrays", bytes(String(repeating: "[", count: 200)), rejected),
  catalog("a component of junk", contents(entry("", components("\"junk\""))), rejected),
  catalog("a component of +f", contents(entry("", components("\"0x+f\""))), rejected),
  catalog("a component in fullwidth digits", contents(entry("", components("\"\u{FF11}\""))), rejected),
  catalog("a component of NaN", contents(entry("", components("\"nan\""))), rejected),
  catalog("a component of infinity", contents(entry("", components("\"inf\""))), rejected),
  catalog("a component of 1e5", contents(entry("", components("\"1e5\""))), rejected),
  catalog("a component of 256", contents(entry("", components("\"256\""))), rejected),
  catalog("a component of 0x100", contents(entry("", components("\"0x100\""))), rejected),
  catalog("a component of nine digits", contents(entry("", components("\"0x123456789\""))), rejected),
  catalog("a component of 1.001", contents(entry("", components("\"1.001\""))), rejected),
  catalog("a negative component", contents(entry("", components("\"-0.1\""))), rejected),
  catalog("an empty component", contents(entry("", components("\"\""))), rejected),
  catalog("a point as a component", contents(entry("", components("\".\""))), rejected),
  catalog("a component with a space", contents(entry("", components("\" 1.0\""))), rejected),
  catalog("a component of null", contents(entry("", components("null"))), rejected),
  catalog(
    "a component of 100,000 digits",
    contents(entry("", components("\"0." + String(repeating: "1", count: 100_000) + "\""))), rejected),
  catalog("an alpha of 2", contents(entry("", components(alpha: "\"2.0\""))), rejected),
  catalog("an alpha of NaN", contents(entry("", components(alpha: "\"nan\""))), rejected),
  catalog("an alpha of 0", contents(entry("", components(alpha: "\"0.0\""))), .finding("contrast-minimum")),
  catalog(
    "an unknown space", contents(entry("", #""color": { "color-space": "cmyk", "components": {} }"#)), rejected),
  catalog("a space as a number", contents(entry("", #""color": { "color-space": 1, "components": {} }"#)), rejected),
  catalog("no components", contents(entry("", #""color": { "color-space": "srgb" }"#)), rejected),
  catalog(
    "components as an array", contents(entry("", #""color": { "color-space": "srgb", "components": [0, 0, 0, 1] }"#)),
    rejected),
  catalog("a color of null", contents(entry("", #""color": null"#)), rejected),
  catalog(
    "an unknown appearance", contents(entry(), entry(appearance("luminosity", "dusk"))),
    .notice("is read as a separate mode")),
  catalog(
    "an unknown kind of appearance", contents(entry(), entry(appearance("mood", "dark"))),
    .notice("is read as a separate mode")),
  catalog(
    "an appearance without a value", contents(entry(), entry(#", "appearances": [{ "appearance": "luminosity" }]"#)),
    rejected),
  catalog("appearances as an object", contents(entry(), entry(#", "appearances": {}"#)), rejected),
  catalog(
    "the same appearance twice",
    contents(
      entry(), entry(appearance("luminosity", "dark")), entry(appearance("luminosity", "dark"), components("\"0xFF\""))),
    rejected),
  catalog("the same color twice", contents(entry(), entry("", components("\"0xFF\""))), rejected),
  catalog("an idiom that does not exist", contents(#"{ "idiom": "toaster", \#(components()) }"#), rejected),
  catalog("no idiom", contents("{ \(components()) }"), .notice("without an idiom")),
  catalog("dark alone", contents(entry(appearance("luminosity", "dark"))), .finding("contrast-minimum")),
  catalog(
    "dark on white that fails", contents(entry(), entry(appearance("luminosity", "dark"), components("\"0xFF\""))),
    .finding("contrast-minimum")),
  catalog(
    "a name with marks", contents(entry()), .passes, more: ["A.xcassets/a\u{301}\u{323}.colorset/Contents.json": white]),
  catalog(
    "a broken namespace", contents(entry()), .rejected("A.xcassets/G/Contents.json"),
    more: [
      "A.xcassets/G/Contents.json": bytes("{ \"properties\": { \"provides-namespace\": 1 }, \(info) }"),
      "A.xcassets/G/y.colorset/Contents.json": white,
    ]),
  catalog(
    "a folder whose Contents.json is no UTF-8", contents(entry()), .rejected("A.xcassets/G/Contents.json"),
    more: [
      "A.xcassets/G/Contents.json": [0x7B, 0x22, 0xFF, 0x22, 0x7D], "A.xcassets/G/y.colorset/Contents.json": white,
    ]),
  catalog(
    "an unread file that is no UTF-8", contents(entry()), .passes, more: ["A.xcassets/x.colorset/readme.txt": [0xFF]]),
]
