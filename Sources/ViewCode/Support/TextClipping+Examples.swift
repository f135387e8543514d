import Audit

extension TextClipping {
  static let passingCode: [RuleExample] = [
    .view("Two lines", #"Text(title).lineLimit(2)"#, members: "let title: String"),
    .view(
      "One line that may shrink", #"Text(title).lineLimit(1).minimumScaleFactor(0.5)"#, members: "let title: String"),
    .view(
      "One line below the accessibility sizes",
      #"Text(title).lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)"#,
      members: "let title: String\n@Environment(\\.dynamicTypeSize) private var dynamicTypeSize"),
    .view(
      "One line that scrolls sideways",
      """
      ScrollView(.horizontal) {
        HStack { ForEach(tags) { Text($0.name).lineLimit(1) } }
      }
      """),
    .view(
      "One line, or a column if it doesn't fit",
      """
      ViewThatFits {
        HStack { Text("Dose").lineLimit(1); Text("2.5 mg") }
        VStack { Text("Dose"); Text("2.5 mg") }
      }
      """),
    .view(
      "A height marked @ScaledMetric", #"Text("Dose").frame(height: height)"#,
      members: "@ScaledMetric private var height: CGFloat = 28"),
    .view("Body at 53 pt, which needs at most 74.2 pt", #"HStack { Text("Dose"); Spacer() }.frame(height: 80)"#),
    .view(
      "A capped caption, which needs at most 29.4 pt",
      #"Text("mg").font(.caption2).frame(height: 30).dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#),
  ]

  static let inapplicableCode: [RuleExample] = [
    .view("A divider", #"Divider().frame(height: 1)"#),
    .view("A list, which scrolls", #"List(items) { Text($0.name) }.frame(height: 120)"#),
    .view("A minimum height", #"Text("Dose").frame(minHeight: 44)"#),
    .view("A text field", #"TextField("Dose", text: $dose).lineLimit(1)"#),
  ]

  static let failingCode: [RuleExample] = [
    .view("One line", #"Text(title)./*!*/lineLimit(1)"#, members: "let title: String"),
    .view(
      "One line for a row",
      """
      HStack {
        Text(name).font(.headline)
        Text(dose).minimumScaleFactor(0.8)
      }
      ./*!*/lineLimit(Rows.lines)
      """, members: "let name, dose: String", before: "enum Rows {\n  static let lines = 1\n}"),
    .view(
      "One line until expanded, which can't be determined", #"Text(title)./*!*/lineLimit(isOpen ? nil : 1)"#,
      members: "let title: String\n@State private var isOpen = false"),
    .view(
      "A scale factor of 1, which has no effect",
      #"Label(title, systemImage: "pill").minimumScaleFactor(1)./*!*/lineLimit(1)"#),
    .view("Body at 53 pt, which needs at least 60.4 pt", #"Text("Dose")./*!*/frame(height: 44)"#),
    .view(
      "A height in a constant", #"Button("Save") { save() }./*!*/frame(width: 120, height: ButtonTokens.height)"#,
      before: "enum ButtonTokens {\n  static let height: CGFloat = 4 * 9\n}"),
    .view(
      "A custom font",
      #"VStack { Text("Dose").font(.custom("Inter", size: 24, relativeTo: .title2)) }./*!*/frame(height: 54)"#),
    .view(
      "A scale factor that isn't enough: 0.9 times 53 pt needs at least 54.3 pt",
      #"Text("Dose").minimumScaleFactor(0.9)./*!*/frame(height: 44)"#),
    .view("A height within the estimate, which can't be determined", #"Text("Dose")./*!*/frame(height: 66)"#),
    .view("An unknown height", #"Text("Dose")./*!*/frame(height: height)"#, members: "let height: CGFloat"),
  ]
}
