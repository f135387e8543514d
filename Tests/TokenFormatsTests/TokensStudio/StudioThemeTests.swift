import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Sets, themes, and the modes that they make.
@Suite struct StudioThemeTests {
  static let sets = ##"""
    "core": { "black": { "$type": "color", "$value": "#000000" }, "white": { "$type": "color", "$value": "#ffffff" } },
    "light": { "text": { "$type": "color", "$value": "{black}" } },
    "dark": { "text": { "$type": "color", "$value": "{white}" } }
    """##

  private static func theme(_ name: String, _ sets: String, group: String? = nil) -> String {
    let group = group.map { #""group": "\#($0)", "# } ?? ""
    return #"{ "name": "\#(name)", \#(group)"selectedTokenSets": { \#(sets) } }"#
  }

  @Test func themesBecomeModes() throws {
    let light = Self.theme("Light", #""core": "source", "light": "enabled", "dark": "disabled""#)
    let dark = Self.theme("Dark", #""core": "source", "dark": "enabled""#)
    let imported = try studio(#"{ \#(Self.sets), "$themes": [\#(light), \#(dark)] }"#)
    #expect(imported.modes.map(\.name) == ["Light", "Dark"])
    #expect(try imported.hex("text", in: "Light") == "#000000")
    #expect(try imported.hex("text", in: "Dark") == "#ffffff")
    #expect(imported.tokens["text"]?.value(in: "Dark")?.content == .alias("white"))
    #expect(imported.tokens.tokens.map(\.path) == ["black", "white", "text"])
    #expect(imported.notices.isEmpty)
  }

  /// Tools that read the sets of a file as groups write the set in references; then it is part of each name.
  @Test func setsThatReferencesNameAreGroups() throws {
    let sets = ##"""
      "text": { "color": { "primary": { "value": "#111111", "type": "color" } } },
      "icons": { "color": { "primary": { "value": "{text.color.primary}", "type": "color" } } }
      """##
    let imported = try studio(#"{ \#(sets), "$metadata": { "tokenSetOrder": ["text", "icons"] } }"#)
    #expect(imported.tokens.tokens.map(\.path) == ["text.color.primary", "icons.color.primary"])
    #expect(try imported.hex("icons.color.primary") == "#111111")
    #expect(
      imported.notices.map(\.message) == ["references name the set before the token, so sets are read as groups"])
  }

  /// A reference that is the name of a token without the set keeps sets out of the names.
  @Test func setsThatReferencesLeaveOutAreNoGroups() throws {
    let sets = ##"""
      "text": { "text": { "primary": { "value": "#111111", "type": "color" } } },
      "icons": { "icon": { "value": "{text.primary}", "type": "color" } }
      """##
    let imported = try studio(#"{ \#(sets), "$metadata": { "tokenSetOrder": ["text", "icons"] } }"#)
    #expect(imported.tokens.tokens.map(\.path) == ["text.primary", "icon"])
  }

  @Test func groupsMultiplyIfTheyChooseColors() throws {
    let sets = ##"""
      "light": { "ink": { "value": "#111111", "type": "color" } }, "dark": { "ink": { "value": "#eeeeee", "type": "color" } },
      "a": { "brand": { "value": "#aa0000", "type": "color" } }, "b": { "brand": { "value": "#0000aa", "type": "color" } },
      "small": { "size": { "value": "4", "type": "sizing" } }, "large": { "size": { "value": "8", "type": "sizing" } }
      """##
    let themes = [
      ("S", "small", "Size"), ("L", "large", "Size"), ("A", "a", "Brand"), ("B", "b", "Brand"),
      ("Light", "light", "Scheme"), ("Dark", "dark", "Scheme"),
    ].map { Self.theme($0.0, #""\#($0.1)": "enabled""#, group: $0.2) }.joined(separator: ",")
    let imported = try studio(#"{ \#(sets), "$themes": [\#(themes)] }"#)
    #expect(imported.modes.map(\.name) == ["Light-A", "Dark-A", "Light-B", "Dark-B"])
    #expect(try imported.hex("ink", in: "Dark-B") == "#eeeeee")
    #expect(try imported.hex("brand", in: "Dark-B") == "#0000aa")
    #expect(try imported.resolved("size", in: "Dark-B") == .value(.dimension(Dimension(4, .px))))
    #expect(imported.notices.map(\.message) == ["\"Size\" chooses no colors, so only \"S\" is read, without L"])
  }

  /// A group that changes only an alpha, an amount, or a part of a name changes colors.
  @Test(arguments: [
    (##""value": "rgba({ink}, {step})""##, "opacity", "0.5"),
    (
      ##""value": "{ink}", "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": "{step}", "space": "srgb" } } }"##,
      "number", "0.5"
    ),
    (##""value": "{gray.{step}}""##, "other", "5"),
  ])
  func numbersThatColorsReferToMakeModes(value: String, type: String, soft: String) throws {
    let themes = [
      Self.theme("Strong", #""core": "enabled", "strong": "enabled""#),
      Self.theme("Soft", #""core": "enabled", "soft": "enabled""#),
    ].joined(separator: ",")
    let imported = try studio(
      ##"""
      { "core": { "ink": { "value": "#000000", "type": "color" }, "text": { \##(value), "type": "color" },
          "gray": { "1": { "value": "#111111", "type": "color" }, "5": { "value": "#555555", "type": "color" } } },
        "strong": { "step": { "value": "1", "type": "\##(type)" } },
        "soft": { "step": { "value": "\##(soft)", "type": "\##(type)" } }, "$themes": [\##(themes)] }
      """##)
    #expect(imported.modes.map(\.name) == ["Strong", "Soft"])
    #expect(!imported.notices.contains { $0.message.contains("chooses no colors") })
    #expect(try imported.hex("text", in: "Strong") != imported.hex("text", in: "Soft"))
  }

  /// The order of sets decides, also for aliases of sets before.
  @Test func laterSetsWin() throws {
    let text = ##"""
      { "b": { "x": { "value": "#000001", "type": "color" } },
        "a": { "x": { "value": "#000002", "type": "color" }, "y": { "value": "{x}", "type": "color" }, "z": { "value": "#fff", "type": "color" } },
        "$themes": [THEMES], "$metadata": { "tokenSetOrder": ["a", "b"] } }
      """##
    let theme = Self.theme("T", #""a": "enabled", "b": "enabled""#)
    #expect(try studio(text.replacing("THEMES", with: theme)).hex("y") == "#000001")
    // Without a theme, nothing says that both sets are on at once: light may be hidden by dark.
    let x = try #require(try studio(text.replacing("THEMES", with: "")).tokens["x"]?.values.first)
    #expect(
      x.value.content
        == .undecidable("the sets \"a\" and \"b\" define it differently, and no theme chooses one"))
  }

  /// Sets that repeat a value don't contradict each other, whatever kind of value it is.
  @Test(arguments: [
    ##""#000001", "type": "color""##, ##"{ "color": "#000", "width": "1px", "style": "solid" }, "type": "border""##,
    ##""#000001", "type": "color", "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": "0.5", "space": "srgb" } } }"##,
  ])
  func repeatedValuesAreNoContradiction(value: String) throws {
    let text = ##"""
      { "a": { "x": { "value": VALUE }, "y": { "value": "#fff", "type": "color" }, "z": { "value": "#000", "type": "color" } },
        "b": { "x": { "value": VALUE } }, "$themes": [] }
      """##
    let x = try #require(try studio(text.replacing("VALUE", with: value)).tokens["x"]?.values.first)
    if case .undecidable(let reason) = x.value.content { Issue.record("\(reason)") }
  }

  @Test func setsWithTheSameTokensAreModesWithoutThemes() throws {
    let imported = try studio(#"{ \#(Self.sets), "$themes": [] }"#)
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("text", in: "dark") == "#ffffff")
    #expect(
      imported.notices.map(\.message) == [
        "the sets \"light\", \"dark\" define the same tokens without themes, so each is read as a mode"
      ])
  }

  /// A mode doesn't show the token of another one.
  @Test func aTokenOfOneThemeIsUndeterminedInTheOther() throws {
    let themes =
      Self.theme("Light", #""core": "enabled", "light": "enabled""#) + "," + Self.theme("Dark", #""core": "enabled""#)
    let imported = try studio(#"{ \#(Self.sets), "$themes": [\#(themes)] }"#)
    #expect(try imported.reason("text", in: "Dark") == "it isn't defined in Dark")
  }

  @Test func aReferenceToASetThatIsOffNamesTheSet() throws {
    let themes = Self.theme("Light", #""light": "enabled""#)
    let imported = try studio(#"{ \#(Self.sets), "$themes": [\#(themes)] }"#)
    #expect(try imported.reason("text") == "{black} is in the set \"core\", which no theme enables")
    #expect(imported.notices.map(\.message).contains("no theme enables the set \"core\", so its tokens aren't read"))
  }

  /// Tokens Studio takes the value of the source set, its transforms that of the enabled one.
  @Test func aSourceSetAfterAnEnabledOneLeavesDifferentColorsUndetermined() throws {
    let sets =
      ##""a": { "x": { "value": "#000", "type": "color" }, "y": { "value": "#777", "type": "color" } }, "##
      + ##""b": { "x": { "value": "#fff", "type": "color" }, "y": { "value": "#777", "type": "color" } }, "##
      + ##""c": { "y": { "value": "#888", "type": "color" } }"##
    let themes =
      Self.theme("T", ##""a": "enabled", "b": "source""##) + ","
      + Self.theme("U", ##""a": "source", "b": "enabled", "c": "enabled""##)
    let imported = try studio(##"{ \##(sets), "$themes": [\##(themes)] }"##)
    #expect(
      try imported.reason("x", in: "T")
        == "the sets \"a\" and \"b\" define it differently, and tools disagree on whether a source set replaces an enabled one"
    )
    #expect(try imported.hex("x", in: "U") == "#ffffff")
    #expect(try imported.hex("y", in: "T") == "#777777")
    #expect(
      imported.notices.first?.message.utf8.starts(with: "a source set after an enabled set has the same token".utf8)
        == true)
  }

  @Test func aFolderIsReadWithItsSets() throws {
    let library = FolderOfDocuments(texts: [
      "$metadata.json": #"{ "tokenSetOrder": ["core/color", "theme/light", "theme/dark"] }"#,
      "core/color.json":
        ##"{ "black": { "$type": "color", "$value": "#000" }, "white": { "$type": "color", "$value": "#fff" } }"##,
      "theme/light.json": #"{ "text": { "$type": "color", "$value": "{black}" } }"#,
      "theme/dark.json": #"{ "text": { "$type": "color", "$value": "{white}" } }"#,
    ])
    let themes = ["light", "dark"].map { Self.theme($0, #""core/color": "source", "theme/\#($0)": "enabled""#) }
    let head = SourceFile(path: "$themes.json", bytes: Array("[\(themes.joined(separator: ","))]".utf8))
    let imported = try TokensStudioFormat.tokens(from: [head], library: library)
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("text", in: "dark") == "#ffffff")
    #expect(imported.tokens["text"]?.value(in: "dark")?.location.path == "theme/dark.json")
    #expect(Set(imported.referenced) == Set(library.texts.keys))
    #expect(throws: FormatError.self) { try TokensStudioFormat.tokens(from: [head], library: EmptyLibrary()) }
  }

  @Test func badThemesAreRefused() {
    func fault(_ theme: String) -> FormatError? { studioFault(#"{ \#(Self.sets), "$themes": [\#(theme)] }"#) }
    guard case .unknownSet("lihgt", suggestion: "light", _)? = fault(Self.theme("A", #""lihgt": "enabled""#)) else {
      Issue.record("no unknown set")
      return
    }
    guard
      case .unexpected("\"enabled\", \"source\", or \"disabled\"", "\"on\"", _, _)? = fault(
        Self.theme("A", #""light": "on""#))
    else {
      Issue.record("no unknown status")
      return
    }
    let mixed = Self.theme("A", #""light": "enabled""#, group: "g") + "," + Self.theme("B", #""dark": "enabled""#)
    guard case .missingProperty("group", _, _)? = fault(mixed) else {
      Issue.record("no missing group")
      return
    }
    let twice = Self.theme("A", #""light": "enabled""#) + "," + Self.theme("A", #""dark": "enabled""#)
    guard case .repeatedName("A", _, _)? = fault(twice) else {
      Issue.record("no duplicate theme")
      return
    }
  }

  @Test func moreModesThanTheLimitAreRefused() {
    let sets = (0..<65).map { ##""s\##($0)": { "x": { "value": "#fff", "type": "color" } }"## }.joined(separator: ",")
    let themes = (0..<65).map { Self.theme("t\($0)", #""s\#($0)": "enabled""#) }.joined(separator: ",")
    guard case .tooManyThemes(65, limit: 64, _)? = studioFault(#"{ \#(sets), "$themes": [\#(themes)] }"#) else {
      Issue.record("no error")
      return
    }
  }
}
