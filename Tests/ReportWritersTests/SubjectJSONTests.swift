import Audit
import SourceText
import Testing

@testable import ReportWriters

/// Names of subjects in comparisons and repairs.
@Suite struct SubjectJSONTests {
  /// A kind that the writer doesn't know keeps all parts of its names.
  @Test func otherKindsKeepAllParts() throws {
    let kind = SubjectKind("gradient") { [.text("gradient "), .name($0[0])] }
    #expect(text(SubjectName(kind, ["a"])) == #"{"gradient":"a"}"#)
    #expect(text(SubjectName(kind, ["a", "b"])) == #"{"gradient":["a","b"]}"#)
    #expect(
      text(.states(of: "Button", from: "idle", to: "hover")) == #"{"states":"Button","from":"idle","to":"hover"}"#)
  }

  private func text(_ subject: SubjectName) -> String {
    var text = ""
    SubjectJSON.subject(subject).write(to: &text)
    return text.filter { !$0.isWhitespace }
  }
}
