import AuditCommand
import TestSupport

/// Runs the command line in a folder.
func palpable(_ arguments: String..., in folder: TemporaryFolder, showsColor: Bool = false) -> CommandResult {
  Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: showsColor))
}

/// A token file with a few colors that pass.
let goodTokens = """
  {
    "color": {
      "$type": "color",
      "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "link": { "$value": "{color.ink}" }
    }
  }
  """

/// A configuration for them.
let goodConfiguration = """
  {
    "tokens": ["tokens.json"],
    "pairings": [{ "text": "color.ink", "on": "color.paper" }, { "text": "color.link", "on": "color.paper" }],
  }
  """
