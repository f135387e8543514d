import DesignTokens
import SourceText

/// Walks style sheets in the order of the cascade and collects the declarations of custom properties.
struct CSSCollector {
  /// What a rule hands down to what stands in it.
  struct Context {
    /// When its conditions hold.
    var truth = CSSTruth.always
    /// The condition of which no file can tell, as written.
    var reason: String?
    /// Its selectors; nil outside rules with selectors.
    var selectors: [CSSSelector]?
    var layer: CSSLayers.Place = []
    var origin = CSSCandidate.Origin.rule
    /// Whether nothing in it is a token: keyframes, or what browsers drop.
    var isIgnored = false
    /// The property that an `@property` rule describes.
    var registered: CSSPropertyName?
  }

  let library: any DocumentLibrary
  var sheets: [CSSStylesheet] = []
  var notices = CSSNotices()
  var conditions = CSSConditions()
  var layers = CSSLayers()
  var scopes = CSSScopes()
  var properties: [CSSProperty] = []
  var positions: [CSSPropertyKey: Int] = [:]
  var candidateCount = 0
  /// The scheme that the root declares for itself without a condition: the look of those who choose nothing.
  var declaredScheme: Mode.Scheme?
  /// The sheets by the path of their document, and what the imports of each lead to, by the position of the rule.
  var sheetPositions: [String: Int] = [:]
  var importTargets: [[Int: Int]] = []
  /// The sheets being read, the imported last, and what has been read already.
  var openSheets: [Int] = []
  var readings: Set<CSSReading> = []
  var resetCount = 0
  /// The most names with a star that are reset: each costs a look at every property.
  static let resetLimit = 256

  init(library: any DocumentLibrary) { self.library = library }

  /// Collects what a sheet declares under the conditions of its import.
  mutating func collect(sheet position: Int, under outer: Context) throws(FormatError) {
    let sheet = sheets[position]
    var contexts: [Context] = []
    contexts.reserveCapacity(sheet.rules.count)
    var mayImport = true
    for (index, rule) in sheet.rules.enumerated() {
      let parent = rule.parent.map { contexts[$0] } ?? outer
      if let name = rule.atName, isCSSKeyword("import", in: sheet.file.bytes, name) {
        try importSheet(ofRule: index, in: position, under: parent, isInPlace: mayImport && rule.parent == nil)
        contexts.append(Context(isIgnored: true))
        continue
      }
      let context = context(of: rule, in: sheet, below: parent)
      if !isStatement(rule, in: sheet) { mayImport = false }
      contexts.append(context)
    }
    applyColorSchemes(in: sheet, to: &contexts)
    for declaration in sheet.declarations {
      let context = contexts[declaration.rule]
      if declaration.isCustom {
        try add(declaration, in: position, under: context)
      } else if let name = context.registered, isCSSKeyword("initial-value", in: sheet.file.bytes, declaration.name) {
        try add(declaration, in: position, under: context, named: name, scope: 0, selector: CSSSelector())
      }
    }
  }

  /// Whether imports may follow a rule: `@charset` and `@layer` without a block.
  private func isStatement(_ rule: CSSRule, in sheet: CSSStylesheet) -> Bool {
    guard let name = rule.atName, !rule.hasBlock else { return false }
    // Bundlers and Tailwind have statements of their own, which they take out.
    return !isCSSKeyword("namespace", in: sheet.file.bytes, name)
  }

  /// What `color-scheme` in a rule says about the custom properties beside it.
  private mutating func applyColorSchemes(in sheet: CSSStylesheet, to contexts: inout [Context]) {
    for declaration in sheet.declarations where !declaration.isCustom {
      guard isCSSKeyword("color-scheme", in: sheet.file.bytes, declaration.name) else { continue }
      let context = contexts[declaration.rule]
      guard !context.isIgnored, let selectors = context.selectors else { continue }
      let words = cssComponents(in: sheet.file.bytes, declaration.value) ?? []
      let isDark = words.contains { $0.token.isNamed("dark", in: sheet.file.bytes) }
      let isLight = words.contains { $0.token.isNamed("light", in: sheet.file.bytes) }
      let scheme: Mode.Scheme? = isDark == isLight ? nil : isDark ? .dark : .light
      let isRoot = context.truth == .always && selectors.contains { $0.scope.isEmpty && $0.looks == .all }
      if isRoot, declaredScheme != .light { declaredScheme = scheme ?? .light }
      guard let scheme else { continue }
      for index in selectors.indices where selectors[index].scheme == nil {
        contexts[declaration.rule].selectors?[index].scheme = scheme
      }
    }
  }
}
