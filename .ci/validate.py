"""Validates the formats in a folder: `validate.py FOLDER SCHEMAS ROOT REPAIRS`. Run by `.ci/validate`."""

import json
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree
from pathlib import Path

try:
    import jsonschema
except ImportError:
    jsonschema = None
try:
    from lxml import etree
except ImportError:
    etree = None

folder, schemas, root, repairs = (Path(argument) for argument in sys.argv[1:5])
faults = []
checks = 0
skipped = set()


def check(holds, what):
    """Counts a check and keeps what went wrong."""
    global checks
    checks += 1
    if not holds:
        faults.append(what)


def skip(what):
    if what not in skipped:
        skipped.add(what)
        print(f"skipped: {what}")


def read_configuration(path):
    """palpable.json, which may have comments and trailing commas."""
    string = r'"(?:\\.|[^"\\])*"'
    text = path.read_text(encoding="utf-8")
    text = re.sub(rf"({string})|//[^\n]*|/\*.*?\*/", lambda match: match[1] or "", text, flags=re.S)
    text = re.sub(rf"({string})|,(?=\s*[}}\]])", lambda match: match[1] or "", text)
    return json.loads(text)


def validate(document, schema, what):
    """Checks a document against a JSON Schema."""
    if jsonschema is None:
        return skip("schemas of JSON, without jsonschema")
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    errors = sorted(kind(schema, format_checker=kind.FORMAT_CHECKER).iter_errors(document), key=str)
    places = [f"{'/'.join(str(part) for part in error.path)}: {error.message[:200]}" for error in errors[:5]]
    check(not errors, f"{what}: {len(errors)} faults: {places}")


def own_schema(path):
    return json.loads((root / path).read_text(encoding="utf-8"))


def check_json(path, gating):
    validate(json.loads(path.read_text(encoding="utf-8")), own_schema(
        "Sources/ReportWriters/ReportWriters.docc/report-2.schema.json"), path)


def has_empty_text(value):
    if isinstance(value, dict):
        return any(map(has_empty_text, value.values()))
    return any(map(has_empty_text, value)) if isinstance(value, list) else value == ""


def check_sarif(path, gating):
    log = json.loads(path.read_text(encoding="utf-8"))
    file = schemas / "sarif" / "sarif-schema-2.1.0.json"
    if file.exists():
        validate(log, json.loads(file.read_text(encoding="utf-8")), path)
    else:
        skip(f"SARIF's schema, {file} is not there")
    run = log["runs"][0]
    results, rules = run["results"], run["tool"]["driver"]["rules"]
    check(len(results) <= 25_000, f"{path}: more results than code scanning takes")
    check(sum(result["level"] == "error" for result in results) == gating, f"{path}: not every gating finding is an error")
    for rule in rules:
        check(len(rule["shortDescription"]["text"]) <= 1024 and len(rule["fullDescription"]["text"]) <= 1024,
              f"{path}: {rule['id']} is described at too great length")
        check(len(rule["properties"]["tags"]) <= 20, f"{path}: {rule['id']} has too many tags")
        check(rule["help"]["text"] and rule["help"]["markdown"], f"{path}: {rule['id']} has no help")
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        check(set(place["region"]) >= {"startLine", "startColumn", "endLine", "endColumn"}, f"{path}: a region is not whole")
        check(re.fullmatch(r"[A-Za-z0-9._~%/-]+", place["artifactLocation"]["uri"]), f"{path}: a URI is not encoded")
        check(rules[result["ruleIndex"]]["id"] == result["ruleId"], f"{path}: a result has the index of another rule")
        check(result["partialFingerprints"]["primaryLocationLineHash"], f"{path}: a result has no hash")
        check(result["kind"] == "fail" or result["level"] == "none", f"{path}: only failures have a level")
    check(not has_empty_text(log), f"{path}: a text is empty")


def check_junit(path, gating):
    check(len(ElementTree.parse(path).findall(".//failure")) == gating, f"{path}: not every gating finding is a failure")
    if etree is None:
        return skip("schemas of XML, without lxml")
    for name in ("jenkins-junit-10.xsd", "windyroad-JUnit.xsd"):
        file = schemas / "junit" / name
        if not file.exists():
            skip(f"JUnit's schema, {file} is not there")
            continue
        schema = etree.XMLSchema(etree.parse(str(file)))
        check(schema.validate(etree.parse(str(path))), f"{path}: {name}: {str(schema.error_log)[:500]}")


def check_github(path, gating):
    lines = path.read_text(encoding="utf-8").splitlines()
    kinds = {"error": 0, "warning": 0, "notice": 0}
    for line in lines:
        match = re.fullmatch(r"::(error|warning|notice) ([a-zA-Z]+=[^,:]*(?:,[a-zA-Z]+=[^,:]*)*)::(?!.*::)(?!:)(.+)", line)
        check(match, f"{path}: no command: {line[:200]!r}")
        check("##[" not in line and "\r" not in line, f"{path}: something that could be a command: {line[:200]!r}")
        if match:
            kinds[match[1]] += 1
            check(set(re.findall(r"(?:^|,)([a-zA-Z]+)=", match[2])) <= {"file", "line", "endLine", "col", "endColumn", "title"},
                  f"{path}: an unknown property: {match[2][:200]!r}")
            check(not re.search(r"%(?!25|0A|0D|3A|2C)", line), f"{path}: a percent sign is not escaped: {line[:200]!r}")
    check(all(count <= 10 for count in kinds.values()), f"{path}: more annotations than are shown")
    check(kinds["error"] == min(gating, 10), f"{path}: not every gating finding is an error")


