"""Draws the systems of the second round of contracts in Tests/Pairings from a seed. Usage: python3 .ci/pairings_draw.py

In each list, the first four that fit were taken, the first and third to work with, the second and fourth to hold out. Left out were test
fixtures (penpot-tokens), a system with fewer than ten pairs (home-assistant-ios), a format that isn't supported (catppuccin), and a repository
that is too large (mastodon/mastodon). Tusky, documenso, and bitwarden follow in the second list.
"""
import random

SEED = 20261125
LOCAL = """android-duckduckgo android-home-assistant android-material-components catppuccin compose-nowinandroid compose-samples
flutter-bison flutter-flex-color-scheme home-assistant-ios material-theme-builder-json penpot-tokens scss-bootstrap scss-govuk
style-dictionary-kong style-dictionary-patternfly tailwind-v3-taxonomy tokens-studio-designsystemet tokens-studio-metamask""".split()
PUBLIC = """AppFlowy-IO/AppFlowy bitwarden/android documenso/documenso dubinc/dub element-hq/compound-design-tokens
excalidraw/excalidraw immich-app/immich ionic-team/ionic-framework langfuse/langfuse mastodon/mastodon midday-ai/midday
nextcloud/android SAP/fundamental-styles thunderbird/thunderbird-android tuskyapp/Tusky wikimedia/apps-android-wikipedia""".split()

if __name__ == "__main__":
    generator = random.Random(SEED)
    print(f"seed {SEED}")
    for names in (sorted(LOCAL), sorted(PUBLIC, key=str.lower)):
        print(" ".join(generator.sample(names, len(names))))
