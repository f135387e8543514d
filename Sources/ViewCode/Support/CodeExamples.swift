import Audit

extension RuleExample {
  /// Returns examples of a rule that is off by default, with the rule as a warning.
  static func turningOn(_ rule: String, _ examples: [RuleExample]) -> [RuleExample] {
    examples.map {
      RuleExample($0.caption, configuration: "\"rules\": { \"\(rule)\": \"warning\" }", code: $0.code)
    }
  }

  /// An example whose code is the body of a view.
  ///
  /// - Parameters:
  ///   - members: declarations of the view beside its body.
  ///   - before: declarations before the view.
  static func view(
    _ caption: String, _ body: String, members: String = "", before: String = "", configuration: String = ""
  ) -> RuleExample {
    RuleExample(
      caption, configuration: configuration,
      code: """
        \(before)
        struct SampleView: View {
          \(members)
          var body: some View {
            \(body)
          }
        }
        """)
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
