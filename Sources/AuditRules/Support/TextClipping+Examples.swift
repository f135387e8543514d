import Audit

extension TextClipping {
  static let passingCode: [RuleExample] = [
    .view("Two lines", #"Text(title).lineLimit(2)"#, members: "let title: String"),
    .view(
      "One line that may shrink", #"Text(title).lineLimit(1).minimumScaleFactor(0.5)"#, members: "let title: String"),
    .view(
      "One line up to the accessibility sizes",
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
      "One line, else a column",
      """
      ViewThatFits {
        HStack { Text("Dose").lineLimit(1); Text("2.5 mg") }
        VStack { Text("Dose"); Text("2.5 mg") }
      }
      """),
    .view("A typed line", #"TextField("Dose", text: $dose).lineLimit(1)"#),
    .view("A height that grows", #"Text("Dose").frame(minHeight: 44)"#),
    .view(
      "A height marked @ScaledMetric", #"Text("Dose").frame(height: height)"#,
      members: "@ScaledMetric private var height: CGFloat = 28"),
    .view("Body at 53 pt needs at most 74.2 pt", #"HStack { Text("Dose"); Spacer() }.frame(height: 80)"#),
    .view(
      "A capped caption needs at most 29.4 pt",
      #"Text("mg").font(.caption2).frame(height: 30).dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#),
    .view("A divider", #"Divider().frame(height: 1)"#),
    .view("A list, which scrolls", #"List(items) { Text($0.name) }.frame(height: 120)"#),
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
      "One line until it is opened, which cannot be told", #"Text(title)./*!*/lineLimit(isOpen ? nil : 1)"#,
      members: "let title: String\n@State private var isOpen = false"),
    .view("A factor of 1 is none", #"Label(title, systemImage: "pill").minimumScaleFactor(1)./*!*/lineLimit(1)"#),
    .view("Body at 53 pt needs at least 60.4 pt", #"Text("Dose")./*!*/frame(height: 44)"#),
    .view(
      "A height behind a constant", #"Button("Save") { save() }./*!*/frame(width: 120, height: ButtonTokens.height)"#,
      before: "enum ButtonTokens {\n  static let height: CGFloat = 4 * 9\n}"),
    .view(
      "A custom font",
      #"VStack { Text("Dose").font(.custom("Inter", size: 24, relativeTo: .title2)) }./*!*/frame(height: 54)"#),
    .view(
      "A factor that does not suffice: 0.9 times 53 pt needs at least 54.3 pt",
      #"Text("Dose").minimumScaleFactor(0.9)./*!*/frame(height: 44)"#),
    .view("A height between the estimates, which cannot be told", #"Text("Dose")./*!*/frame(height: 66)"#),
    .view("A height that is not known", #"Text("Dose")./*!*/frame(height: height)"#, members: "let height: CGFloat"),
  ]
}