def check_gitlab(path, gating):
    entries = json.loads(path.read_text(encoding="utf-8"))
    check(not path.read_bytes().startswith(b"\xef\xbb\xbf"), f"{path}: a byte order mark")
    for entry in entries:
        check({"description", "check_name", "fingerprint", "severity", "location"} <= set(entry), f"{path}: a member is missing")
        check(entry["severity"] in {"info", "minor", "major", "critical", "blocker"}, f"{path}: {entry['severity']}")
        place = entry["location"]
        check(place["path"] and not place["path"].startswith("./"), f"{path}: {place['path']}")
        check(place["lines"]["begin"] >= 1, f"{path}: a line before the first")
    check(len({entry["fingerprint"] for entry in entries}) == len(entries), f"{path}: two entries share a fingerprint")
    check(sum(entry["severity"] == "critical" for entry in entries) == gating, f"{path}: not every gating finding is critical")


def check_checkstyle(path, gating):
    document = ElementTree.parse(path).getroot()
    check(document.tag == "checkstyle" and document.get("version") == "4.3", f"{path}: another root")
    names = [file.get("name") for file in document]
    check(names == sorted(names, key=lambda name: name.encode()), f"{path}: files are not sorted")
    errors = document.findall("file/error")
    for error in errors:
        check(set(error.keys()) == {"line", "column", "severity", "message", "source"}, f"{path}: other attributes")
        check(error.get("severity") in {"error", "warning", "info"}, f"{path}: {error.get('severity')}")
    check(sum(error.get("severity") == "error" for error in errors) == gating, f"{path}: not every gating finding is an error")


def check_xcode(path, gating):
    lines = path.read_text(encoding="utf-8").splitlines()
    for line in lines:
        check(re.fullmatch(r"[^:]+:[1-9][0-9]*:[1-9][0-9]*: (error|warning|note): .+ \([a-z0-9-]+\)", line),
              f"{path}: no diagnostic: {line[:200]!r}")
    count = sum(bool(re.match(r"[^:]+:\d+:\d+: error: ", line)) for line in lines)
    check(count == gating, f"{path}: not every gating finding is an error")


def check_badge(path, gating):
    document = ElementTree.parse(path).getroot()
    check(document.tag == "{http://www.w3.org/2000/svg}svg", f"{path}: no SVG")
    title = document.findtext("{http://www.w3.org/2000/svg}title") or ""
    check(gating == 0 or re.search(rf"\b{gating} finding", title), f"{path}: another number than {gating}: {title}")


def check_summary(path, gating):
    text = path.read_text(encoding="utf-8")
    check(len(text.encode()) <= 60000, f"{path}: longer than a comment")
    check(gating == 0 or f"{gating} finding" in text, f"{path}: another number than {gating}")


checkers = {"json": check_json, "sarif": check_sarif, "junit": check_junit, "github": check_github, "gitlab": check_gitlab,
            "checkstyle": check_checkstyle, "xcode": check_xcode,
            "badge": check_badge, "summary": check_summary}
for audit in sorted(folder.iterdir()):
    report = json.loads((audit / "json").read_text(encoding="utf-8"))
    gating = report["counts"]["findings"]["gating"]
    for name, checker in checkers.items():
        path = audit / name
        text = path.read_text(encoding="utf-8")
        unseen = [character for character in text
                  if character != "\n" and unicodedata.category(character) in {"Cc", "Cf", "Zl", "Zp", "Co"}]
        check(not unseen, f"{path}: something that is not seen: {[hex(ord(character)) for character in unseen[:5]]}")
        checker(path, gating)
    findings = sum(len(subject.get("findings", [])) for subject in report["subjects"])
    print(f"{audit.name}: {findings} findings, {gating} fail the gate")

configuration = own_schema("Sources/AuditSession/AuditSession.docc/configuration-1.schema.json")
for path in sorted((root / "Palettes").glob("*/palpable.json")):
    validate(read_configuration(path), configuration, path)

repair = own_schema("Sources/ReportWriters/ReportWriters.docc/repair-2.schema.json")
for path in sorted(repairs.glob("*.json")):
    document = json.loads(path.read_text(encoding="utf-8"))
    validate(document, repair, path)
    positions = [index for change in document["changes"] for index in change["fixes"] + change["neededFor"]]
    positions += [index for conflict in document["conflicts"] for index in conflict["pairings"]]
    positions += [advice["pairing"] for advice in document["advice"]]
    check(all(index < len(document["pairings"]) for index in positions), f"{path}: a position of no pairing")
    fails = any(not pairing["passesAfter"] for pairing in document["pairings"])
    open_ends = fails or document["undecided"] or document["outcome"] not in ("unneeded", "repaired")
    check(document["settled"] == (not open_ends), f"{path}: settled is not what its pairings say")
    print(f"{path.stem}: {document['outcome']}, {len(document['changes'])} changes")

for fault in faults[:20]:
    print(fault, file=sys.stderr)
print(f"{checks} checks, {len(faults)} faults")
sys.exit(1 if faults or checks == 0 else 0)
