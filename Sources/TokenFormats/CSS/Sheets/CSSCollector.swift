import CSSText
import DesignTokens
import SourceText

/// Walks style sheets in the order of the cascade and collects the declarations of custom properties.
struct CSSCollector {
  /// What a rule hands down to what stands in it.
  struct Context {
    /// When its conditions hold, those on elements left out, which say nothing about layers.
    var pageTruth = CSSTruth.always
    /// Whether a condition on elements is among them.
    var isOfElements = false
    /// When its conditions hold.
    var truth: CSSTruth { isOfElements ? pageTruth && .unknown : pageTruth }
    /// The condition of which no file can tell, as written.
    var reason: String?
    /// The features of media queries that its conditions ask for.
    var queries: [CSSQuery] = []
    /// Its selectors; nil outside rules with selectors.
    var selectors: [CSSSelector]?
    var layer: CSSLayers.Place = []
    var origin = CSSCandidate.Origin.rule
    /// Whether nothing in it is a token: keyframes, or what browsers drop.
    var isIgnored = false
    /// The reading of the sheet; -1 outside of all.
    var reading: Int32 = -1
    /// The property that an `@property` rule describes.
    var registered: CSSPropertyName?
  }

  let library: any DocumentLibrary
  var sheets: [CSSStylesheet] = []
  var notices = CSSInputNotices()
  var conditions = CSSConditions()
  var layers = CSSLayers()
  var scopes = CSSScopes()
  var properties: [CSSProperty] = []
  var positions: [CSSPropertyKey: Int] = [:]
  var candidateCount = 0
  /// The sheets by the path of their document, and what the imports of each lead to, by the position of the rule.
  var sheetPositions: [String: Int] = [:]
  var importTargets: [[Int: Int]] = []
  /// The sheets being read, the imported last, and what has been read already.
  var openSheets: [Int] = []
  var readings: [CSSReading: Int32] = [:]
  var readingCount: Int32 = 0
  var sheetsWithUnnamedLayers: Set<Int> = []
  var importOrder = CSSImportOrder()
  var readSheets: Set<Int> = []
  /// The documents that no other one imports: nothing in them says which of them comes first.
  var roots: Set<Int> = []
  var resetCount = 0
  /// Whether a sheet imports Tailwind CSS 4, whose default colors are then defined.
  var importsTailwind = false
  /// Whether a configuration in JavaScript may replace the default colors of Tailwind.
  var hasTailwindConfiguration = false
  /// The starts of the names that have no default of Tailwind: `color-` after `--color-*: initial`.
  var resetPrefixes: [String] = []
  /// The classes and attributes of themes.
  let choices: CSSChoices
  /// What selectors require of elements, each once, and where it is.
  var selectors: [CSSPageSelector] = []
  var selectorPositions: [CSSPageSelector: Int32] = [:]
  /// The properties that rules declare which require a class or an attribute of `html` or `body`, by its name.
  var pageProperties: [String: Set<CSSPropertyName>] = [:]
  /// The variants of Tailwind that are classes or attributes.
  var customVariants: [String: Int?] = [:]
  /// What `@property` says of properties.
  var registrations: [CSSPropertyName: CSSRegistration] = [:]
  /// The declarations of `color-scheme`, as if of a custom property.
  var schemes = CSSProperty(key: CSSPropertyKey(scope: 0, name: CSSPropertyName("color-scheme")))
  /// The bare numbers under conditions, with what these ask for.
  var numbers: [(name: CSSPropertyName, queries: [CSSQuery])] = []
  /// The most names with a star that are reset: each costs a look at every property.
  static let resetLimit = 256

  init(library: any DocumentLibrary, themes: CSSThemes? = nil, queries: [CSSQuery] = []) {
    self.library = library
    choices = CSSChoices(known: themes?.names ?? [], isCut: themes?.isCut ?? false)
    conditions.queries = CSSQueries(known: queries)
  }

