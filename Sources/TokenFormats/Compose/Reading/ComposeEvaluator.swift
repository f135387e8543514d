import ColorScience
import DesignTokens
import SourceText

/// Evaluates expressions to colors and aliases.
struct ComposeEvaluator {
  /// Where an expression is.
  struct Context {
    let file: Int
    /// The names of the types around it.
    let scope: [String]
  }

  let project: ComposeProject
  /// Targets of aliases that aren't in Kotlin, such as resources of Android.
  private(set) var optionalTargets: Set<TokenPath> = []
  private var kinds: [Int: Bool] = [:]

  /// The longest chain of references.
  private static let chainLimit = 100

  init(_ project: ComposeProject) { self.project = project }

  private func context(of position: Int) -> Context {
    let entry = project.entries[position]
    return Context(file: entry.file, scope: Array(entry.value.path.dropLast()))
  }

  // MARK: Kinds

  /// Whether a value is a color, however many constants repeat it.
  mutating func isColor(_ position: Int) -> Bool {
    var chain: [Int] = []
    var result = false
    var next: Int? = position
    while let position = next {
      if let known = kinds[position] {
        result = known
        break
      }
      // A circle ends here.
      kinds[position] = false
      chain.append(position)
      let value = project.entries[position].value
      result = value.type == "Color"
      guard value.type == nil, let names = value.value.flatMap(origin) else { break }
      result = names.isEmpty || names.count == 2 && names[0] == "Color"
      let context = context(of: position)
      next = result ? nil : project.position(of: names, in: context.file, scope: context.scope)
    }
    for position in chain { kinds[position] = result }
    return result
  }

  /// The names of the value that an expression repeats or changes, without any if it makes a color; nil if it is none.
  private func origin(of expression: KotlinExpression) -> [String]? {
    var expression = expression
    while case .method(let base, let name, _) = expression.kind, ComposeEvaluator.changes.contains(name) {
      expression = base
    }
    switch expression.kind {
    case .name(let names): return names
    case .call(let callee, _):
      if [["Color"], ["Color", "hsl"], ["Color", "hsv"], ["colorResource"]].contains(callee) { return [] }
      return callee.count > 1 && ComposeEvaluator.changes.contains(callee[callee.count - 1])
        ? Array(callee.dropLast()) : nil
    case .method, .number, .other: return nil
    }
  }

  /// The methods that make colors of colors.
  private static let changes: Set<String> = ["copy", "compositeOver", "convert"]

  // MARK: Values

  /// The content of an expression that is known to be a color.
  mutating func content(of expression: KotlinExpression, _ context: Context) -> AuthoredValue.Content {
    switch expression.kind {
    case .name(let names):
      if names.count == 2, names[0] == "Color" { return content(of: ComposeColors.constant(names[1])) }
      guard let target = project.position(of: names, in: context.file, scope: context.scope), isColor(target) else {
        return .undecidable("\(names.joined(separator: ".").shortened) isn't a color constant in these files")
      }
      return .alias(project.entries[target].token)
    case .call(let callee, let arguments):
      if callee == ["colorResource"] { return resource(arguments) }
      if callee.count > 1, callee[0] != "Color" || callee.count > 2,
        ComposeEvaluator.changes.contains(callee.last ?? "")
      {
        let base = KotlinExpression(kind: .name(Array(callee.dropLast())), range: expression.range)
        return changed(base, callee[callee.count - 1], arguments, context)
      }
      return content(of: ComposeColors.color(callee, arguments))
    case .method(let base, let name, let arguments): return changed(base, name, arguments, context)
    case .number, .other: return .undecidable("it is computed while the app runs")
    }
  }

  private func content(of result: ComposeColors.Result) -> AuthoredValue.Content {
    switch result {
    case .color(let color): .literal(.color(color))
    case .unknown(let reason): .undecidable(reason)
    }
  }

  /// The color of Android's resources with a name.
  private mutating func resource(_ arguments: [KotlinExpression.Argument]) -> AuthoredValue.Content {
    guard arguments.count == 1, case .name(let names) = arguments[0].value.kind, names.count >= 3,
      names[names.count - 2] == "color"
    else { return .undecidable("its resource is chosen while the app runs") }
    let target = TokenPath(names[names.count - 1])
    optionalTargets.insert(target)
    return .alias(target)
  }

  private mutating func changed(
    _ base: KotlinExpression, _ method: String, _ arguments: [KotlinExpression.Argument], _ context: Context
  ) -> AuthoredValue.Content {
    guard method == "copy" else { return .undecidable("\(method) isn't read") }
    if arguments.isEmpty { return content(of: base, context) }
    guard arguments.count == 1, arguments[0].name == nil || arguments[0].name == "alpha",
      case .number(let text) = arguments[0].value.kind, let number = KotlinNumber(text), (0...1).contains(number.value)
    else { return .undecidable("copy with anything but a constant alpha isn't read") }
    let alpha = ComposeColors.byte(number.value)
    guard let color = color(of: base, context, depth: 0) else {
      return .undecidable("copy replaces the alpha of a color that isn't a constant in these files")
    }
    if color.isOpaque, case .alias(let target) = content(of: base, context) {
      return .translucentAlias(target, alpha: alpha)
    }
    return .literal(.color(color.withAlpha(alpha)))
  }

  /// The color that an expression is made of, the same in all modes; nil if it isn't a constant.
  private func color(of expression: KotlinExpression, _ context: Context, depth: Int) -> Color? {
    guard depth < ComposeEvaluator.chainLimit else { return nil }
    func result(_ result: ComposeColors.Result) -> Color? {
      if case .color(let color) = result { color } else { nil }
    }
    func changed(_ base: KotlinExpression, _ name: String, _ arguments: [KotlinExpression.Argument]) -> Color? {
      guard name == "copy", arguments.count == 1, arguments[0].name == nil || arguments[0].name == "alpha",
        case .number(let text) = arguments[0].value.kind, let number = KotlinNumber(text),
        (0...1).contains(number.value)
      else { return nil }
      return color(of: base, context, depth: depth + 1)?.withAlpha(ComposeColors.byte(number.value))
    }
    switch expression.kind {
    case .name(let names):
      if names.count == 2, names[0] == "Color" { return result(ComposeColors.constant(names[1])) }
      guard let target = project.position(of: names, in: context.file, scope: context.scope),
        !project.entries[target].isContested, let value = project.entries[target].value.value
      else { return nil }
      return color(of: value, self.context(of: target), depth: depth + 1)
    case .call(let callee, let arguments):
      if callee.first == "Color" { return result(ComposeColors.color(callee, arguments)) }
      guard callee.count > 1 else { return nil }
      let base = KotlinExpression(kind: .name(Array(callee.dropLast())), range: expression.range)
      return changed(base, callee[callee.count - 1], arguments)
    case .method(let base, let name, let arguments): return changed(base, name, arguments)
    case .number, .other: return nil
    }
  }
}
