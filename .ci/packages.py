"""Makes the packages of a release from its archives: all that stands in repositories of its own, ready to push.

    .ci/packages.py ARCHIVES OUT [--owner OWNER]

ARCHIVES is the folder with the archives of .ci/release, one for each system. OUT gets install.sh, SHA256SUMS.txt, and the artifact bundle,
which are files of the release, and a folder for each repository or registry.
"""

import argparse
import gzip
import hashlib
import io
import json
import pathlib
import re
import shutil
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / ".ci/packages"
ARCHIVE = re.compile(r"palpable-(\d[^-]*(?:-[^-]+)?)-(linux-x86_64|linux-aarch64|macos-universal)\.tar\.xz$")
# The words of each system for SwiftPM, npm, and image registries.
TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}
NPM = {
    "linux-x86_64": [("linux", "x64")],
    "linux-aarch64": [("linux", "arm64")],
    "macos-universal": [("darwin", "arm64"), ("darwin", "x64")],
}
IMAGE = {"linux-x86_64": "amd64", "linux-aarch64": "arm64"}
# One time for everything in archives, so the same command gives the same bytes.
TIME = 1577836800
SCHEMA = "configuration-1.schema.json"
DESCRIPTION = "Audits a design system's colors, text, and touch targets for accessibility"


def digest(data):
    return hashlib.sha256(data).hexdigest()


class Release:
    """The archives of one version."""

    def __init__(self, folder, owner):
        self.owner = owner
        self.archives = {}
        versions = set()
        for path in sorted(folder.glob("*.tar.xz")):
            match = ARCHIVE.match(path.name)
            if not match:
                raise SystemExit(f"{path}: not named palpable-VERSION-SYSTEM.tar.xz for a known system")
            versions.add(match[1])
            self.archives[match[2]] = path
        if len(versions) != 1:
            raise SystemExit(f"{folder}: expected archives of one version, found {sorted(versions) or 'none'}")
        self.version = versions.pop()
        self.files = {system: self.read(path) for system, path in self.archives.items()}

    def read(self, path):
        """The files of an archive by their names below its folder."""
        files = {}
        with tarfile.open(path) as archive:
            for member in archive.getmembers():
                if member.isfile():
                    files[member.name.split("/", 1)[1]] = archive.extractfile(member).read()
        return files

    def checksums(self):
        """For each archive: its checksum, that of the command in it, and its name without the ending."""
        return "\n".join(
            f"{digest(path.read_bytes())} {digest(self.files[system]['palpable'])} {path.name.removesuffix('.tar.xz')}"
            for system, path in self.archives.items()
        )

    def fill(self, text, **more):
        values = {"VERSION": self.version, "OWNER": self.owner, "CHECKSUMS": self.checksums(), **more}
        return re.sub(r"@([A-Z_]+)@", lambda found: values.get(found[1], found[0]), text)

    def template(self, name, **more):
        return self.fill((TEMPLATES / name).read_text(), **more)


def write(path, data, executable=False):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    path.chmod(0o755 if executable else 0o644)


