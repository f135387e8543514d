import Testing

/// Endless motion, shadows, orientations, images without a name, and sizes that scale twice.
@Suite struct MotionAndImageTests {
  @Test(
    "Motion that never ends",
    arguments: [
      ("Image(a).phaseAnimator([0, 1]) { $0.opacity($1) }", ""),
      ("Image(a).symbolEffect(.pulse, options: .speed(2))", ""),
      ("Image(a).symbolEffect(.pulse, options: .repeat(.continuous))", ""),
      ("Image(a).symbolEffect(.pulse)", ""),
      ("Image(a).animation(isOn ? .linear.repeatForever() : nil, value: n)", ""),
      ("Image(a).animation(isOn ? nil : .linear.repeatForever(), value: n)", ""),
      ("Image(a).animation(.linear.repeatForever(), value: n)", ""),
      ("", "func f() { UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { go() } }"),
    ])
  func endless(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("endless-motion", body, members: members) == [.failed])
  }

  @Test(
    "Motion that ends",
    arguments: [
      ("Image(a).phaseAnimator([0, 1], trigger: n) { $0.opacity($1) }", ""),
      ("Image(a).symbolEffect(.pulse, options: .nonRepeating)", ""),
      ("Image(a).symbolEffect(.pulse, options: .repeat(3))", ""),
      ("Image(a).symbolEffect(.pulse, options: .repeat(.periodic(3)))", ""),
      ("", "func f() { UIView.animate(withDuration: 1) { go() } }"),
    ])
  func ending(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("endless-motion", body, members: members) == [])
  }

  @Test(
    "One orientation",
    arguments: [
      (
        "",
        "func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }"
      ),
      ("", "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }"),
    ])
  func locked(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("orientation-lock", body, members: members) == [.failed])
  }

  @Test(
    "Both orientations, or another method",
    arguments: [
      (
        "",
        "func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }"
      ),
      ("", "func application(_ a: UIApplication, didFinish w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }"),
    ])
  func free(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("orientation-lock", body, members: members) == [])
  }

  @Test(
    "Shadows of values",
    arguments: [
      "Text(t).shadow(color: c, radius: 4)",
      "Text(t).shadow(.drop(color: c, radius: 4))",
      "Text(t).shadow(ink, depth, radius: 4)",
    ])
  func shadows(_ body: String) throws {
    #expect(try AuditedCode.inBody("custom-shadow", body) == [.failed])
  }

  @Test(
    "No shadow, or a custom one",
    arguments: [
      "Text(t).shadow(style, look)",
      "Text(t).shadow(radius: 0)",
    ])
  func noShadows(_ body: String) throws {
    #expect(try AuditedCode.inBody("custom-shadow", body) == [])
  }

  @Test(
    "Words, and initializers of these sources",
    arguments: [
      (
        "VStack { Image(.heroPhoto) }", "",
        "extension Image { init(_ name: Name) { self = Image(decorative: name.raw) } }"
      ),
      (#"VStack { Image("hero photo") }"#, "", ""),
    ])
  func words(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("unnamed-image", body, members: members, other: other) == [])
  }

  @Test(
    "Asset names",
    arguments: [
      ("VStack { Image(.heroPhoto) }", "", "extension Photo { init(_ name: Name) { } }\nfunc f() { }"),
      (#"VStack { Image("photos/hero_1") }"#, "", ""),
    ])
  func assets(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("unnamed-image", body, members: members, other: other) == [.failed])
  }

  @Test(
    "A scaled size that scales again",
    arguments: [
      (#"Text(t).font(.custom("A", size: big))"#, "@ScaledMetric var big = 12.0")
    ])
  func twice(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("double-scaling", body, members: members) == [.failed])
  }

  @Test(
    "A function of another name",
    arguments: [
      ("", "func f() { scaledValue(for: 12) }")
    ])
  func once(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("double-scaling", body, members: members) == [])
  }
}
