"""Completes the site of .ci/docs with a start page, and checks that every link within it leads to a page or a file."""
import html
import json
import pathlib
import re
import sys

site, base = pathlib.Path(sys.argv[1]), sys.argv[2].strip("/")
prefix = f"/{base}/" if base else "/"

# Pages live below /documentation.
start = html.escape(f"{prefix}documentation/")
(site / "index.html").write_text(
    f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Palpable</title>\n'
    f'<meta http-equiv="refresh" content="0; url={start}">\n<a href="{start}">Documentation of Palpable</a>\n</html>\n')

# The landing page lists the modules. People come for the tutorials and for articles, so these are listed before.
first = [("PalpableTesting", "Installing"), ("AuditSession", "Configuration"), ("AuditRules", "Rules"), ("Audit", "Architecture")]
landing = site / "data/documentation.json"
data = json.loads(landing.read_text())
identifiers = []
for module, article in first:
    references = json.loads((site / f"data/documentation/{module.lower()}.json").read_text())["references"]
    identifier = f"doc://palpable.{module}/documentation/{module}/{article}"
    data["references"][identifier] = references[identifier]
    identifiers.append(identifier)
sections = [section for section in data["topicSections"] if section.get("title") != "Start here"]
tutorials = [section for section in sections if section.get("title") == "Tutorials"]
modules = [section for section in sections if section not in tutorials]
modules[0]["title"] = "Modules"
data["topicSections"] = tutorials + [{"title": "Start here", "identifiers": identifiers}] + modules
landing.write_text(json.dumps(data))


def exists(path):
    path = path.split("#")[0].split("?")[0].strip("/")
    if path.startswith("documentation") or path.startswith("tutorials"):
        return (site / path / "index.html").is_file() and (site / "data" / f"{path}.json").is_file()
    return (site / path).is_file()


faults, links, pages = [], 0, 0
for page in sorted((site / "data").rglob("*.json")):
    pages += 1
    text = page.read_text()
    data = json.loads(text)
    name = page.relative_to(site / "data").with_suffix("")
    references = data.get("references", {}).values()
    # A chapter of a table of contents is a title without a page.
    contents = {reference["url"] for reference in references if reference.get("kind") == "overview"}
    for reference in references:
        kind = reference.get("type")
        # A symbol of another module is "unresolvable" and shown without a link. A link of an article that leads nowhere is a warning of docc.
        if kind == "file":
            # The page of a tutorial has the text of its files.
            links += 1
            if not reference.get("content"):
                faults.append(f"{name}: the file {reference['identifier']} is empty")
        elif kind in ("image", "video", "download"):
            for variant in reference.get("variants", [reference]):
                links += 1
                if not exists(variant["url"].removeprefix(prefix)):
                    faults.append(f"{name}: the file {variant['url']} is missing")
        elif reference.get("url", "").startswith("#"):
            links += 1
            if f'"anchor":"{reference["url"][1:]}"' not in text:
                faults.append(f"{name}: the heading {reference['url']} is missing")
        elif "url" in reference and not re.match("[a-z]+:", reference["url"]) and reference["url"].rsplit("/", 1)[0] not in contents:
            links += 1
            if not exists(reference["url"]):
                faults.append(f"{name}: the page {reference['url']} is missing")
for page in site.rglob("*.html"):
    for address in re.findall(r'(?:src|href)="(/[^"]*)"', page.read_text()):
        links += 1
        if not address.startswith(prefix) or not exists(address.removeprefix(prefix)):
            faults.append(f"{page.relative_to(site)}: {address} is missing")
for fault in sorted(set(faults)):
    print(fault, file=sys.stderr)
print(f"{site}: {pages} pages, {links} links, {len(set(faults))} broken")
sys.exit(1 if faults or pages < 20 else 0)
