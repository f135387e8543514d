import Audit

extension SmallTarget {
  static let passing: [RuleExample] = [
    .view(
      "A small icon in a label of 44 pt",
      """
      Button(action: close) {
        Image(systemName: "xmark").font(.system(size: 12)).frame(width: 44, height: 44).contentShape(Rectangle())
      }
      """),
    .view(
      "Padding in the label makes up for a small frame",
      """
      Button { close() } label: { Image("close").resizable().frame(width: 20, height: 20).padding(12) }
      """),
    .view("Text and padding decide", #"Button("Save") { save() }.buttonStyle(.bordered)"#),
    .view(
      "The gesture comes after frame and shape",
      """
      Image(systemName: "heart").frame(width: 44, height: 44).contentShape(Rectangle()).onTapGesture { like() }
      """),
    .view(
      "A shape that reaches beyond the picture",
      """
      Image("pin").resizable().frame(width: 24, height: 24).contentShape(Rectangle().inset(by: -10)).onTapGesture { drop() }
      """),
    .view(
      "A height that a constant names",
      "Button(action: send) { Text(title).frame(minHeight: Sizes.target) }.padding(.horizontal)",
      before: "enum Sizes { static let target: CGFloat = 44 }"),
    .view(
      "The bar lays its buttons out",
      #"Text("Hi").toolbar { Button(action: add) { Image(systemName: "plus").frame(width: 20, height: 20) } }"#),
    .view("A small frame on what takes no touches", #"Image("flag").resizable().frame(width: 16, height: 16)"#),
  ]

  static let failing: [RuleExample] = [
    .view(
      "The frame around the button does not enlarge its label of 20 pt",
      """
      HStack(spacing: 8) {
        Text(label)
        if isRemovable {
          /*!*/Button(action: remove) {
            Image(systemName: "xmark").font(.system(size: 12)).frame(width: 20, height: 20)
          }
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
        }
      }
      .frame(height: 36)
      """),
    .view(
      "The shape keeps the 32 pt that it was made for",
      """
      /*!*/content
        .frame(height: 32)
        .padding(.horizontal, 16)
        .contentShape(Rectangle())
        .frame(minHeight: 44)
        .onTapGesture { select() }
      """),
    .view("A small frame around a button", #"/*!*/Button("OK", action: confirm).frame(width: 30, height: 30)"#),
    .view(
      "A height from tokens of the same sources",
      "/*!*/chip.frame(height: Spacing.space5).scrollFriendlyTap(action: toggle)",
      before: "enum Spacing { static let unit: CGFloat = 4; static let space5: CGFloat = unit * 5 }"),
    .view(
      "Small in one of its sizes",
      "/*!*/NavigationLink(value: item) { Text(name).frame(height: isCompact ? 32 : 44) }"),
    .view(
      "A symbol on a circle",
      """
      /*!*/Menu {
        Button("Copy") { copy() }
      } label: {
        ZStack {
          Circle().fill(.tint).frame(width: 36, height: 36)
          Image(systemName: "ellipsis")
        }
      }
      """),
    .view("A limit below 44 pt", #"/*!*/Toggle("On", isOn: $isOn).frame(maxHeight: 28)"#),
    RuleExample(
      "The label of a button style",
      code: """
        struct SmallStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            /*!*/configuration.label.frame(height: 32).background(Capsule())
          }
        }
        """),
    .view(
      "A height that nobody can tell",
      "/*!*/Button(action: action) { Text(title).frame(height: sizeConfig.height) }"),
  ]
}
