"""The repair of a palette, and the proposals beside single findings."""

SEARCH = r"^PaletteRepairTests\.(ArrangementSearch|ConflictSearch|CostBounds|LevelAssignment|MaximumFlow)"
BEHAVIOR = r"^PaletteRepairTests\.(Compromise|Designer|FamilyRepair|Limit|Translucency|RepairSearch|TierRepair)"

REPAIR, REMEDY = "Sources/PaletteRepair/", "Sources/Audit/Remedies/"
BOUNDS, ARRANGEMENT = REPAIR + "Search/CostBounds.swift", REPAIR + "Search/ArrangementSearch.swift"
CONFLICTS, LEAST = REPAIR + "Search/ConflictSearch.swift", REPAIR + "Search/LeastLevels.swift"
ASSIGNMENT = REPAIR + "Search/LevelAssignment.swift"
PROBLEM = REPAIR + "Search/RepairProblem.swift"
SOLUTION = REPAIR + "RepairSolution.swift"
SLOT = REMEDY + "RemedySlot.swift"
CHECK = REMEDY + "RemedyCheck.swift"

SITES = [
    (PROBLEM, "(side != .second && [[first >= Int(firstAbove[second])]])", "first > Int(firstAbove[second])", SEARCH),
    (PROBLEM, "(side != .first && [[second >= Int(secondAbove[first])]])", "second > Int(secondAbove[first])", SEARCH),
    (BOUNDS, "if [[costs[variable][level] + partners[level] >= budget]] {", "costs[variable][level] + partners[level] > budget / 2", SEARCH),
    (BOUNDS, "while level < below.count, [[Int(asked[level]) <= upper]] {", "Int(asked[level]) < upper", SEARCH),
    (BOUNDS, "if sides[index] == nil, [[isOpen.first != isOpen.second]] {", "true", SEARCH),
    (ARRANGEMENT, "guard [[least < upper]] else { return }\n    guard work", "least < upper - upper / 4", SEARCH),
    (ARRANGEMENT, "if [[cost > chosen?.cost ?? -1]] {", "false", SEARCH),
    (CONFLICTS, "found.count <= [[3]] &&", "30", SEARCH),
    (LEAST, "guard [[asked > levels[upper]]] else", "asked > levels[upper] + 1", SEARCH),
    (ASSIGNMENT, "while asked < choices[upper].count, [[choices[upper][asked] < least]] { asked += 1 }", "choices[upper][asked] <= least", SEARCH),
    (ASSIGNMENT, "list.indices.filter { [[list[$0] < RepairProblem.forbidden]] }", "true", SEARCH),
    (SOLUTION, "return [[current >= required]] ? max(required", "false", BEHAVIOR),
    (SLOT, "guard [[reachesRatio(check.required, luminances, other)]] else { return false }", "true", r"^PaletteRepairTests\.(Remedy|PaletteRemedy)"),
    (SLOT, "return !check.passes && [[check.position != position]]\n        && contrastRatio", "true", r"^PaletteRepairTests\.(Remedy|PaletteRemedy)"),
    (SLOT, "opaque.sort { left, right in [[!index.checks[right.check].passes && index.checks[left.check].passes]] }",
     "false", r"^PaletteRepairTests\.(Remedy|PaletteRemedy)"),
    (SLOT, "let found = passing(rung), [[isSafe(rung, at: position)]] else", "true", r"^PaletteRepairTests\.(Remedy|PaletteRemedy)"),
    (CHECK, "if isOpen, let highest = bounds(color)?.highest, [[highest < required]] { return false }",
     "false", r"^PaletteRepairTests\.(Remedy|PaletteRemedy)"),
]
