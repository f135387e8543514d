import Audit
import AuditSession
import TestSupport
import Testing

/// Gestures and taps whose effect a control has, too, and those that only look like it.
@Suite struct GestureTwinTests {
  private func count(_ rule: String, _ body: String, members: String = "", other: String = "") throws -> Int {
    let folder = try TemporaryFolder([
      "palpable.json":
        #"{ "tokens": ["tokens.json"], "code": ["."], "rules": { "gesture-without-alternative": "warning" } }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "A.swift": "\(other)\nstruct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.count { $0.rule == rule && $0.outcome == .failed }
  }

  // MARK: Taps

  private static let state =
    "@State private var isOpen = false\n@FocusState private var isTyping: Bool\nlet model: Model"
  private static let row = "struct Row: View { var body: some View { HStack { a }.accessibilityAddTraits(.isButton) } }"

  @Test(
    "Taps that a control inside replaces",
    arguments: [
      ("HStack { Text(a); Button(b) { isOpen = true } }.onTapGesture { isOpen = true }", ""),
      ("HStack { Text(a); Button(b) { isOpen.toggle() } }.onTapGesture { if isReady { isOpen = true } }", ""),
      ("HStack { Text(a); Toggle(b, isOn: $isOpen) }.onTapGesture { isOpen.toggle() }", ""),
      ("HStack { header }.onTapGesture { isOpen.toggle() }", ""),
      ("HStack { Button(b, action: show) }.onTapGesture(perform: show)", ""),
      ("HStack { Text(a); TextField(b, text: $c).focused($isTyping) }.onTapGesture { isTyping = true }", ""),
      ("List(selection: $d) { ForEach(e, id: \\.self) { f in Text(f).onTapGesture { d = f } } }", ""),
      ("Row().onTapGesture { open() }", row),
      (
        "HStack { More(onMore: { model.open() }) }.onTapGesture { model.open() }",
        "struct More: View { let onMore: () -> Void; var body: some View { Button(a, action: onMore) } }"
      ),
    ])
  func replacedTaps(_ body: String, _ other: String) throws {
    let members = Self.state + "\nvar header: some View { HStack { Button(b) { isOpen.toggle() } } }"
    #expect(try count("tap-gesture-on-view", body, members: members, other: other) == 0)
  }

  @Test(
    "Taps that nothing replaces",
    arguments: [
      // Another effect, another value, another receiver, or more than the control does.
      ("HStack { Button(b) { close() } }.onTapGesture { isOpen = true }", ""),
      ("HStack { Button(b) { isOpen = false } }.onTapGesture { isOpen = true }", ""),
      ("HStack { Button(b) { draft.delete() } }.onTapGesture { model.delete() }", ""),
      ("HStack { Button(b) { isOpen = true } }.onTapGesture { isOpen = true; model.save() }", ""),
      ("HStack { Button(b) { } }.onTapGesture { isOpen = true }", ""),
      // A control that isn't always there, or that can't be used.
      ("HStack { if isReady { Button(b) { isOpen = true } } }.onTapGesture { isOpen = true }", ""),
      ("HStack { Button(b) { isOpen = true }.disabled(true) }.onTapGesture { isOpen = true }", ""),
      ("HStack { Button(b) { isOpen = true }.accessibilityHidden(true) }.onTapGesture { isOpen = true }", ""),
      ("VStack { HStack { a }.onTapGesture { isOpen = true }; Button(b) { isOpen = true } }", ""),
      // A field that the tap doesn't focus, and a list that selects something else.
      ("HStack { TextField(b, text: $c).focused($other) }.onTapGesture { isOpen = true }", ""),
      ("List(selection: $g) { ForEach(e, id: \\.self) { f in Text(f).onTapGesture { d = f } } }", ""),
      ("List(selection: $d) { ForEach(e) { f in Text(f).onTapGesture { d = g } } }", ""),
      // A role of a part, in one branch, or of two types with one name.
      ("Row().onTapGesture { open() }", "struct Row: View { var body: some View { HStack { Button(a) { b() }; c } } }"),
      (
        "Row().onTapGesture { open() }",
        "struct Row: View { var body: some View { if a { b.accessibilityAddTraits(.isButton) } else { Text(c) } } }"
      ),
      (
        "Row().onTapGesture { open() }",
        "struct Row: View { var body: some View { if let a { Button(action: a) { b } } else { content() } }; func content() -> some View { c } }"
      ),
      (
        "Row().onTapGesture { open() }",
        "struct Row: View { var body: some View { switch a { case .b: Button(action: a) { b }; default: content } }; var content: some View { c } }"
      ),
      // A view that is hidden or disabled where it is used, or in a container that is one element.
      (
        "HStack { Text(a); More(onMore: { open() }).disabled(true) }.onTapGesture { open() }",
        "struct More: View { let onMore: () -> Void; var body: some View { Button(a, action: onMore) } }"
      ),
      (
        "HStack { Text(a); Button(b) { open() } }.accessibilityElement(children: .ignore).onTapGesture { open() }", ""
      ),
      // The control of another view changes the state of that view.
      (
        "HStack { More() }.onTapGesture { isOpen = true }",
        "struct More: View { @State var isOpen = false; var body: some View { Button(a) { isOpen = true } } }"
      ),
      ("HStack { a }.onTapGesture { open() }.accessibilityAction { }", ""),
      // A helper that does more than its name says.
      ("HStack { a }.onTapGesture { hideKeyboard() }", "func hideKeyboard() { Store.shared.buy() }"),
    ])
  func unreplacedTaps(_ body: String, _ other: String) throws {
    #expect(try count("tap-gesture-on-view", body, members: Self.state, other: other) == 1)
  }

  // MARK: Gestures

  @Test(
    "Gestures that a control or a tap replaces",
    arguments: [
      ("HStack { Button(a) { onClose?() } }.onLongPressGesture { onClose?() }", ""),
      (
        """
        bar.gesture(DragGesture(coordinateSpace: .local).onChanged { let x = $0.location.x; seek(min(x, 1)) })
          .gesture(SpatialTapGesture().onEnded { let x = $0.location.x; seek(min(x, 1)) })
        """, ""
      ),
      (
        """
        HStack { ForEach(0..<5) { index in Star().onTapGesture { model.stars = index + 1 } } }
          .gesture(DragGesture().onChanged { value in model.stars = max(1, value.location.x) })
        """, ""
      ),
      ("VStack { a }.gesture(DragGesture().onChanged { _ in UIApplication.shared.endEditing() })", ""),
      (
        "Tab(isOpen: $isOpen).onTapGesture(count: 2) { isOpen = true }",
        "struct Tab: View { @Binding var isOpen: Bool; var body: some View { Button(a) { isOpen.toggle() } } }"
      ),
      (
        "Tab().menu().onTapGesture(count: 2) { model.pinned = nil }",
        """
        extension View { func menu() -> some View { modifier(Pins()) } }
        struct Pins: ViewModifier {
          @EnvironmentObject var tabs: Model
          func body(content: Content) -> some View { content.contextMenu { Button(a) { tabs.pinned = nil } } }
        }
        """
      ),
    ])
  func replacedGestures(_ body: String, _ other: String) throws {
    let members = "@State private var isOpen = false\n@EnvironmentObject var model: Model"
    #expect(try count("gesture-without-alternative", body, members: members, other: other) == 0)
  }

  @Test(
    "Gestures that nothing replaces",
    arguments: [
      ("VStack { a }.onLongPressGesture { open() }.contextMenu { }", ""),
      ("VStack { a }.onLongPressGesture { open() }.accessibilityAction(named: b) { }", ""),
      ("HStack { Button(a) { other?.close() } }.onLongPressGesture { model?.close() }", ""),
      (
        """
        bar.gesture(DragGesture().onChanged { let x = $0.location.x; seek(x) })
          .gesture(SpatialTapGesture().onEnded { _ in play() })
        """, ""
      ),
      // A button with a value of its own doesn't seek to the end of the drag.
      ("HStack { bar.gesture(DragGesture().onChanged { x in seek(x) }); Button(a) { seek(x) } }", ""),
      (
        """
        HStack { ForEach(0..<5) { index in Star().onTapGesture { model.last = index + 1 } } }
          .gesture(DragGesture().onChanged { value in model.stars = max(1, value.location.x) })
        """, ""
      ),
      (
        "Tab(isOpen: .constant(false)).onTapGesture(count: 2) { isOpen = true }",
        "struct Tab: View { @Binding var isOpen: Bool; var body: some View { Button(a) { isOpen.toggle() } } }"
      ),
      (
        "Tab().menu().onTapGesture(count: 2) { model.pinned = nil }",
        """
        extension View { func menu() -> some View { modifier(Pins()) } }
        struct Pins: ViewModifier {
          @EnvironmentObject var tabs: Other
          func body(content: Content) -> some View { content.contextMenu { Button(a) { tabs.pinned = nil } } }
        }
        """
      ),
      (
        "VStack { a }.gesture(DragGesture().onChanged { _ in UIApplication.shared.endEditing() })",
        "extension UIApplication { func endEditing() { sendAction(#selector(A.delete), to: nil) } }"
      ),
    ])
  func unreplacedGestures(_ body: String, _ other: String) throws {
    let members = "@State private var isOpen = false\n@EnvironmentObject var model: Model"
    #expect(try count("gesture-without-alternative", body, members: members, other: other) == 1)
  }

  @Test(
    "Elements and compound assignments that a control changes, too, or not",
    arguments: [
      ("VStack { Button(a) { counts[row] += 1 } }.onLongPressGesture { counts[row] += 1 }", 0),
      ("VStack { Button(a) { counts[row] += 1 } }.onLongPressGesture { counts[other] += 1 }", 1),
      ("VStack { Button(a) { show() } }.onLongPressGesture { show(); counts[row] = 0 }", 1),
      ("VStack { Button(a) { show() } }.onLongPressGesture { show(); model.counts[row]?.flags |= 2 }", 1),
      ("VStack { Button(a) { show() } }.onLongPressGesture { show(); total %= 2 }", 1),
      ("VStack { Button(a) { show() } }.onLongPressGesture { if total == 2, isOpen != true { show() } }", 0),
      (
        "VStack { Button(a) { rows.forEach { counts[$0] = 1 } } }.onLongPressGesture { rows.forEach { counts[$0] = 1 } }",
        1
      ),
    ])
  func elements(_ body: String, _ expected: Int) throws {
    #expect(try count("gesture-without-alternative", body) == expected)
  }

  /// A control in a branch leaves the alternative undetermined; one in the branch of the gesture is an alternative.
  @Test(arguments: [
    ("VStack { if isOpen { Button(a) { open() } } }.onLongPressGesture { open() }", "", Outcome.cantTell),
    ("VStack { switch b { case .c: Button(a) { open() }; default: d } }.onLongPressGesture { open() }", "", .cantTell),
    ("VStack { if isOpen { HStack { Button(a) { open() } }.onLongPressGesture { open() } } }", "", nil),
    ("VStack { bar }.onLongPressGesture { open() }", "private var bar: some View { Button(a) { open() } }", nil),
    ("VStack { b }.onLongPressGesture { open() }", "var bar: some View { Button(a) { open() } }", .cantTell),
    (
      "VStack { if isOpen { bar } }.onLongPressGesture { open() }",
      "private var bar: some View { Button(a) { open() } }", .cantTell
    ),
    ("VStack { ForEach(b) { c in Button(a) { open() } } }.onLongPressGesture { open() }", "", nil),
  ])
  func branches(_ body: String, _ members: String, _ expected: Outcome?) throws {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "code": ["."], "rules": { "gesture-without-alternative": "warning" } }"#,
      "A.swift": "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    #expect(report.findings.filter { $0.rule == "gesture-without-alternative" }.first?.outcome == expected)
  }

  @Test(
    "Gestures of properties and functions",
    arguments: [
      ("a.gesture(pinch)", "var pinch: some Gesture { MagnifyGesture().onChanged { zoom = $0.magnification } }", 1),
      ("a.gesture(self.drag())", "func drag() -> some Gesture { DragGesture().onEnded { move($0) } }", 1),
      ("a.gesture(pinch)", "var pinch: some Gesture { TapGesture().onEnded { zoom = 1 } }", 0),
      (
        "VStack { Slider(value: $zoom) }.gesture(pinch)",
        "var pinch: some Gesture { MagnifyGesture().onChanged { zoom = $0.magnification } }", 0
      ),
      ("a.gesture(endless)", "var endless: some Gesture { b.gesture(endless) }", 0),
    ])
  func namedGestures(_ body: String, _ members: String, _ expected: Int) throws {
    #expect(try count("gesture-without-alternative", body, members: members) == expected)
  }

  @Test func emptyGesturesAndAlternativesAroundAProperty() throws {
    let gesture = "a.gesture(DragGesture().onChanged { value in /* print(value) */ })"
    #expect(try count("gesture-without-alternative", gesture) == 0)
    let row = "var row: some View { Text(a).gesture(DragGesture().onEnded { swipe($0) }) }"
    let rule = "gesture-without-alternative"
    #expect(try count(rule, "HStack { row }.accessibilityAction(named: b) { remove() }", members: row) == 0)
    #expect(try count(rule, "HStack { row }", members: row) == 1)
    #expect(
      try count(rule, "VStack { HStack { row }.accessibilityAction(named: b) { remove() }; row }", members: row) == 1)
  }

