// The backgrounds of the whole system.

extension RoleNames {
  /// Returns the background of the page and that of a surface on it, or the first two backgrounds of the whole system.
  static func pages(_ neutral: [RoleName], _ surfaces: [RoleName]) -> [RoleName] {
    func rank(_ name: RoleName) -> Int {
      let places = ["background": 0, "canvas": 0, "page": 0, "surface": 2, "base": 2]
      let isFirst =
        (name.kinds.isEmpty || name.isHue)
        && name.levels.allSatisfy {
          RoleWords.pages.contains($0) || RoleNames.first.contains($0) && $0 != "high"
            || ["0", "00", "01", "surface"].contains($0)
        }
      return (places[name.roleWord ?? ""] ?? 4) + (isFirst ? 0 : 1)
    }
    let resting = neutral.filter(\.states.isEmpty)
    if let first = resting.indices.min(by: { first, second in
      func key(_ index: Int) -> (Int, Int, Int) {
        (rank(resting[index]), resting[index].levels == ["main"] ? 0 : resting[index].levels.count + 1, index)
      }
      return key(first) < key(second)
    }) {
      let page = resting[first]
      let raised = resting.indices.filter { rank(resting[$0]) == 2 && rank(page) < 2 }.first
      // The second one follows the first, as in the file.
      let rest = (resting[first...].dropFirst() + resting[..<first]).filter {
        ($0.kinds.isEmpty || $0.isHue || RoleNames.raised.contains($0.kinds)) && (rank($0) < 4 || rank(page) > 3)
      }
      return [page] + (raised.map { [resting[$0]] } ?? Array(rest.prefix(1)))
    }
    let page = surfaces.first {
      $0.rest.contains(where: RoleWords.pages.contains) && $0.tones.isEmpty && $0.states.isEmpty
    }
    return page.map { [$0] } ?? []
  }

  /// The kinds of backgrounds that Ant Design, TDesign, and MUI have on the page.
  private static let raised = [["container"], ["paper"]]

  /// Returns the backgrounds without a meaning; `primary` is one beside a background without a degree.
  static func plain(_ general: [RoleName], _ isNeutralPlain: Bool) -> [RoleName] {
    // Numbers that don't begin with 0 or 1 are kinds rather than degrees, such as the two neutral buttons of Fluent.
    // Beside categories, a background without any is a page too.
    let all = general.filter { name in
      isNeutralPlain
        ? name.tones == ["neutral"]
          || name.tones.isEmpty && name.levels.isEmpty && name.states.isEmpty && name.kinds.count == 1
        : name.tones.isEmpty
    }
    let numbers = all.flatMap(\.levels).filter(RoleWords.isNumber)
    if isNeutralPlain, !numbers.isEmpty, !numbers.contains("0"), !numbers.contains("1") { return [] }
    let hasBase = all.lazy.filter(\.states.isEmpty).contains { name in
      name.isHue || name.kinds.isEmpty && name.levels.allSatisfy(RoleWords.pages.contains)
    }
    // Android's own attribute repeats the background of a system that has one.
    let ownPage = all.contains { $0.roleWord == "background" && $0.levels.isEmpty && $0.kinds.isEmpty }
    let plain = ownPage ? all.filter { $0.levels != ["window"] } : all
    // Beside `fill-primary`, other fills are for shapes.
    if !hasBase, plain.contains(where: { $0.levels == ["primary"] }), plain.allSatisfy({ $0.roleWord == "fill" }) {
      return plain.filter { $0.levels == ["primary"] }
    }
    guard hasBase, plain.contains(where: { $0.levels == ["primary"] }) else { return plain }
    return plain.filter { !["primary", "secondary", "tertiary"].contains($0.levels.first ?? "") }
  }

  /// Returns the background of cards, if nothing is called a text of cards: what is on the page is on them too.
  static func cards(_ surfaces: [RoleName], _ names: [RoleName]) -> [RoleName] {
    guard !names.contains(where: { $0.role == .text && $0.words.contains("card") }) else { return [] }
    let cards = surfaces.filter { name in
      name.subject == ["card"] && name.tones.isEmpty && name.levels.isEmpty && name.states.isEmpty && !name.isBare
    }
    return cards.count == 1 ? cards : []
  }
}
