import Audit
import Testing

/// Views that aren't shown: branches that no caller takes, and views that every caller hides.
@Suite struct UntakenBranchTests: PoolClassTests {
  private static let text = "Text(name).font(.system(size: 9))"

  /// The outcomes for a font in a branch of a view with a property, and for code around it.
  private func fonts(
    _ branch: String, property: String = "var isCompact: Bool = false", rest: String = "",
    others: [String: String] = [:]
  ) throws -> [Outcome] {
    try outcomes("fixed-font", page("VStack { Text(name)\n\(branch) }", property) + rest, others)
  }

  @Test func aBranchThatNoCallerTakesIsSkipped() throws {
    let branch = "if isCompact { \(Self.text) }"
    #expect(try fonts(branch).isEmpty)
    #expect(try fonts("if isCompact { \(Self.text) } else { Text(name) }", property: "var isCompact = false").isEmpty)
    #expect(try fonts("if !isCompact { Text(name) } else { \(Self.text) }").isEmpty)
    #expect(try fonts("if isOn { Text(name) } else if isCompact { \(Self.text) }").isEmpty)
    let initializer = "var isCompact: Bool\ninit(isCompact: Bool = false, a: Int = 1) { self.isCompact = isCompact }"
    #expect(try fonts(branch, property: initializer) == [.failed])
    #expect(try fonts(branch, property: initializer.replacing("Bool\n", with: "Bool = false\n")).isEmpty)
    // What only the branch names is unused.
    #expect(
      try fonts("if isCompact { small }", property: "var isCompact = false\nvar small: some View { \(Self.text) }")
        .isEmpty)
    // A preview is no caller, and a view that passes its own on passes the default.
    #expect(try fonts(branch, rest: "#Preview { Page(isCompact: true) }").isEmpty)
    #expect(
      try fonts(
        branch,
        rest: "struct List: View { var isCompact = false\nvar body: some View {\n"
          + "Page(isCompact: isCompact).disabled(isCompact) } }",
        others: ["Home.swift": "let home = List()\n"]
      ).isEmpty)
  }

  @Test(arguments: [
    "let other = Page(isCompact: true)", "let other = Page(isCompact: isOn)", "func f() { page.isCompact = true }",
    "func f() { page.isCompact.toggle() }", "func f() { f(&page.isCompact) }", "let path = \\Page.isCompact",
    "let name = \"isCompact\"", "func f(isCompact: Bool) {}", "func f() { let isCompact = true }",
    "let other = pages.map { isCompact in Page(isCompact: isCompact) }", "struct Model { var isCompact: Bool }",
    "extension Page { init(isCompact flag: Bool) { self.isCompact = flag } }",
    "extension Page { init(_ isCompact: Bool = false) { self.isCompact = isCompact } }",
    "extension Page { init(wide: Bool) { self.isCompact = !wide } }",
    "extension Page { mutating func f() { self.isCompact = true } }",
    "extension Page { mutating func f() { (isCompact, a) = (true, 1) } }",
    "extension Page { mutating func f() { isCompact = true } }",
    "extension Page { init(isCompact: Bool = true) { self.isCompact = isCompact } }", "enum Key { case isCompact }",
  ])
  func aBranchThatACallerMayTakeIsChecked(_ rest: String) throws {
    #expect(try fonts("if isCompact { \(Self.text) }", rest: rest) == [.failed])
  }

  @Test(arguments: [
    "@State private var isCompact = false", "private @State var isCompact = false", "@Binding var isCompact: Bool",
    "var isCompact = true", "static var isCompact = false", "public var isCompact = false",
    "var isCompact: Bool { false }",
    "var isCompact = false { didSet {} }", "@Environment(\\.isCompact) var isCompact",
  ])
  func aPropertyThatOtherCodeSetsIsChecked(_ property: String) throws {
    #expect(try fonts("if isCompact { \(Self.text) }", property: property) == [.failed])
  }

  @Test func otherBranchesAreChecked() throws {
    for branch in [
      "if !isCompact { \(Self.text) }", "if isCompact { Text(name) } else { \(Self.text) }",
      "if isCompact || isOn { \(Self.text) }", "if isCompact == isOn { \(Self.text) }",
    ] {
      #expect(try fonts(branch) == [.failed], "\(branch)")
    }
    // The name of a property of a type that is declared elsewhere.
    let card = "extension Card { var row: some View {\nif isCompact { \(Self.text) } } }\n"
    #expect(try fonts("if isCompact { Card().row }", rest: card + "let row = Card().row\n") == [.failed])
    // Without a project, code elsewhere may take the branch.
    let other = ["Package.swift": "let a = 1"]
    #expect(try fonts("if isCompact { \(Self.text) }", others: other) == [.failed])
  }

  @Test func whatIfFalseContainsNeverRuns() throws {
    let button = "Button(action: hide) { Image(\"x\") }"
    let named =
      "extension View { func named() -> some View {\nif false { accessibilityLabel(\"a\") } else { self } } }\n"
    #expect(try outcomes("unlabelled-image-button", page("VStack { if false { \(button) } }")).isEmpty)
    #expect(
      try outcomes("unlabelled-image-button", page("VStack { if false { \(button) } else { \(button) } }")) == [.failed]
    )
    #expect(try outcomes("unlabelled-image-button", page("VStack { if true { \(button) } }")) == [.failed])
    #expect(
      try outcomes(
        "unlabelled-image-button", named + page("\(button).named()"))
        == [.failed])
  }

  private static let rules = [
    ("fixed-font", "Text(name).font(.system(size: 9))"),
    ("unlabelled-image-button", "Button(action: hide) { Image(\"x\") }"),
    ("small-target", "Button(action: hide) { Image(\"x\").resizable().frame(width: 9, height: 9) }"),
    ("text-clipping", "Text(name).lineLimit(1)"), ("empty-control-label", "HStack { Slider(value: $value) }"),
  ]

  @Test func viewsThatEveryCallerHidesAreSkipped() throws {
    for (rule, view) in Self.rules {
      let row = "struct Row: View { var body: some View { \(view) } }\n"
      func found(_ body: String) throws -> [Outcome] { try outcomes(rule, row + page(body)) }
      #expect(try found("Row()") == [.failed], "\(rule)")
      for hiding in [".hidden()", ".opacity(0)"] {
        #expect(try found("Row()\(hiding)").isEmpty, "\(rule) \(hiding)")
        #expect(try found("VStack { Row() }\(hiding)").isEmpty, "\(rule) \(hiding)")
        #expect(try found("VStack { Row()\(hiding); Row() }") == [.failed], "\(rule) \(hiding)")
        #expect(try found("VStack { Row()\(hiding); Text(name).overlay { Row() } }") == [.failed], "\(rule) \(hiding)")
        // What a modifier shows after it isn't hidden.
        #expect(try found("Text(name)\(hiding).overlay { Row() }") == [.failed], "\(rule) \(hiding)")
        #expect(try outcomes(rule, page("part\(hiding)", "private var part: some View { \(view) }")).isEmpty, "\(rule)")
        #expect(
          try outcomes(rule, page("VStack { part\(hiding); part }", "private var part: some View { \(view) }")) == [
            .failed
          ])
      }
    }
    let (rule, view) = Self.rules[0]
    let row = "struct Row: View { var body: some View { \(view) } }\n"
    for hiding in [".opacity(isOn ? 0 : 1)", ".opacity(0.5)", "\n#if FLAG\n.hidden()\n#endif\n", ".hidden(isOn)"] {
      #expect(try outcomes(rule, row + page("Row()\(hiding)")) == [.failed], "\(hiding)")
    }
    // A view that is almost transparent takes touches, and its text can't be read.
    #expect(try outcomes("small-target", page(Self.rules[2].1 + ".opacity(0.001)")) == [.failed])
    #expect(try outcomes("fixed-font", page(Self.rules[0].1 + ".opacity(0.001)")).isEmpty)
  }

  @Test func textThatIsShortFitsEveryScreen() throws {
    func clipped(_ view: String) throws -> [Outcome] { try outcomes("text-clipping", page(view)) }
    #expect(try clipped("Text(\"2×\").lineLimit(1)").isEmpty)
    #expect(try clipped("Label(\"+1\", systemImage: \"plus\").font(.headline).padding(9).frame(height: 38)").isEmpty)
    #expect(try clipped("Text(\"42\").frame(maxWidth: .infinity).lineLimit(1)").isEmpty)
    for view in [
      "Text(\"100\").lineLimit(1)", "Text(\"OK\").lineLimit(1)", "Text(\"\\(a)\").lineLimit(1)",
      "Text(\"42\").frame(width: 20).lineLimit(1)", "Text(\"42\").frame(height: 20).clipped()",
      "HStack { Text(\"42\").lineLimit(1) }.frame(maxWidth: 30)", "Text(\"42\").frame(height: 20).clipShape(Capsule())",
      "VStack { Text(\"42\"); Text(name) }.frame(height: 20)",
    ] {
      #expect(try clipped(view) == [.failed], "\(view)")
    }
  }

  @Test func aFixedSizeAroundTheTextKeepsItsWidth() throws {
    func clipped(_ view: String) throws -> [Outcome] { try outcomes("text-clipping", page(view)) }
    for size in [".fixedSize()", ".fixedSize(horizontal: true, vertical: false)"] {
      #expect(try clipped("HStack { Text(name).lineLimit(1) }\(size)") == [.cantTell])
      #expect(
        try clipped("HStack { VStack { Text(name).lineLimit(1) }.frame(maxWidth: .infinity) }\(size)") == [.cantTell])
      #expect(try clipped("HStack { Text(name).lineLimit(1).frame(width: 90) }\(size)") == [.failed])
      #expect(try clipped("HStack { Text(name).lineLimit(1) }.frame(maxWidth: 90)\(size)") == [.failed])
      #expect(try clipped("HStack { Text(name).lineLimit(1) }\(size).frame(width: 90)") == [.cantTell])
      #expect(try clipped("icon.overlay { Text(name).lineLimit(1) }\(size)") == [.failed])
      let row = "}\n}\nstruct Row: View { var body: some View { VStack {} "
      #expect(try clipped("Row { Text(name).lineLimit(1) }\(size)\(row)") == [.failed])
    }
    #expect(try clipped("HStack { Text(name).lineLimit(1) }.fixedSize(horizontal: false, vertical: true)") == [.failed])
  }

  @Test func theWrappedValueOfAFocusIsTheFocus() throws {
    func taps(_ body: String, _ property: String) throws -> [Outcome] {
      try outcomes("tap-gesture-on-view", page("VStack { fields }.onTapGesture { \(body) }", property))
    }
    for property in ["let typing: FocusState<Bool>.Binding", "@FocusState.Binding var typing: Bool"] {
      #expect(try taps("typing.wrappedValue = true", property).isEmpty)
      #expect(try taps("typing.wrappedValue = true; open()", property) == [.failed])
    }
    #expect(try taps("$typing.wrappedValue = true", "@FocusState private var typing: Bool").isEmpty)
    #expect(try taps("typing.wrappedValue = true", "let typing: Binding<Bool>") == [.failed])
    #expect(try taps("typing.wrappedValue = true", "@Binding var typing: Bool") == [.failed])
  }

  private static let closure = "var onEdit: (() -> Void)?"

  @Test(arguments: [
    "if let onEdit { \(Self.text) }", "if let edit = onEdit { \(Self.text) }", "if onEdit != nil { \(Self.text) }",
  ])
  func aBranchForAClosureThatNothingPassesIsSkipped(_ branch: String) throws {
    #expect(try fonts(branch, property: Self.closure).isEmpty)
    #expect(try fonts(branch, property: Self.closure + " = nil").isEmpty)
    #expect(try fonts(branch, property: "var a = 1\n" + Self.closure, rest: "let other = Page(a: 2)").isEmpty)
    for property in ["@State " + Self.closure, "let onEdit: (() -> Void)?", Self.closure + " = { open() }"] {
      #expect(try fonts(branch, property: property) == [.failed], "\(property)")
    }
  }

  /// Each of these may pass the closure, by its label or without one.
  @Test(arguments: [
    "let other = Page(onEdit: edit)", "let other = Page { edit() }", "let other = Page(a: 1) { edit() }",
    "let other = Page(1)", "let other = Page.init { edit() }", "let all: [Page] = [.init(a: 1) { edit() }]",
    "func page() -> Page { .init { edit() } }", "let make = Page.init", "typealias Tile = Page",
    "func f(type: Page.Type) { type.init { edit() } }", "let other = App.Page { edit() }", "let name = \"Page\"",
    "extension Page { static func wide() -> Self { Self { edit() } } }",
    "extension Page { init(b: Int) { self.init { edit() } } }", "extension Page: Tile {}",
    "extension Page { init(edit: @escaping () -> Void) { onEdit = edit } }",
    "extension Page { func editing() -> Page { var copy = self; copy.onEdit = edit; return copy } }",
    "extension Page { init(b: Int) { if let onEdit = edits[b] { self.onEdit = onEdit } } }",
    "protocol Tile { init(onEdit: (() -> Void)?) }", "let path = \\Page.onEdit", "class Model { var onEdit = 1 }",
  ])
  func aBranchForAClosureThatSomethingMayPassIsChecked(_ rest: String) throws {
    for branch in ["if let onEdit { \(Self.text) }", "if let edit = onEdit { \(Self.text) }"] {
      #expect(try fonts(branch, property: Self.closure, rest: rest) == [.failed])
    }
  }

  @Test(arguments: ["if let onEdit { Text(name) } else { \(Self.text) }", "if onEdit == nil { \(Self.text) }"])
  func whatIsShownWithoutTheClosureIsChecked(_ branch: String) throws {
    #expect(try fonts(branch, property: Self.closure) == [.failed])
  }

  @Test func theContentOfACustomModifierOnAHiddenViewIsChecked() throws {
    let row = "struct Row: View { var body: some View { \(Self.text) } }\n"
    let sheet =
      "struct Opening<C: View>: ViewModifier { @ViewBuilder var content: () -> C\nfunc body(content: Content) {} }\n"
    let opening = "extension View { func opening<C: View>(@ViewBuilder _ content: () -> C) -> some View { self } }\n"
    for modifier in ["modifier(Opening { Row() })", "opening { Row() }"] {
      #expect(try outcomes("fixed-font", row + sheet + opening + page("Text(name).\(modifier).hidden()")) == [.failed])
    }
    #expect(try outcomes("fixed-font", row + page("Text(name).overlay { Row() }.hidden()")).isEmpty)
  }

  @Test func screensThatAHiddenViewOpensAreChecked() throws {
    for (rule, view) in Self.rules {
      let row = "struct Row: View { var body: some View { \(view) } }\n"
      for link in [
        "NavigationLink(\"\") { Row() }", "NavigationLink(destination: Row()) { EmptyView() }",
        "NavigationLink { Row() } label: { EmptyView() }", "NavigationLink(\"\") { VStack { Row() } }",
        "EmptyView().sheet(isPresented: $isOn) { Row() }",
        "EmptyView().inspector(isPresented: $isOn) { Row() }",
        "Text(name).navigationDestination(isPresented: $isOn) { Row() }",
      ] {
        for hiding in [".hidden()", ".opacity(0)"] {
          let body = "Color.clear.background(\(link)\(hiding))"
          #expect(try outcomes(rule, row + page(body)) == [.failed], "\(rule) \(link)")
        }
      }
      for label in ["NavigationLink(destination: Home()) { Row() }", "NavigationLink(value: a) { Row() }"] {
        #expect(try outcomes(rule, row + page("VStack { \(label) }.hidden()")).isEmpty, "\(rule) \(label)")
      }
    }
  }
}