  /// A list of macOS: a click selects a row, and the return key or a double click opens it.
  @Test(arguments: [
    ("import AppKit", "rows.first { $0.id == chosen }?.run?()", ".return", 0),
    ("import AppKit", "rows.first { $0.id == chosen }?.close?()", ".return", 1),
    ("import AppKit", "rows.first?.run?()", ".return", 1),
    ("import AppKit", "rows.first { $0.id == chosen }?.run?()", ".escape", 1),
    ("import UIKit", "rows.first { $0.id == chosen }?.run?()", ".return", 1),
  ])
  func returnKey(_ framework: String, _ action: String, _ key: String, _ expected: Int) throws {
    let other = """
      \(framework)
      private struct Item: View {
        @Binding var chosen: Int?
        let row: Row
        var body: some View {
          Text(row.name).onTapGesture { chosen = row.id }
            .simultaneousGesture(TapGesture(count: 2).onEnded { row.run?() })
        }
      }
      """
    let body = "VStack { ForEach(rows) { Item(chosen: $chosen, row: $0) } }.onKeyPress(\(key)) { \(action) }"
    #expect(try count("gesture-without-alternative", body, members: "let rows: [Row]", other: other) == expected)
  }

  // MARK: Colors

  @Test(arguments: [
    (
      "Color.clear.mask { fade }", "",
      "var fade: LinearGradient { LinearGradient(colors: [edge, .clear], startPoint: a, endPoint: b) }", 0
    ),
    (
      "Color.clear.mask { fade }", "extension A { var back: some View { a.background(fade) } }",
      "var fade: Color { edge }", 1
    ),
    (
      "Color.clear.mask { fade }", "func show(_ a: A) -> some View { b.background(a.fade) }",
      "var fade: Color { edge }", 1
    ),
    (
      "Color.clear.mask { fade }", "struct B: View { let fade: Color; var body: some View { fade } }",
      "var fade: Color { edge }", 0
    ),
    ("Color.clear.mask { fade }.background(fade)", "", "var fade: Color { edge }", 1),
    ("Color.clear.mask { fade }.background(edge)", "", "var fade: Color { edge }", 1),
    (
      "Color.clear.mask { fade }", "extension View { func mask(_ a: () -> Color) -> some View { a() } }",
      "var fade: Color { edge }", 1
    ),
    ("Text(a)", "", "", 1),
  ])
  func maskProperties(_ body: String, _ other: String, _ members: String, _ expected: Int) throws {
    let all = "let edge = Color.white\n\(members)"
    #expect(try count("hardcoded-color", body, members: all, other: other) == expected)
  }

