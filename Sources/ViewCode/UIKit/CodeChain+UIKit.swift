import SwiftSource

extension CodeChain {
  /// The class of the UIKit control that the chain creates: `UIButton` for `UIButton(type: .custom)`; nil if it creates none.
  ///
  /// A type of these sources that hides the platform's class doesn't count, nor code for macOS.
  var createdControl: String? { created(.buttons, index.uiKit.names) }

  /// The class of the UIKit control for a value that the chain creates, such as a text field; nil if it creates none.
  var createdField: String? { created(.fields, index.uiKit.fieldNames) }

  /// The class of the UIKit label, button, or text field that the chain creates; nil if it creates none.
  var createdText: String? {
    let name = created(.labels, index.uiKit.labelNames) ?? createdControl ?? createdField
    guard let name, let platform = index.uiKit.classes.platformClass(of: name) else { return nil }
    return ["UILabel", "UIButton", "UITextField", "UITextView"].contains(platform) ? name : nil
  }

  private func created(_ kind: UIKitClasses.Kind, _ names: Set<String>) -> String? {
    let source = source
    guard source.arguments != nil, let last = source.path.last else { return nil }
    let path = source.path
    var name = last
    if source.isImplicit {
      guard path == ["init"], let declared = annotatedType else { return nil }
      name = declared
    } else if path.count > 1, last == "init" || last == "systemButton" {
      name = path[path.count - 2]
    }
    // `SwiftUI.Button` is the platform's view, also where a class of these sources is named `Button`.
    guard names.contains(name), path.first != "SwiftUI", !isElsewhere,
      let root = index.uiKit.classes.root(of: name, kind)
    else {
      return nil
    }
    let declared = index.symbols.types(named: [name], from: namespace, in: file)
    if name == root { return declared.isEmpty ? name : nil }
    // A structure of this name isn't the class that another file declares.
    return declared.isEmpty || declared.contains { index.symbols.symbols[$0].kind != .class } ? nil : name
  }

  /// The name of the type to which the value of a statement is bound: `let close: UIButton = .init()`.
  private var annotatedType: String? {
    guard case .assigned(let equals) = outline.place(ofValueAt: source.expression.tokens.lowerBound) else { return nil }
    return outline.assignee(before: equals).type.flatMap(outline.declaredName)
  }
}

extension SwiftOutline {
  /// Whether a closure uses `$0`; closures inside have their own.
  func usesUnnamedParameter(_ body: Range<Int>) -> Bool {
    var at = body.lowerBound
    while at < body.upperBound {
      if name(at) == "$0" { return true }
      at = tokens[at].kind == .openBrace ? next(after: at) : at + 1
    }
    return false
  }

  /// Returns the name of a closure's first parameter; nil without one.
  func firstParameter(ofClosure body: Range<Int>) -> String? {
    let start = closureStart(of: body)
    var at = body.lowerBound
    while at < start {
      switch tokens[at].kind {
      case .openBracket: at = next(after: at)
      case .identifier where tokens[at].word == nil: return name(at)
      default: at += 1
      }
    }
    return nil
  }

  /// Returns the opening braces around a token in a range, innermost first.
  func braces(around token: Int, in range: Range<Int>) -> [Int] {
    var braces: [Int] = []
    var closed = 0
    var at = token - 1
    while at >= range.lowerBound {
      switch tokens[at].kind {
      case .closeBrace: closed += 1
      case .openBrace where closed == 0: braces.append(at)
      case .openBrace: closed -= 1
      default: break
      }
      at -= 1
    }
    return braces
  }
}
