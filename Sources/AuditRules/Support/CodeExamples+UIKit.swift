import Audit

extension RuleExample {
  /// An example whose code is the body of a method of UIKit.
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
