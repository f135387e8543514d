import AuditRules
import ReportWriters
import TestSupport
import Testing
import TokenFormats

/// The structure of the sources: imports, catalogs, file lengths.
@Suite struct ArchitectureTests {
  static let sources = packageFiles(below: "Sources", extension: "swift").filter { !$0.contains(".docc/") }

  /// What each source imports, by its path.
  static let imported = Result {
    try Dictionary(uniqueKeysWithValues: sources.map { ($0, imports(of: try packageText("Sources/" + $0))) })
  }

  /// The modules that a file imports: the first word after `import` that names one, attributes and access levels left out.
  static func imports(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\r" }).filter {
        !$0.hasPrefix("@") && !["public", "internal", "package", "fileprivate", "private"].contains($0)
      }
      guard words.count >= 2, words[0] == "import" else { return nil }
      let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[1]) ? words.dropFirst(2).first : words[1]
      return name.map { String($0.split(separator: ".")[0]) }
    }
  }

  @Test func everyModuleIsInTheTable() {
    let modules = Set(Self.sources.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(modules == Set(moduleTable.keys))
    #expect(Self.sources.count > 100)
  }

  @Test func importsFollowTheTable() throws { for path in Self.sources { try checkImports(of: path) } }

  private func checkImports(of path: String) throws {
    let module = String(path.split(separator: "/")[0])
    let allowed = try #require(moduleTable[module], "\(path) is in no module of the table")
    for name in try #require(Self.imported.get()[path]) {
      if moduleTable[name] != nil {
        #expect(allowed.contains(name), "\(path) imports \(name), which stands beside or above \(module)")
      } else if name == "FoundationEssentials" || name == "Foundation" {
        #expect(
          foundationModules.contains(module), "\(path) imports \(name); only \(foundationModules.sorted()) touch files")
      } else if pluginModules.contains(name) {
        #expect(module == "Plugins", "\(path) imports \(name); only plug-ins do")
      } else {
        #expect(
          platformModules.contains(name), "\(path) imports \(name), which is no module of the toolchain that is allowed"
        )
      }
    }
  }

  @Test func importsAreRecognized() {
    let text = """
      import A
      public import B
      @preconcurrency import C
      @testable import struct D.E
      // import F
        import G
      let important = "import H"
      """
    #expect(Self.imports(of: text) == ["A", "B", "C", "D", "G"])
  }

  @Test func foundationIsImportedAsEssentialsWhereThatExists() throws {
    for path in Self.sources {
      let names = try #require(Self.imported.get()[path])
      // The benchmarks and plug-ins launch processes, which only the whole of Foundation can.
      if names.contains("Foundation"), !path.hasPrefix("Benchmarks/"), !path.hasPrefix("Plugins/") {
        #expect(names.contains("FoundationEssentials"), "\(path)")
      }
    }
  }

  @Test func packageHasNoDependency() throws {
    let manifest = try packageText("Package.swift")
    #expect(!manifest.contains(".package("))
    #expect(manifest.contains("swiftLanguageModes: [.v6]"))
  }

  @Test func manifestDeclaresTheSameArrows() throws {
    let manifest = try packageText("Package.swift")
    for (module, allowed) in moduleTable where module != "Plugins" {
      let name = targetNames[module] ?? module
      let starts = ["arget(name: \"\(name)\"", "arget(\n      name: \"\(name)\""].compactMap { manifest.range(of: $0) }
      let start = try #require(starts.first, "\(name) is no target of the manifest")
      let rest = manifest[start.upperBound...]
      let declaration = rest[..<(rest.range(of: "\n\n")?.lowerBound ?? rest.endIndex)]
      let named = Set(moduleTable.keys.filter { declaration.contains("\"\($0)\"") })
      #expect(named == allowed, "\(name) depends on \(named.sorted()) in the manifest")
    }
  }

  /// A module that a target imports and doesn't name may not be built yet when the target is.
  @Test func testsNameWhatTheyImport() throws {
    let manifest = try packageText("Package.swift").replacing("\n", with: " ")
    let modules = Set(moduleTable.keys).union(["TestSupport", "AuditTestSupport"])
    let targets = manifest.split(separator: ".testTarget(").dropFirst()
    #expect(targets.count > 15)
    for target in targets {
      let words = target.split(separator: "\"").map(String.init)
      let folder = words.firstIndex { $0.hasSuffix("path: ") }.map { words[$0 + 1] } ?? "Tests/" + words[1]
      let list = try #require(target.range(of: "dependencies: ["))
      let named = Set(target[list.upperBound...].prefix { $0 != "]" }.split(separator: "\"").map(String.init))
      let files = packageFiles(below: folder, extension: "swift")
      #expect(!files.isEmpty, "\(folder)")
      for file in files {
        for name in Self.imports(of: try packageText("\(folder)/\(file)")) where modules.contains(name) {
          #expect(named.contains(name), "\(folder)/\(file) imports \(name), which Package.swift doesn't name")
        }
      }
    }
  }

  @Test func everyPlugInStandsInTheManifestAndRunsTheCommand() throws {
    let manifest = try packageText("Package.swift")
    let names = Set(packageFiles(below: "Sources/Plugins", extension: "swift").map { $0.split(separator: "/")[0] })
    #expect(names == ["PalpableCommand", "PalpableBuild"])
    for name in names {
      #expect(manifest.contains(".plugin(name: \"\(name)\", targets: [\"\(name)\"])"))
      let path = try #require(manifest.range(of: "path: \"Sources/Plugins/\(name)\""))
      #expect(manifest[..<path.lowerBound].hasSuffix("dependencies: [\"palpable\"], "))
    }
  }

  @Test func filesAreShort() throws {
    for folder in ["Sources", "Tests"] {
      for path in packageFiles(below: folder, extension: "swift").map({ "\(folder)/\($0)" }) {
        let lines = try packageText(path).utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(lines <= 400, "\(path) has \(lines) lines; split it")
      }
    }
  }

  @Test func everyRuleFileIsInTheCatalog() throws {
    let folders = ["Sources/AuditRules/Rules", "Sources/ViewCode/Rules"]
    let files = folders.flatMap { packageFiles(below: $0, extension: "swift") }.map { String($0.dropLast(6)) }
    #expect(Set(files) == Set(RuleCatalog.all.map { String(describing: $0) }), "list each rule in RuleCatalog.own")
    #expect(Set(RuleCatalog.ids).count == RuleCatalog.all.count)
  }

  /// Profiles, labels, writers, and coverage follow descriptors, so a rule is renamed in its own file.
  @Test func aRuleIsNamedInItsOwnFile() throws {
    // A property of CSS, and files with examples of rules.
    let others = [
      "TokenFormats/CSS/Appearances/CSSConditions.swift", "ViewCode/Support/AnimationLimits+Examples.swift",
    ]
    for path in packageFiles(below: "Sources", extension: "swift") where !others.contains(path) {
      guard !path.hasPrefix("AuditRules/Rules/"), !path.hasPrefix("ViewCode/Rules/") else { continue }
      let text = try packageText("Sources/" + path)
      for id in RuleCatalog.ids { #expect(!text.contains("\"\(id)\""), "\(path) names \(id)") }
    }
  }

  /// One tokenizer and one calculation of CSS.
  @Test func calculationsAreReadInOneModule() throws {
    let readers = try packageFiles(below: "Sources", extension: "swift").filter { path in
      let text = try packageText("Sources/" + path)
      return text.contains(#""calc""#) || text.contains("struct CSSTokenizer")
    }
    #expect(Set(readers.map { $0.split(separator: "/")[0] }) == ["CSSText"])
  }

  @Test func everyFormatFileIsInTheCatalog() throws {
    let files = packageFiles(below: "Sources/TokenFormats", extension: "swift")
      .compactMap { $0.split(separator: "/").last }
      .filter { $0.hasSuffix("Format.swift") && $0 != "TokenFormat.swift" }.map { String($0.dropLast(6)) }
    #expect(Set(files) == Set(TokenFormats.all.map { String(describing: $0) }), "list each format in TokenFormats.own")
  }

  @Test func everyWriterIsInTheCatalog() throws {
    let files = packageFiles(below: "Sources/ReportWriters", extension: "swift")
      .compactMap { $0.split(separator: "/").last }
      .filter { $0.hasSuffix("Writer.swift") && $0 != "ReportWriter.swift" }.map { String($0.dropLast(6)) }
    #expect(Set(files) == Set(ReportWriters.all.map { String(describing: type(of: $0)) }))
    #expect(Set(ReportWriters.all.map { type(of: $0).format.id }).count == ReportWriters.all.count)
  }
}
