import Foundation

/// The lint command from process start to verdict, on generated view code of 10,000 and 100,000 lines.
enum ViewBenchmarks {
  static func run(_ command: String, _ harness: inout Harness) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("palpable-bench-views-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      for lines in [10_000, 100_000] {
        let views = folder.appendingPathComponent("\(lines)")
        try write(lines: lines, to: views)
        harness.measure("lint command", "\(lines) lines to a verdict", items: lines) {
          AuditBenchmarks.launch(command, ["lint", views.path])
        }
      }
    } catch { log("lint command: \(error)") }
  }

  /// The lines of one generated file.
  private static let linesPerFile = 500

  /// Writes view code of about so many lines, the same every time.
  static func write(lines: Int, to folder: URL) throws {
    var random = SplitMix64(state: 9)
    for file in 0..<max(1, lines / linesPerFile) {
      let name = "Feature\(file / 10)/Screen\(file)View.swift"
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text(file, &random).utf8).write(to: url)
    }
  }

  /// A file of view code: constants, views of every common shape, a preview.
  private static func text(_ file: Int, _ random: inout SplitMix64) -> String {
    var lines = ["import SwiftUI", "", "enum Metrics\(file) {"]
    for index in 0..<6 {
      lines.append("  static let space\(index): CGFloat = \(Int.random(in: 1...64, using: &random))")
    }
    lines += [
      "  static let ink = Color(red: 0.1, green: 0.2, blue: 0.\(Int.random(in: 1...9, using: &random)))", "}", "",
    ]
    var part = 0
    while lines.count < linesPerFile - 8 {
      lines += view("Screen\(file)Part\(part)", file, &random)
      part += 1
    }
    lines += ["#Preview {", "  Screen\(file)Part0(title: \"A\", isOn: .constant(true))", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func view(_ name: String, _ file: Int, _ random: inout SplitMix64) -> [String] {
    var lines = [
      "/// What people see of \(name).", "struct \(name): View {", "  let title: String", "  @Binding var isOn: Bool",
      "  @State private var items: [String] = []", "  @Environment(\\.colorScheme) private var scheme", "",
      "  var body: some View {", "    VStack(alignment: .leading, spacing: Metrics\(file).space1) {",
    ]
    for index in 0..<Int.random(in: 3...6, using: &random) { lines += row(index, file, &random) }
    return lines + [
      "    }", "    .padding(.horizontal, Metrics\(file).space2)",
      "    .background(scheme == .dark ? Color.black : Color.white)", "    .onAppear { load() }", "  }", "",
      "  private func load() {", "    items = (0..<10).map { \"\\(title) \\($0 * 2)\" } // rows", "  }", "}", "",
    ]
  }

  private static func row(_ index: Int, _ file: Int, _ random: inout SplitMix64) -> [String] {
    let number = Int.random(in: 8...60, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return [
        "      Text(\"Row \(index) of \\(title)\")", "        .font(.system(size: \(number), weight: .semibold))",
        "        .foregroundStyle(Metrics\(file).ink)", "        .lineLimit(\(index + 1))",
      ]
    case 1:
      return [
        "      Button {", "        withAnimation(.easeInOut(duration: 0.\(number))) { isOn.toggle() }",
        "      } label: {",
        "        Image(systemName: \"chevron.right\")", "          .resizable()",
        "          .frame(width: \(number), height: Metrics\(file).space\(index % 6))", "      }",
        "      .accessibilityLabel(\"More of \\(title)\")",
      ]
    case 2:
      return [
        "      HStack(spacing: \(number)) {", "        ForEach(items, id: \\.self) { item in",
        "          Text(item).font(.body).padding(Metrics\(file).space0).onTapGesture { items.removeAll { $0 == item } }",
        "        }", "      }",
      ]
    default:
      return [
        "      if isOn {", "        RoundedRectangle(cornerRadius: \(number))",
        "          .fill(Color.gray.opacity(0.\(number)))",
        "          .frame(maxWidth: .infinity, minHeight: isOn ? \(number) : 44)",
        "          .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)", "      } else {", "        EmptyView()",
        "      }",
      ]
    }
  }
}
