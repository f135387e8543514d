import Audit
import PageModel

extension MarkdownText {
  /// Returns a table of the first items, a row each, and how many more there are; empty without items.
  static func table<Items: Collection>(
    _ head: [String], _ items: Items, limit: Int = Limits.markdownRows, _ cells: (Items.Element) -> [String]
  ) -> String {
    guard !items.isEmpty else { return "" }
    var text = row(head) + row(head.map { _ in "---" })
    for item in items.prefix(limit) { text += row(cells(item)) }
    let rest = items.count - limit
    return rest > 0 ? text + "\n\(Limits.rest(rest)).\n" : text
  }

  /// Returns the title of a table with a number of rows, such as "40 color tokens" or "The first 1000 of 5000 color tokens".
  static func title(_ count: Int, _ things: String, limit: Int = Limits.markdownRows) -> String {
    count > limit ? "The first \(limit) of \(count) \(things)" : "\(count) \(things)"
  }
}

extension RuleDescriptor.Requirement {
  /// The clause as Markdown, with a link if it has an address.
  var markdown: String { url.map { "[\(clause)](\($0))" } ?? clause }
}
