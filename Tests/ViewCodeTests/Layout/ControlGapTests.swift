import Testing

/// The distances between controls in stacks and grids, and durations with several values.
@Suite struct ControlGapTests {
  private static let kinds =
    "enum Kind { case small, large\nvar height: CGFloat { switch self { case .small: 10\ncase .large: 20 } } }"

  @Test(
    "Controls that are too close",
    arguments: [
      ("HStack(spacing: 2) { Button(a) { }; Button(b) { } }", "", ""),
      ("HStack(spacing: 2) { Button(a) { }; EmptyView(); Button(b) { } }", "", ""),
      ("HStack(spacing: 2) { Group { Button(a) { }; Button(b) { } } }", "", ""),
      ("VStack(spacing: 2) { Section { Button(a) { }; Button(b) { } } }", "", ""),
      ("LazyVGrid(columns: c, spacing: 2) { ForEach(d) { e in Button(a) { } } }", "", ""),
      ("Grid(horizontalSpacing: 2) { ForEach(d) { e in GridRow { Button(a) { }; Button(b) { } } } }", "", ""),
      ("Grid(horizontalSpacing: 2) { GridRow { Button(a) { }; Button(b) { } } }", "", ""),
      ("HStack(spacing: 2) { Button(a) { }; if c { Button(b) { } } else { EmptyView() } }", "", ""),
      ("HStack(spacing: 2) { Button(a) { }; if c { Text(t) }; Button(b) { } }", "", ""),
      ("HStack(spacing: kind.height - 9) { Button(a) { }; Button(b) { } }", "let kind: Kind", "\(kinds)"),
      ("HStack(spacing: 2) { ForEach(c) { d in Button(a) { } } }", "", ""),
    ])
  func close(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("tight-spacing", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Controls that are apart, connected, or not neighbors",
    arguments: [
      "Custom(spacing: 2) { Button(a) { }; Button(b) { } }",
      "Grid(horizontalSpacing: 2) { GridRow { Button(a) { }; Text(t); Button(b) { } } }",
      "HStack(spacing: 2) { Button(a) { }; Text(t); Button(b) { } }",
      "HStack(spacing: 2) { Button(a) { }; if c { Text(t) } else { Text(u) }; Button(b) { } }",
      "HStack(spacing: 20) { Button(a) { }; Button(b) { } }",
      "HStack(spacing: 0) { Button(a) { }; Button(b) { } }",
      "HStack(spacing: 2) { Button(a) { }.padding(10); Button(b) { }.padding(10) }",
      "HStack(spacing: 2) { ForEach(rows) }",
    ])
  func apart(_ body: String) throws {
    #expect(try AuditedCode.inBody("tight-spacing", body) == [])
  }

  @Test(
    "A spacing that is computed",
    arguments: [
      "HStack(spacing: gap()) { Button(a) { }; Button(b) { } }"
    ])
  func open(_ body: String) throws {
    #expect(try AuditedCode.inBody("tight-spacing", body) == [.cantTell])
  }

  @Test(
    "Values above a limit",
    arguments: [
      ("Text(t).animation(.linear(duration: kind.height * 2), value: n)", "let kind: Kind", "\(kinds)"),
      ("Text(t).transition(.scale(scale: 9))", "", ""),
    ])
  func above(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("animation-limits", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Values within the limits",
    arguments: [
      "Text(t).animation(.linear(duration: 0.2), value: n)",
      "Text(t).transition(.scale(scale: 1))",
    ])
  func within(_ body: String) throws {
    #expect(try AuditedCode.inBody("animation-limits", body) == [])
  }

  @Test(
    "A duration that is computed",
    arguments: [
      "Text(t).animation(.linear(duration: late()), value: n)"
    ])
  func openDuration(_ body: String) throws {
    #expect(try AuditedCode.inBody("animation-limits", body) == [.cantTell])
  }
}
