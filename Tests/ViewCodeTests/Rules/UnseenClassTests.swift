import Audit
import AuditSession
import TestSupport
import Testing

/// Classes of false alarms in fonts, taps, targets, and contrasts that a pool of unseen code bases showed, and the true findings next to them.
@Suite struct UnseenClassTests {
  private func findings(_ rule: String, _ source: String) throws -> [Finding] {
    let folder = try TemporaryFolder(["palpable.json": #"{ "code": ["."] }"#, "View.swift": source])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == rule }
  }

  private func outcomes(_ rule: String, _ body: String, members: String = "", before: String = "") throws -> [Outcome] {
    let source = "\(before)\nstruct Page: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
    return try findings(rule, source).map(\.outcome).filter { $0 == .failed || $0 == .cantTell }
  }

  // MARK: Fonts

  @Test(
    "Fonts that set no text",
    arguments: [
      "let isHere = UIFont(name: family, size: 12) != nil", "let step = 2 * UIFont.systemFont(ofSize: 14).lineHeight",
      "photo = photo.applyingSymbolConfiguration(.init(font: .systemFont(ofSize: 17), scale: .large))",
      "view.preferredSymbolConfiguration = .init(font: .systemFont(ofSize: 17))",
    ])
  func unusedFonts(_ statement: String) throws {
    let found = try findings("fixed-font", "final class A: UIView { func load() { \(statement) } }")
    #expect(found.allSatisfy { $0.outcome != .failed })
  }

  @Test(
    "Fonts that set text",
    arguments: [
      "label.font = UIFont(name: family, size: 12)", "let font = UIFont.systemFont(ofSize: 14).bold",
      "button.configuration = .init(font: .systemFont(ofSize: 17))",
    ])
  func fonts(_ statement: String) throws {
    let found = try findings("fixed-font", "final class A: UIView { func load() { \(statement) } }")
    #expect(found.map(\.outcome) == [.failed])
  }

  @Test("A property named after an image has the font of an image")
  func images() throws {
    #expect(try outcomes("fixed-font", "toast.image.font(.system(size: 20))").isEmpty)
    #expect(try outcomes("fixed-font", "configuration.icon.font(.system(size: 20))").isEmpty)
    #expect(try outcomes("fixed-font", "Button { send() } label: { sendIcon }.font(.system(size: 32))").isEmpty)
    #expect(try outcomes("fixed-font", "Text(option.emoji).font(.system(size: 32))").isEmpty)
    #expect(try outcomes("fixed-font", "Text(\"\u{1F5D1}\u{FE0F}\").font(.system(size: 32))").isEmpty)
    #expect(try outcomes("fixed-font", "configuration.label.labelStyle(.iconOnly).font(.system(size: 7))").isEmpty)
    #expect(try outcomes("fixed-font", "configuration.label.font(.system(size: 7))") == [.failed])
    #expect(try outcomes("fixed-font", "Text(option.name).font(.system(size: 32))") == [.failed])
    #expect(try outcomes("fixed-font", "configuration.title.font(.system(size: 20))") == [.failed])
    #expect(try outcomes("fixed-font", "HStack { sendIcon; Text(a) }.font(.system(size: 32))") == [.failed])
  }

  @Test("A line limit on text of a fixed font in a namespace")
  func fontsInNamespaces() throws {
    let fonts = """
      extension Font { enum app {
        static let fixed: Font = .system(size: 13)
        static let growing: Font = .body
      } }
      """
    #expect(try outcomes("text-clipping", "HStack { Text(a).font(.app.fixed).lineLimit(1) }", before: fonts).isEmpty)
    #expect(
      try outcomes("text-clipping", "HStack { Text(a).font(.app.growing).lineLimit(1) }", before: fonts) == [.failed])
  }

  // MARK: Taps

  @Test("A tap on the color behind something can't be judged if it only closes it")
  func backdrops() throws {
    let rule = "tap-gesture-on-view"
    #expect(
      try outcomes(rule, "ZStack { Color.black.opacity(0.4).onTapGesture { isShown = false }; sheet }") == [.cantTell])
    #expect(
      try outcomes(rule, "ZStack { Color.clear.onTapGesture { withAnimation { item = nil } }; sheet }") == [.cantTell])
    #expect(
      try outcomes(rule, "ZStack { Rectangle().fill(.black).onTapGesture { onDismiss() }; sheet }") == [.cantTell])
    #expect(try outcomes(rule, "ZStack { Color.black.onTapGesture { isShown = true }; sheet }") == [.failed])
    #expect(try outcomes(rule, "ZStack { Color.black.onTapGesture { isShown = false; save() }; sheet }") == [.failed])
    #expect(try outcomes(rule, "ZStack { Text(title).onTapGesture { isShown = false }; sheet }") == [.failed])
  }

  @Test("A simultaneous tap on a custom view may only watch the taps of its controls; a field takes taps itself")
  func watchedTaps() throws {
    let (rule, tap) = ("tap-gesture-on-view", ".simultaneousGesture(TapGesture().onEnded { isUsed = true })")
    #expect(try outcomes(rule, "Editor(text)\(tap)") == [.cantTell])
    #expect(try outcomes(rule, "HStack { Text(a) }\(tap)") == [.failed])
    #expect(try outcomes(rule, "Editor(text).onTapGesture { isUsed = true }") == [.failed])
    #expect(try outcomes(rule, "RowTextField(text).onTapGesture { select() }").isEmpty)
    #expect(try outcomes(rule, "LinkTextView(text).onTapGesture { copy() }") == [.failed])
  }

  @Test("A tap that ends text input through a binding, and a combined element with a role inside")
  func rolesInside() throws {
    let (rule, fields) = ("tap-gesture-on-view", "VStack { fields }.onTapGesture")
    #expect(try outcomes(rule, "\(fields) { if isNoteFocused { isNoteFocused = false } }").isEmpty)
    #expect(try outcomes(rule, "\(fields) { if isNoteShown { isNoteShown = false } }") == [.failed])
    let link = "HStack { Text(a).accessibilityAddTraits(.isLink); Image(b) }"
    #expect(
      try outcomes(rule, "\(link).accessibilityElement(children: .combine).onTapGesture { open() }") == [.cantTell])
    #expect(try outcomes(rule, "\(link).onTapGesture { open() }") == [.failed])
  }

  // MARK: Targets

  @Test("A small view with a tap in a larger one that does the same, and a control that is always disabled")
  func partsOfTargets() throws {
    let small = "Circle().frame(width: 20, height: 20).onTapGesture { isOn.toggle(); play() }"
    let row = "HStack { Text(a); \(small) }"
    #expect(try outcomes("small-target", "\(row).onTapGesture { isOn.toggle() }").isEmpty)
    #expect(try outcomes("small-target", "\(row).onTapGesture { isShown.toggle() }") == [.failed])
    #expect(try outcomes("small-target", row) == [.failed])
    let button = "Button { back() } label: { Image(a).frame(width: 20, height: 20) }"
    #expect(try outcomes("small-target", "\(button).disabled(true)").isEmpty)
    #expect(try outcomes("small-target", "\(button).disabled(isBusy)") == [.failed])
  }

  // MARK: Labels

  @Test("The segments of a picker have names")
  func segments() throws {
    func level(_ modifier: String) throws -> [Level] {
      let source =
        "struct Page: View { var body: some View { VStack { Picker(\"\", selection: $kind) { kinds }\(modifier) } } }"
      return try findings("empty-control-label", source).filter { $0.outcome == .failed }.map(\.level)
    }
    #expect(try level(".pickerStyle(.segmented)") == [.note])
    #expect(try level(".pickerStyle(SegmentedPickerStyle())") == [.note])
    #expect(try level(".pickerStyle(.wheel)") == [.warning])
    #expect(try level("") == [.warning])
  }

  // MARK: Contrast

  @Test("A line around text isn't behind it")
  func lines() throws {
    let text = "Text(a).foregroundColor(Color(white: 0.8)).padding()"
    let line = "RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 1).foregroundColor(Color(white: 0.8))"
    #expect(try outcomes("code-contrast", "\(text).background(\(line))").isEmpty)
    #expect(
      try outcomes(
        "code-contrast", "\(text).background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.9)))") == [.failed])
  }

  @Test("Text of a disabled control needs no contrast")
  func disabledBranches() throws {
    func text(_ condition: String) -> String {
      "Text(a).foregroundColor(\(condition) ? Color(white: 0.1) : Color(white: 0.8)).background(Color.white)"
    }
    #expect(try outcomes("code-contrast", text("row.isEnabled")).isEmpty)
    #expect(try outcomes("code-contrast", text("!isDisabled")).isEmpty)
    #expect(try outcomes("code-contrast", text("isDisabled")) == [.failed])
    #expect(try outcomes("code-contrast", text("isSelected")) == [.failed])
  }
}
