import Audit

extension RuleExample {
  /// An example whose source is the body of a view.
  ///
  /// - Parameters:
  ///   - members: what the view declares beside its body.
  ///   - file: what stands before the view.
  static func view(
    _ caption: String, _ body: String, members: String = "", file: String = "", configuration: String = ""
  ) -> RuleExample {
    func lines(_ text: String, indent: String) -> String {
      text.split(separator: "\n").map { indent + $0 + "\n" }.joined()
    }
    return RuleExample(
      caption, configuration: configuration,
      code: file + (file.isEmpty ? "" : "\n") + "struct SampleView: View {\n" + lines(members, indent: "  ")
        + "  var body: some View {\n" + lines(body, indent: "    ") + "  }\n}\n")
  }

  /// An example whose source is the body of a method of UIKit.
  static func method(_ caption: String, _ body: String, configuration: String = "") -> RuleExample {
    RuleExample(
      caption, configuration: configuration,
      code: """
        final class SampleController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """)
  }
}