  @Test(arguments: [
    ("ColorPicker(a, selection: $ink)", "@State private var ink = Color.red", 0),
    ("ColorPicker(a, selection: $other)", "@State private var ink = Color.red", 1),
    ("ColorPicker(a, selection: $ink).hidden()", "@State private var ink = Color.red", 1),
    ("Text(a).foregroundStyle(ink)", "@State private var ink = Color.red", 1),
    ("ColorPicker(a, selection: $ink)", "let ink = Color.red", 1),
  ])
  func pickedColors(_ body: String, _ members: String, _ expected: Int) throws {
    #expect(try count("hardcoded-color", body, members: members) == expected)
  }

  // MARK: Members behind #if

  @Test(arguments: [
    // The rest of the chain and the branch belong to the text.
    ("fixed-font", "Text(a)\n#if os(iOS)\n.font(.system(size: 9))\n#endif\n.padding()", 1),
    ("fixed-font", "Text(a)\n#if os(macOS)\n.font(.system(size: 9))\n#else\n.font(.body)\n#endif\n.padding()", 0),
    ("fixed-font", "Text(a)\n#if BETA\n.font(.body)\n#else\n.font(.system(size: 9))\n#endif", 1),
    ("tap-gesture-on-view", "a\n#if os(iOS)\n.accessibilityAddTraits(.isButton)\n#endif\n.onTapGesture { b() }", 0),
    ("tap-gesture-on-view", "a\n#if BETA\n.accessibilityAddTraits(.isButton)\n#endif\n.onTapGesture { b() }", 1),
    ("tap-gesture-on-view", "a\n#if DEBUG\n.accessibilityAddTraits(.isButton)\n#endif\n.onTapGesture { b() }", 1),
    ("small-target", "a.onTapGesture { b() }.padding()\n#if BETA\n.frame(width: 60)\n#endif", 0),
    (
      "small-target",
      "a.frame(width: 20, height: 20)\n#if os(iOS)\n.frame(width: 44, height: 44)\n#endif\n.onTapGesture { b() }", 0
    ),
    (
      "small-target",
      "a.frame(width: 20, height: 20)\n#if BETA\n.frame(width: 44, height: 44)\n#endif\n.onTapGesture { b() }", 1
    ),
    (
      "small-target",
      "a.frame(width: 44, height: 44)\n#if BETA\n.frame(width: 20, height: 20)\n#endif\n.onTapGesture { b() }", 1
    ),
  ])
  func conditionalMembers(_ rule: String, _ body: String, _ expected: Int) throws {
    #expect(try count(rule, body) == expected)
  }
}
