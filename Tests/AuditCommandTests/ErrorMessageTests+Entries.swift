// Sentences about entries of `palpable.json` that cannot be followed.

extension ErrorMessageTests {
  static let entryCases: [Case] = [
    entry(
      #""containers": [{ "name": "A", "stack": [8, {}] }]"#,
      #"44: missing "textStyle" in a text in "stack"; add it"#),
    entry(
      #""controls": [{ "name": "A", "neighbours": [{ "control": "A" }] }]"#,
      #"44: missing "position" in a neighbor; add it"#),
    entry(
      #""controls": [{ "name": "A", "arrangement": "row", "wraps": 4 }]"#,
      #"60: expected "wraps" as true, false, or a content size category, found a number"#),
    entry(
      #""controls": [{ "name": "A", "wraps": true }]"#,
      #"38: expected "wraps" only with the arrangement "row" or "grid", found none"#),
    entry(
      #""controls": [{ "name": "A", "arrangement": "free", "count": 3 }]"#,
      #"61: expected "count" only with the arrangement "row" or "column" or "grid", found "free""#),
    entry(
      #""controls": [{ "name": "A", "exception": { "reason": "r" } }]"#,
      #"42: missing "kind" in an exception; add it"#),
    entry(
      #""controls": [{ "name": "A", "exception": { "kind": "inline", "equivalent": "A", "reason": "r" } }]"#,
      #"42: expected "equivalent" only with the kind "equivalent", found inline"#),
    entry(
      #""controls": [{ "name": "A", "exception": { "kind": "equivalent", "equivalent": "B", "reason": "r" } }]"#,
      #"42: unknown control "B"; did you mean "A"?"#),
    entry(
      #""controls": [{ "name": "A", "inside": { "control": "A", "leading": "8" } }]"#,
      #"68: expected "leading" as a number of points, found a string"#),
    entry(
      #""controls": [{ "name": "A", "inside": { "control": "A", "position": 8 } }]"#,
      #"69: expected "position" as [x, y] in points, which may be negative, found a number"#),
    entry(
      #""controls": [{ "name": "A", "padding": [1, 2, 3] }]"#,
      #"40: expected "padding" as [vertical, horizontal], found an array"#),
    entry(
      #""controls": [{ "name": "A", "textStyle": "bdy", "label": { "width": 40 } }]"#,
      #"42: unknown text style "bdy""#),
    entry(
      #""textStyles": { "body": { "size": 17 } }, "controls": [{ "name": "A", "textStyle": "body", "label": true }]"#,
      #"101: expected "label" as a string, a number of characters, or { "width": points }, found a boolean"#),
    entry(
      #""textStyles": { "body": { "size": 17 } }, "controls": [{ "name": "A", "textStyle": "body", "label": {} }]"#,
      #"101: missing "width" in "label"; add it"#),
    entry(
      #""textStyles": { "body": { "weight": 400 } }"#,
      #"17: missing "size" in text style body; add it"#),
    entry(
      #""textStyles": { "body": { "size": 17, "weight": 1001 } }"#,
      #"17: expected a weight from 1 to 1000, found 1001"#),
    entry(
      #""textStyles": { "body": { "size": 17, "scaling": "custm" } }"#,
      #"17: unknown scaling "custm" (available: system, custom, metric, fixed); did you mean "custom"?"#),
    entry(
      #""textStyles": { "body": { "size": 17, "dynamicTypeSize": { "maximum": "large5" } } }"#,
      #"17: unknown content size category "large5"; did you mean "large"?"#),
    entry(
      #""textStyles": { "body": { "size": 17, "dynamicTypeSize": { "minimum": "large", "maximum": "small" } } }"#,
      #"17: expected a minimum that isn't above the maximum, found large to small"#),
    entry(
      #""textStyles": { "a": { "size": 17, "regularSize": 20 }, "a (regular width)": { "size": 20 } }"#,
      #"17: duplicate text style "a (regular width)"; rename one"#),
    entry(
      #""textStyles": { "body": { "size": "{color.ink}" } }"#,
      #"35: color.ink is neither a length nor a number; use another token"#),
    entry(
      #""textStyles": { "body": { "size": "{color.inkk}" } }"#,
      #"35: "color.inkk" matches no token; did you mean "color.ink"?"#),
    entry(
      #""pairings": [{ "text": "color.ink", "graphic": "color.ink", "on": "color.paper" }]"#,
      #"14: expected one usage in a pairing, found text and graphic"#),
    entry(
      #""pairings": [{ "text": "color.{a}", "on": "color.paper", "where": 4 }]"#,
      #"67: expected names with arrays of values, found a number"#),
    entry(
      #""pairings": [{ "text": "color.{a}", "on": "color.paper", "where": { "a": "ink" } }]"#,
      #"74: expected an array of values for "a", found a string"#),
    entry(
      #""pairings": [{ "text": "color.{a}", "on": "color.paper", "where": { "a": ["ink", 4] } }]"#,
      #"74: expected an array of values for "a", found an array"#),
    entry(
      #""pairings": [{ "text": "color.{a}", "on": "color.paper", "where": { "b": ["ink"] } }]"#,
      #"14: unknown binding "b"; did you mean "a"?"#),
    entry(
      #""pairings": [{ "text": "color.{a}.*", "on": "color.paper" }]"#,
      #"14: expected either bindings such as {name} or wildcards in a pattern, found "color.{a}.*""#),
    entry(
      #""pairings": [{ "text": "color.ink", "on": "color.paper", "over": "color.papper" }]"#,
      #"14: "color.papper" matches no token; did you mean "color.paper"?"#),
    entry(
      #""sources": [{ "name": "app", "map": { "color.ink": "a" } }]"#,
      #"13: missing "tokens" in a source; add it"#),
    entry(
      #""sources": [{ "name": "app", "tokens": ["a.json"] }]"#,
      #"13: missing "map" in a source; add it"#),
    entry(
      #""sources": [{ "name": "app", "tokens": ["a.json"], "map": { "color.ink": 4 } }]"#,
      #"74: expected the name in the source, found a number"#),
    entry(
      #""sources": [{ "name": "app", "tokens": ["a.json"], "map": { "color.{a}": "{b}" } }]"#,
      #"61: expected names with the same bindings such as {name} on both sides, without *, found "color.{a}" and "{b}""#
    ),
    entry(
      #""sources": [{ "name": "app", "tokens": ["a.json"], "map": { "color.{a}": "{a" } }]"#,
      #"74: invalid pattern "{a": missing "}""#),
    entry(
      #""sources": [{ "name": "app", "tokens": ["tokens.json"], "map": { "color.inkk": "color.ink" } }]"#,
      #"66: no token matches "color.inkk"; did you mean "color.ink"?"#),
    entry(
      #""badges": [{ "name": "A", "background": "color.paper", "text": "color.ink", "interactive": "yes" }]"#,
      #"92: expected "interactive" as true or false, found a string"#),
    entry(
      #""surfaces": 4"#,
      #"13: expected "surfaces" as a string or an array of strings, found a number"#),
    entry(
      #""surfaces": [4]"#,
      #"14: expected a string in "surfaces", found a number"#),
    entry(
      #""rules": { "line-height": 4 }"#,
      #"27: expected a level, or an object of options, found a number"#),
    entry(
      #""rules": { "line-height": { "level": 4 } }"#,
      #"38: expected "level" as one of off, note, warning, error, found a number"#),
    entry(
      #""rules": { "target-spacing": { "minimum": "8" } }"#,
      #"43: expected "minimum" as a number from 0 to 1000, found a string"#),
    entry(
      #""waivers": [{ "rule": "contrast-minimum", "subject": { "background": "color.paper" }, "reason": "r", "owner": "o", "expires": "2027-01-31" }]"#,
      #"54: invalid subject "subject": it has an empty part; write it as in reports, such as "color.muted on color.page""#
    ),
    entry(
      #""waivers": [{ "rule": "contrast-minimum", "subject": { "token": "a", "background": "b" }, "reason": "r", "owner": "o", "expires": "2027-01-31" }]"#,
      #"84: expected "token" alone, or the parts of a pairing, found a string"#),
    entry(
      #""waivers": [{ "rule": "contrast-minimum", "subject": "a on b", "reason": " ", "owner": "o", "expires": "2027-01-31" }]"#,
      #"74: missing "reason" in a waiver; add it"#),
    entry(
      #""waivers": [{ "rule": "contrast-minimum", "subject": "a on b", "reason": "r", "owner": "o", "expires": "2027-02-29" }]"#,
      #"104: invalid date "2027-02-29"; use an existing day as YYYY-MM-DD"#),
    entry(
      #""waivers": [{ "rule": "contrast-minimum", "subject": "a on b", "reason": "r", "owner": "o", "expires": "2027-01-31", "floor": "3" }]"#,
      #"127: expected "floor" as a number, found a string"#),
    entry(
      #""waivers": [{ "rule": "unused-waiver", "subject": "a on b", "reason": "r", "owner": "o", "expires": "2027-01-31" }]"#,
      #"23: findings of unused-waiver can't be waived; remove this waiver"#),
    entry(
      #""modes": [{ "name": "light" }, { "name": "dark", "base": "ligth" }]"#,
      #"10: unknown mode "ligth"; did you mean "light"?"#),
    entry(
      #""modes": [{ "name": "light" }, { "name": "light" }]"#,
      #"32: duplicate mode "light"; rename one"#),
    entry(
      #""overrides": [{ "tokens": "color.ink" }]"#,
      #"15: missing "rules" in an override; add it"#),
    entry(
      #""overrides": [{ "rules": { "line-height": "off" } }]"#,
      #"15: missing "tokens" or "subjects" or "mode" in an override; add it"#),
  ]
}