def zipped(files):
    """A zip archive of files and their modes, with the same bytes each time."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, (data, mode) in sorted(files.items()):
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr, entry.compress_type = (0o100000 | mode) << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return out.getvalue()


def bundle(release):
    """The artifact bundle of SE-0305, with the command for each system."""
    variants, files = [], {}
    for system, content in release.files.items():
        path = f"palpable-{release.version}-{system}/bin/palpable"
        files[f"palpable.artifactbundle/{path}"] = (content["palpable"], 0o755)
        variants.append({"path": path, "supportedTriples": TRIPLES[system]})
    artifact = {"type": "executable", "version": release.version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"palpable": artifact}}
    files["palpable.artifactbundle/info.json"] = (json.dumps(info, indent=2).encode(), 0o644)
    return zipped(files)


def formula(release):
    base = f"https://github.com/{release.owner}/palpable/releases/download/v{release.version}"

    def source(system, indent):
        path = release.archives[system]
        return f'{indent}url "{base}/{path.name}"\n{indent}sha256 "{digest(path.read_bytes())}"\n'

    systems = ""
    if "macos-universal" in release.archives:
        systems += "  on_macos do\n" + source("macos-universal", "    ") + "  end\n"
    linux = [(word, system) for word, system in [("intel", "linux-x86_64"), ("arm", "linux-aarch64")]
             if system in release.archives]
    if linux:
        systems += "  on_linux do\n"
        for word, system in linux:
            systems += f"    on_{word} do\n" + source(system, "      ") + "    end\n"
        systems += "  end\n"
    return f'''class Palpable < Formula
  desc "{DESCRIPTION}"
  homepage "https://github.com/{release.owner}/palpable"
  version "{release.version}"
  license "MIT"

{systems}
  def install
    bin.install "palpable"
    bash_completion.install "completions/palpable.bash" => "palpable"
    zsh_completion.install "completions/_palpable"
    fish_completion.install "completions/palpable.fish"
    man1.install Dir["man/*.1"]
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/palpable --version")
    assert_match "2.56", shell_output("#{{bin}}/palpable check '#94a3b8' '#ffffff'", 1)
  end
end
'''


def npm(release, out):
    common = {"version": release.version, "description": DESCRIPTION, "license": "MIT",
              "repository": f"github:{release.owner}/palpable", "publishConfig": {"provenance": True, "access": "public"}}
    parts = {}
    for system, content in release.files.items():
        for name, cpu in NPM[system]:
            package = f"@palpable/cli-{name}-{cpu}"
            parts[package] = release.version
            folder = out / f"cli-{name}-{cpu}"
            description = {"name": package, **common, "os": [name], "cpu": [cpu], "files": ["palpable"]}
            write(folder / "package.json", json.dumps(description, indent=2) + "\n")
            write(folder / "palpable", content["palpable"], executable=True)
            write(folder / "LICENSE", content["LICENSE"])
    folder = out / "palpable"
    main = {"name": "palpable", **common, "keywords": ["accessibility", "design-tokens", "contrast", "wcag"],
            "bin": {"palpable": "bin/palpable"}, "files": ["bin", SCHEMA], "engines": {"node": ">=18"},
            "optionalDependencies": parts}
    write(folder / "package.json", json.dumps(main, indent=2) + "\n")
    write(folder / "bin/palpable", release.template("npm/palpable/bin/palpable"), executable=True)
    write(folder / "README.md", release.template("npm/palpable/README.md"))
    write(folder / "LICENSE", (ROOT / "LICENSE").read_bytes())
    write(folder / SCHEMA, schema())


def schema():
    return (ROOT / "Sources/AuditSession/AuditSession.docc" / SCHEMA).read_bytes()


def image(release, out):
    """An image in the OCI layout for each architecture, as one archive that registries and container tools read."""
    blobs, manifests = {}, []

    def blob(data, kind):
        name = f"sha256:{digest(data)}"
        blobs[name] = data
        return {"mediaType": kind, "digest": name, "size": len(data)}

    for system, architecture in IMAGE.items():
        if system not in release.files:
            continue
        layer = layer_of({"palpable": (release.files[system]["palpable"], 0o755),
                          "licenses/palpable": (release.files[system]["LICENSE"], 0o644),
                          "etc/passwd": (b"palpable:x:65532:65532::/design:/palpable\n", 0o644)})
        config = {
            "architecture": architecture, "os": "linux", "created": "2020-01-01T00:00:00Z",
            "config": {"User": "65532:65532", "WorkingDir": "/design", "Entrypoint": ["/palpable"], "Labels": {
                "org.opencontainers.image.source": f"https://github.com/{release.owner}/palpable",
                "org.opencontainers.image.title": "palpable", "org.opencontainers.image.description": DESCRIPTION,
                "org.opencontainers.image.version": release.version, "org.opencontainers.image.licenses": "MIT"}},
            "rootfs": {"type": "layers", "diff_ids": [f"sha256:{digest(layer)}"]},
        }
        prefix = "application/vnd.oci.image"
        manifest = {
            "schemaVersion": 2, "mediaType": f"{prefix}.manifest.v1+json",
            "config": blob(json.dumps(config).encode(), f"{prefix}.config.v1+json"),
            "layers": [blob(gzip.compress(layer, 9, mtime=0), f"{prefix}.layer.v1.tar+gzip")],
        }
        entry = blob(json.dumps(manifest).encode(), f"{prefix}.manifest.v1+json")
        manifests.append({**entry, "platform": {"os": "linux", "architecture": architecture}})
    files = {"oci-layout": b'{"imageLayoutVersion":"1.0.0"}'}
    index = {"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json", "manifests": manifests}
    files["index.json"] = json.dumps(index).encode()
    for name, data in blobs.items():
        files["blobs/" + name.replace(":", "/")] = data
    out.mkdir(parents=True, exist_ok=True)
    write(out / f"palpable-{release.version}.oci.tar", layer_of({n: (d, 0o644) for n, d in files.items()}))
    write(out / "Containerfile", release.template("image/Containerfile"))


def layer_of(files):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        folders = sorted({str(parent) for name in files for parent in pathlib.PurePosixPath(name).parents} - {"."})
        for name in folders:
            entry = tarfile.TarInfo(name)
            entry.type, entry.mode, entry.mtime = tarfile.DIRTYPE, 0o755, TIME
            archive.addfile(entry)
        for name, (data, mode) in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode, entry.mtime = len(data), mode, TIME
            archive.addfile(entry, io.BytesIO(data))
    return out.getvalue()


def action(release, out):
    """The action for the Marketplace: one action at the root of a repository, without workflows."""
    source = ROOT / ".github/actions/audit"
    text = (source / "action.yml").read_text()
    branding = "branding:\n  icon: eye\n  color: purple\n\n"
    write(out / "action.yml", text.replace("\ninputs:\n", f"\n{branding}inputs:\n", 1))
    for name in ["audit.sh", "comment.sh", "provide.sh"]:
        write(out / name, (source / name).read_text().replace("OWNER/Palpable", f"{release.owner}/palpable"))
    write(out / "install.sh", release.template("install.sh"))
    write(out / "README.md", release.template("palpable-action/README.md"))
    write(out / "LICENSE", (ROOT / "LICENSE").read_bytes())


def plugins(release, out, checksum):
    write(out / "Package.swift", release.template("palpable-plugins/Package.swift", BUNDLE_CHECKSUM=checksum))
    write(out / "README.md", release.template("palpable-plugins/README.md"))
    write(out / "LICENSE", (ROOT / "LICENSE").read_bytes())
    shutil.copytree(ROOT / "Sources/Plugins", out / "Plugins", dirs_exist_ok=True)


def main():
    options = argparse.ArgumentParser(description="Makes the packages of a release from its archives.")
    options.add_argument("archives", type=pathlib.Path)
    options.add_argument("out", type=pathlib.Path)
    options.add_argument("--owner", default="OWNER", help="owner of the repositories")
    given = options.parse_args()
    release, out = Release(given.archives, given.owner), given.out
    if out.exists():
        shutil.rmtree(out)
    files = out / "release"
    for path in release.archives.values():
        write(files / path.name, path.read_bytes())
        write(files / f"{path.name}.sha256", f"{digest(path.read_bytes())}  {path.name}\n")
    archive = bundle(release)
    write(files / f"palpable-{release.version}.artifactbundle.zip", archive)
    install = release.template("install.sh")
    write(files / "install.sh", install, executable=True)
    sums = "".join(f"{digest(path.read_bytes())}  {path.name}\n" for path in sorted(files.iterdir())
                   if not path.name.endswith(".sha256"))
    write(files / "SHA256SUMS.txt", sums)

    write(out / "homebrew-tap/Formula/palpable.rb", formula(release))
    write(out / "homebrew-tap/README.md", release.template("homebrew-tap/README.md"))
    plugins(release, out / "palpable-plugins", digest(archive))
    action(release, out / "palpable-action")
    for name in ["README.md", ".gitlab-ci.yml", "templates/audit.yml"]:
        text = release.template(f"gitlab-component/{name}", INSTALL_CHECKSUM=digest(install.encode()))
        write(out / "gitlab-component" / name, text)
    npm(release, out / "npm")
    image(release, out / "image")
    write(out / "aqua/registry.yaml", release.template("aqua/registry.yaml"))
    address = f"https://raw.githubusercontent.com/{release.owner}/palpable/v{release.version}/Sources/AuditSession/AuditSession.docc"
    entry = {"name": "Palpable", "description": DESCRIPTION, "fileMatch": ["palpable.json"], "url": f"{address}/{SCHEMA}"}
    write(out / "schemastore/catalog-entry.json", json.dumps(entry, indent=2) + "\n")
    print(f"palpable {release.version} for {', '.join(release.archives)}: {out}")


main()
