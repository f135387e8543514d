import Audit
import Testing

/// The table of criteria against what is known of it from outside.
@Suite struct SuccessCriterionTests {
  private let all = SuccessCriterion.all

  /// WCAG 2.2 has 86 criteria: 31 at level A, 24 at AA, 31 at AAA; 4.1.1 makes 87.
  @Test func thereAreAsManyAsWCAGHas() {
    #expect(all.count == 87)
    #expect(all.filter(\.isObsolete).map(\.number) == ["4.1.1"])
    let current = all.filter { !$0.isObsolete }
    #expect(SuccessCriterion.Level.allCases.map { level in current.count { $0.level == level } } == [31, 24, 31])
  }

  @Test func numbersAreUniqueAndInOrder() {
    let numbers = all.map { $0.number.split(separator: ".").compactMap { Int($0) } }
    #expect(numbers.allSatisfy { $0.count == 3 })
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  /// Section 508 takes up WCAG 2.0 at levels A and AA: 25 and 13 criteria.
  @Test func section508TakesUpWCAG20() {
    let taken = all.filter(\.isInSection508)
    #expect(taken.count { $0.level == .a } == 25 && taken.count { $0.level == .aa } == 13 && taken.count == 38)
  }

  /// EN 301 549 V3.2.1 takes up WCAG 2.1 at levels A and AA: 30 and 20 criteria; its clauses hold the criterion's number.
  @Test func theEuropeanStandardTakesUpWCAG21() {
    let taken = all.filter { $0.clauses != nil }
    #expect(taken.count { $0.level == .a } == 30 && taken.count { $0.level == .aa } == 20 && taken.count == 50)
    for criterion in taken {
      #expect(criterion.clauses?.web == "9.\(criterion.number)")
      for clause in [criterion.clauses?.software, criterion.clauses?.closedSoftware] {
        #expect(clause == "11.\(criterion.number)" || clause?.hasPrefix("11.\(criterion.number).") == true)
      }
    }
    #expect(all.filter(\.isInSection508).allSatisfy { $0.clauses != nil })
    // Clause 11 says of five criteria about sets of pages that they do not apply to software.
    let idle = taken.filter { $0.clauses?.appliesToSoftware == false }.map(\.number)
    #expect(idle == ["2.4.1", "2.4.5", "3.1.2", "3.2.3", "3.2.4"])
  }

  @Test(arguments: [
    ("1.4.3", "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
    ("2.2.5", "https://www.w3.org/TR/WCAG22/#re-authenticating"),
    ("3.3.4", "https://www.w3.org/TR/WCAG22/#error-prevention-legal-financial-data"),
    ("4.1.1", "https://www.w3.org/TR/WCAG21/#parsing"), ("4.1.2", "https://www.w3.org/TR/WCAG22/#name-role-value"),
  ])
  func anchorsAreThoseOfWCAG(_ number: String, _ url: String) {
    #expect(SuccessCriterion.criterion(number)?.url == url)
  }
}
