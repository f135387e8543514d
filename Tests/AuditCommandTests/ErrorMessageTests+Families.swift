// Sentences about families, locked tokens and ramps that cannot be followed.

extension ErrorMessageTests {
  static let familyCases: [Case] = [
    entry(
      #""families": [{ "name": "a", "colors": ["color.ink"] }]"#,
      #"14: expected at least two colors in the family "a", found 1"#),
    entry(
      #""families": [{ "name": "a", "colors": ["color.imk", "color.paper"] }]"#,
      #"40: "color.imk" matches no token; did you mean "color.ink"?"#),
    entry(
      #""families": [{ "name": "a", "colors": ["color.ink", "color.*"] }]"#,
      #"53: color.ink is in the family "a" twice; remove one"#),
    entry(
      #""families": [{ "name": "a" }]"#,
      #"14: missing "colors" in a family; add it"#),
    entry(
      #""families": [{ "name": "a", "colors": "color.*" }, { "name": "a", "colors": "color.*" }]"#,
      #"52: duplicate family "a"; rename one"#),
    entry(
      #""families": [{ "name": "a", "colours": "color.*" }]"#,
      #"29: unknown key "colours"; did you mean "colors"?"#),
    entry(
      #""locked": ["color.imk"]"#,
      #"12: "color.imk" matches no token; did you mean "color.ink"?"#),
    entry(
      #""ramps": ["color.ink", "color.*"]"#,
      #"11: expected at least two tokens in a ramp, found 1"#),
    entry(
      #""ramps": [["color.ink", "color.paper", "color.ink"]]"#,
      #"40: color.ink is in a ramp twice; remove one"#),
    entry(
      #""ramps": [["color.ink", 4]]"#,
      #"25: expected a token path in "ramps", found a number"#),
    entry(
      #""ramps": [{}]"#,
      #"11: expected a pattern or an array of token paths in "ramps", found an object"#),
  ]
}
