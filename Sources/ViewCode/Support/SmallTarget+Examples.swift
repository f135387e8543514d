import Audit

extension SmallTarget {
  static let passing: [RuleExample] = [
    .view(
      "A small icon in a 44 pt label",
      """
      Button(action: close) {
        Image(systemName: "xmark").font(.system(size: 12)).frame(width: 44, height: 44).contentShape(Rectangle())
      }
      """),
    .view(
      "Label padding that makes up for a small frame",
      """
      Button { close() } label: { Image("close").resizable().frame(width: 20, height: 20).padding(12) }
      """),
    .view(
      "A gesture after the frame and shape",
      """
      Image(systemName: "heart").frame(width: 44, height: 44).contentShape(Rectangle()).onTapGesture { like() }
      """),
    .view(
      "A content shape larger than the image",
      """
      Image("pin").resizable().frame(width: 24, height: 24).contentShape(Rectangle().inset(by: -10)).onTapGesture { drop() }
      """),
    .view(
      "A height in a constant",
      "Button(action: send) { Text(title).frame(minHeight: Sizes.target) }.padding(.horizontal)",
      before: "enum Sizes { static let target: CGFloat = 44 }"),
    .method("A UIKit button with a frame", "let close = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))"),
  ]

  static let inapplicable: [RuleExample] = [
    .view("A button without a frame", #"Button("Save") { save() }.buttonStyle(.bordered)"#),
    .view("A small image that isn't interactive", #"Image("flag").resizable().frame(width: 16, height: 16)"#),
    .view(
      "A toolbar button, which the toolbar lays out",
      #"Text("Hi").toolbar { Button(action: add) { Image(systemName: "plus").frame(width: 20, height: 20) } }"#),
    .method(
      "A UIKit button in a bar",
      """
      let close = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: close)
      """),
    .method("A UIKit switch", "let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))"),
  ]

  static let failing: [RuleExample] = [
    .view(
      "A frame around a button, which doesn't enlarge its 20 pt label",
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
      "A content shape that keeps its height of 32 pt",
      """
      /*!*/content
        .frame(height: 32)
        .padding(.horizontal, 16)
        .contentShape(Rectangle())
        .frame(minHeight: 44)
        .onTapGesture { select() }
      """),
    .view(
      "A symbol with a font and padding",
      #"/*!*/Button(action: close) { Image(systemName: "xmark").font(.system(size: 16)).padding(8) }.accessibilityLabel("Close")"#
    ),
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
    .view("A maximum below 44 pt", #"/*!*/Toggle("On", isOn: $isOn).frame(maxHeight: 28)"#),
    RuleExample(
      "The label of a button style",
      code: """
        struct SmallStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            /*!*/configuration.label.frame(height: 32).background(Capsule())
          }
        }
        """),
    .method(
      "A UIKit button with constraints",
      """
      let close = /*!*/UIButton(type: .system)
      NSLayoutConstraint.activate([
        close.widthAnchor.constraint(equalToConstant: 24),
        close.heightAnchor.constraint(equalToConstant: 44),
      ])
      """),
    .method("A small UIKit frame", "view.addSubview(/*!*/UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))"),
    RuleExample(
      "A class that enlarges its touch target (undetermined)",
      code: """
        final class IconButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
          }
        }
        final class CardView: UIView {
          let close = /*!*/IconButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        }
        """),
    .view(
      "An undetermined height",
      "/*!*/Button(action: action) { Text(title).frame(height: sizeConfig.height) }"),
  ]
}