  /// Collects what a sheet declares under the conditions of its import.
  mutating func collect(sheet position: Int, under outer: Context) throws(FormatError) {
    let sheet = sheets[position]
    let schemes = schemes(in: sheet)
    let isNeeded = neededRules(of: sheet, schemes: schemes)
    // Only the rules that matter have a context: the others, often millions, cost no more than a number.
    var contexts: [Context] = []
    var contextPositions = [Int32](repeating: -1, count: sheet.rules.count)
    var mayImport = true
    var descriptors: [Int: [CSSDeclaration]] = [:]
    for (index, rule) in sheet.rules.enumerated() {
      let parent = rule.parent.map { Int(contextPositions[$0]) } ?? -1
      let outer = parent < 0 ? outer : contexts[parent]
      if rule.parent == nil {
        if isImport(rule, in: sheet) {
          try importSheet(ofRule: index, in: position, under: outer, isInPlace: mayImport)
        } else if !isStatement(rule, in: sheet) {
          mayImport = false
        }
      }
      guard isNeeded[index] else { continue }
      let context = context(of: rule, in: sheet, below: outer)
      if let scheme = schemes[index] { apply(scheme, of: context) }
      if context.registered != nil, outer.registered == nil { descriptors[index] = [] }
      contextPositions[index] = Int32(contexts.count)
      contexts.append(context)
    }
    for declaration in sheet.declarations where contextPositions[declaration.rule] >= 0 {
      let context = contexts[Int(contextPositions[declaration.rule])]
      if isCSSKeyword("color-scheme", in: sheet.file.bytes, declaration.name) {
        addScheme(declaration, in: position, under: context)
      } else if declaration.isCustom {
        try add(declaration, in: position, under: context)
      } else if context.registered != nil {
        descriptors[declaration.rule, default: []].append(declaration)
      }
    }
    for (rule, own) in descriptors.sorted(by: { $0.key < $1.key }) {
      let context = contexts[Int(contextPositions[rule])]
      guard let name = context.registered, !context.isIgnored, !context.truth.holds.isEmpty else { continue }
      try register(name, own, of: sheet.rules[rule], in: position, under: context)
    }
  }

  /// The rules that hold custom properties, schemes, registrations or layers, and those around them.
  private func neededRules(of sheet: CSSStylesheet, schemes: [Int: Mode.Scheme?]) -> [Bool] {
    var isNeeded = [Bool](repeating: false, count: sheet.rules.count)
    func need(_ rule: Int) {
      var position: Int? = rule
      while let current = position, !isNeeded[current] {
        isNeeded[current] = true
        position = sheet.rules[current].parent
      }
    }
    for declaration in sheet.declarations where declaration.isCustom { need(declaration.rule) }
    for rule in schemes.keys { need(rule) }
    for (index, rule) in sheet.rules.enumerated() {
      guard let name = rule.atName else { continue }
      let isLayer = isCSSKeyword("layer", in: sheet.file.bytes, name)
      if isLayer || isCSSKeyword("property", in: sheet.file.bytes, name) { need(index) }
    }
    return isNeeded
  }

  private func isImport(_ rule: CSSRule, in sheet: CSSStylesheet) -> Bool {
    rule.atName.map { isCSSKeyword("import", in: sheet.file.bytes, $0) } ?? false
  }

  /// Whether imports may follow a rule: `@charset` and `@layer` without a block.
  private func isStatement(_ rule: CSSRule, in sheet: CSSStylesheet) -> Bool {
    guard let name = rule.atName, !rule.hasBlock else { return false }
    // Bundlers and Tailwind have statements of their own, which they take out.
    return !isCSSKeyword("namespace", in: sheet.file.bytes, name)
  }

  /// What `color-scheme` says in the rules of a sheet, by their positions; nil where both schemes are welcome.
  private func schemes(in sheet: CSSStylesheet) -> [Int: Mode.Scheme?] {
    var schemes: [Int: Mode.Scheme?] = [:]
    for declaration in sheet.declarations where !declaration.isCustom {
      guard isCSSKeyword("color-scheme", in: sheet.file.bytes, declaration.name) else { continue }
      let words = cssComponents(in: sheet.file.bytes, declaration.value) ?? []
      let isDark = words.contains { $0.token.isNamed("dark", in: sheet.file.bytes) }
      let isLight = words.contains { $0.token.isNamed("light", in: sheet.file.bytes) }
      schemes[declaration.rule] = .some(isDark == isLight ? nil : isDark ? .dark : .light)
    }
    return schemes
  }

  /// A rule that declares its scheme is for that look, with everything in it.
  private mutating func apply(_ scheme: Mode.Scheme?, of context: Context) {
    guard !context.isIgnored, let selectors = context.selectors else { return }
    guard let scheme else { return }
    for selector in selectors { for choice in selector.required { choices.declare(scheme, for: choice) } }
  }
}
