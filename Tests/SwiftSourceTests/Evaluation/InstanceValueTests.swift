import SourceText
import SwiftSource
import Testing

/// The members of values whose type is a struct or an enum of the sources.
@Suite struct InstanceValueTests {
  private static let types = """
    struct Size { var height: CGFloat; var gap: CGFloat { 8 } }
    struct Inset { let top: CGFloat = 6; var bottom: CGFloat = 2; let size: Size = Size(height: 14); var other = Size(height: 3) }
    struct Box { var size: Size; var inset: Inset = Inset() }
    enum Kind { case small, large
    var height: CGFloat { switch self { case .small: 20
    case .large: 44 } }
    static let usual: Size = Size(height: 30)
    @Clamped static var held = Size(height: 30) }
    """

  @Test(
    "A member has the value of the instance",
    arguments: [
      ("Size(height: 4).height", "", 4.0), ("Size(height: 4).gap", "", 8), ("Size.init(height: 5).height", "", 5),
      ("size.height", "let size: Size = .init(height: 7)", 7), ("inset.top", "let inset: Inset", 6),
      ("inset.top", "var inset: Inset!", 6), ("inset?.top", "var inset: Inset?", 6),
      ("(self).size.height", "let size = Size(height: 9)", 9), ("inset.size.height", "let inset: Inset", 14),
      ("Kind.usual.height", "", 30), ("box.size.height", "let box = Box(size: Size(height: 11))", 11),
      ("let size: Size = .init(height: 12)\nsize.height", "", 12), ("let size = Size(height: 13)\nsize.height", "", 13),
      ("let inset: Inset = make()\ninset.top", "", 6), ("Box(size: Size(height: 11)).inset.top", "", 6),
    ])
  func members(_ body: String, _ members: String, _ number: Double) throws {
    #expect(try EvaluatedProbe(body, members, others: [Self.types]).number == number)
  }

  @Test(
    "An instance that may be one of several has the value of each",
    arguments: [
      ("(isOn ? Size(height: 1) : Size(height: 2)).height", "", [1.0, 2.0]),
      ("kind.height", "let kind: Kind", [20, 44]),
      ("(isOn ? a : b).height", "let a = Size(height: 3)\nlet b = Size(height: 4)", [3, 4]),
    ])
  func severalInstances(_ body: String, _ members: String, _ numbers: [Double]) throws {
    #expect(try EvaluatedProbe(body, members, others: [Self.types]).value == .oneOf(numbers))
  }

  @Test(
    "A member whose instance, type, or value is open is unknown",
    arguments: [
      ("Size(height: 4).width", ""), ("inset.bottom", "let inset: Inset"), ("size.height", "let size: Size"),
      ("(isOn ? Size(height: 1) : other()).height", ""), ("box.missing.height", "let box: Box"),
      ("inset.other.height", "let inset: Inset"), ("A.held.height", "@Clamped static var held = Size(height: 4)"),
      ("Kind.none.height", ""), ("Kind.small.height", "let other = 20"), ("sizes.height", "let sizes: [Size]"),
      ("Kind.held.height", ""), ("size.height", "let size: Twice<Size>"),
      ("struct Inset { }\nlet inset: Inset = make()\ninset.top", ""), ("size.height", "func size() -> Size { }"),
      ("let size: Missing = .init(height: 4)\nsize.height", ""), ("box.inset.bottom", "let box: Box"),
    ])
  func unknownMembers(_ body: String, _ members: String) throws {
    #expect(try EvaluatedProbe(body, members, others: [Self.types]).cause != nil)
  }

  @Test(
    "Only so many instances are distinguished",
    arguments: [("Size(height: %)", ""), ("Box(size: Size(height: %))", ".size")])
  func manyInstances(_ form: String, _ member: String) throws {
    /// Ternaries that choose among the numbers of a range, halved again and again.
    func tree(_ numbers: Range<Int>) -> String {
      if numbers.count == 1 { return form.replacing("%", with: "\(numbers.lowerBound)") }
      let middle = (numbers.lowerBound + numbers.upperBound) / 2
      return "(is\(middle) ? \(tree(numbers.lowerBound..<middle)) : \(tree(middle..<numbers.upperBound)))"
    }
    let few = try EvaluatedProbe("\(tree(0..<16))\(member).height", others: [Self.types])
    #expect(few.value == .oneOf((0..<16).map(Double.init)))
    #expect(try EvaluatedProbe("\(tree(0..<64))\(member).height", others: [Self.types]).cause != nil)
    let deep = (0..<20).map { "is\($0) ? Size(height: 1) : " }.joined()
    #expect(try EvaluatedProbe("(\(deep)Size(height: 1)).height", others: [Self.types]).cause != nil)
  }
}
