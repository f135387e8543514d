"""Draws the systems of the second, third, fourth, fifth, and sixth round of contracts in Tests/Pairings from seeds. Usage: python3 .ci/pairings_draw.py

Second round: in each list, the first four that fit were taken, the first and third to work with, the second and fourth to hold out. Left out were
test fixtures (penpot-tokens), a system with fewer than ten pairs (home-assistant-ios), a format that isn't supported (catppuccin), and a repository
that is too large (mastodon/mastodon). Tusky, documenso, and bitwarden follow in the second list.

Third round: the first system of each format that fits, and the formats to hold out in their order. Left out were repositories that are too large
(infisical, kickstarter, ionic, stream-chat-swiftui, bitwarden/ios, wikipedia-ios, forui), one that can't be had (moon_flutter), systems with ramps
only (unkey, yaru), and one whose colors are in another package (stream-chat-flutter). Of formbricks, two style sheets are two systems. For Swift
and Flutter there is a second list. spark-ios has the words of spark-android, so mastodon-ios was held out. Zulip was no longer held out, because
its file couldn't be read; flutter-shadcn-ui took its place.

Fourth round: the first system of each format that fits, and the formats to hold out in their order. Left out were systems with ramps only (maybe),
a format that isn't supported (the YAML of opentable/design-tokens, the TypeScript of lyne-design-tokens), one with fewer than ten pairs (seedvault),
and repositories that are too large (StreetComplete, saber, nextcloud/ios). Two systems had been measured before (openstatus, Sage/design-tokens).
No system of the Flutter list fits, because hiddify, localsend, and app-center have few colors of their own. No system of the Swift list fits: in
ios-design-tokens, colors have only the names of hues, kiwix has the colors of the platform, and of IceCubesApp, fewer than ten pairs can be read.
The next systems of the third round's lists were tried then: zeta_flutter, whose colors are computed by classes, and repositories that are too large
(orbit-swiftui, mistica-ios, ouds-ios). So there is a second list for each. Of the one for Flutter, c-breez has fewer than ten pairs that can be
read, and no color of MixinNetwork/flutter-app is read; its contract can follow when it is. The four systems are held out, and their contracts
were written before they were measured.

Fifth round: the first system of each format that fits. In the last list, breez/c-breez, lichess-org/mobile, and wger-project/flutter have fewer than ten
pairs, so smooth-app was taken. All six contracts were written before they were measured.

Sixth round: the first system of each format that fits. Left out were repositories that are too large (standardnotes, CMSgov, fuselage, Signal-Desktop,
freeCodeCamp, forem), one that can't be had (auro-design-tokens), colors that scripts compute or declare (aksel, wagtail, simplenote-ios), one that no
longer has Sass (linkding), and a system with five tiers whose contract would have over a thousand pairs (swisspost). All eight contracts were written
before they were measured. Every second one in alphabetical order was used to correct the rules.
"""
import random

SEED = 20261125
LOCAL = """android-duckduckgo android-home-assistant android-material-components catppuccin compose-nowinandroid compose-samples
flutter-bison flutter-flex-color-scheme home-assistant-ios material-theme-builder-json penpot-tokens scss-bootstrap scss-govuk
style-dictionary-kong style-dictionary-patternfly tailwind-v3-taxonomy tokens-studio-designsystemet tokens-studio-metamask""".split()
PUBLIC = """AppFlowy-IO/AppFlowy bitwarden/android documenso/documenso dubinc/dub element-hq/compound-design-tokens
excalidraw/excalidraw immich-app/immich ionic-team/ionic-framework langfuse/langfuse mastodon/mastodon midday-ai/midday
nextcloud/android SAP/fundamental-styles thunderbird/thunderbird-android tuskyapp/Tusky wikimedia/apps-android-wikipedia""".split()
THIRD_SEED = 20261126
FORMATS = {
    "shadcn CSS": "formbricks/formbricks Infisical/infisical langfuse/langfuse unkeyed/unkey",
    "Tailwind v4": "calcom/cal.com dubinc/dub immich-app/ui makeplane/plane",
    "Tokens Studio": "bcgov/design-system Decathlon/vitamin-design nl-design-system/rijkshuisstijl-community nl-design-system/utrecht",
    "Style Dictionary or DTCG": "hashicorp/design-system Skyscanner/backpack-foundations wikimedia/design-codex Workday/canvas-tokens",
    "Android XML": "ankidroid/Anki-Android owncloud/android TeamNewPipe/NewPipe wikimedia/apps-android-wikipedia",
    "Compose": "adevinta/spark-android GetStream/stream-chat-android mullvad/mullvadvpn-app thunderbird/thunderbird-android",
    "Flutter": "GetStream/stream-chat-flutter duobaseio/forui ubuntu/yaru.dart zulip/zulip-flutter",
    "Swift or asset catalogs": "bitwarden/ios GetStream/stream-chat-swiftui kickstarter/ios-oss wikimedia/wikipedia-ios",
    "SCSS or CSS": "excalidraw/excalidraw go-gitea/gitea ionic-team/ionic-framework SAP/fundamental-styles",
}
SECOND_LISTS = {
    20261127: "adevinta/spark-ios kiwicom/orbit-swiftui mastodon/mastodon-ios Orange-OpenSource/ouds-ios Telefonica/mistica-ios",
    20261128: "coingecko/moon_flutter ZebraDevs/zeta_flutter nank1ro/flutter-shadcn-ui",
}

FOURTH_SEED = 20261202
FOURTH_FORMATS = {
    "Tailwind v4": "basecamp/fizzy maybe-finance/maybe openstatusHQ/openstatus rybbit-io/rybbit",
    "shadcn CSS": "Kiranism/next-shadcn-dashboard-starter lukevella/rallly papermark/papermark trycompai/comp",
    "Style Dictionary": "opentable/design-tokens Sage/design-tokens sbb-design-systems/lyne-design-tokens telekom/design-tokens",
    "Android": "AntennaPod/AntennaPod FossifyOrg/Commons seedvault-app/seedvault streetcomplete/StreetComplete",
    "Flutter": "hiddify/hiddify-app localsend/localsend saber-notes/saber ubuntu/app-center",
    "Swift": "Dimillian/IceCubesApp kiwix/kiwix-apple nextcloud/ios seljabali/ios-design-tokens",
}

FOURTH_SECOND_LISTS = {
    20261205: """breez/c-breez cake-tech/cake_wallet cypherstack/stack_wallet gskinnerTeam/flutter-wonderous-app lichess-org/mobile
        MixinNetwork/flutter-app openfoodfacts/smooth-app wger-project/flutter""",
    20261206: """alphagov/govuk-mobile-ios-app Automattic/pocket-casts-ios hmrc/ios-components nextcloud/talk-ios owncloud/ios-app
        ProtonMail/protoncore_ios warp-ds/warp-ios wireapp/wire-ios""",
}

# The order of the fifth round was drawn before any repository in it was opened for this. Each system is measured with its whole repository, too.
FIFTH_SEED = 20261209
FIFTH_FORMATS = {
    "shadcn CSS": "docmost/docmost karakeep-app/karakeep linkwarden/linkwarden gitroomhq/postiz-app umami-software/umami openstatusHQ/openstatus",
    "Style Dictionary or DTCG": """equinor/design-system Esri/calcite-design-system GetJobber/atlantis momentum-design/momentum-design navikt/aksel
        pinterest/gestalt sebgroup/green swisspost/design-system""",
    "CSS or SCSS": """go-gitea/gitea jellyfin/jellyfin-web searxng/searxng sumup-oss/circuit-ui department-of-veterans-affairs/component-library
        dnbexperience/eufemia usememos/memos baloise/design-system""",
    "Android": """Docile-Alligator/Infinity-For-Reddit libre-tube/LibreTube oppia/oppia-android openhab/openhab-android woocommerce/woocommerce-android
        nextcloud/talk-android simple-android/simple-android FossifyOrg/Calendar""",
    "Swift": """alphagov/govuk-mobile-ios-app warp-ds/warp-ios wireapp/wire-ios hmrc/ios-components nextcloud/talk-ios owncloud/ios-app
        Infomaniak/ios-kDrive duckduckgo/apple-browsers""",
    "Flutter or Compose": """wger-project/flutter lichess-org/mobile openfoodfacts/smooth-app cypherstack/stack_wallet element-hq/element-x-android
        mozilla-mobile/firefox-vpn breez/c-breez cake-tech/cake_wallet""",
}

# The lists of the sixth round were written, and their order was drawn, before any repository in them was opened for this.
SIXTH_SEED = 20261205
SIXTH_FORMATS = {
    "Android XML": """federicoiosue/Omni-Notes jellyfin/jellyfin-android Kunzisoft/KeePassDX libre-tube/LibreTube nextcloud/talk-android
        oppia/oppia-android owncloud/android ProtonMail/android-mail TeamAmaze/AmazeFileManager woocommerce/woocommerce-android""",
    "Compose": """aniyomiorg/aniyomi Automattic/pocket-casts-android chrisbanes/tivi DroidKaigi/conference-app-2024 meshtastic/Meshtastic-Android
        mullvad/mullvadvpn-app nsh07/Tomato ooni/probe-multiplatform thunderbird/thunderbird-android""",
    "Flutter": """ente-io/ente Foundation-Devices/envoy invoiceninja/admin-portal JagandeepBrar/lunasea sharezone/sharezone-app
        superlistapp/super_editor Tencent/tdesign-flutter thunder-app/thunder""",
    "Tailwind v4 or CSS": """basecamp/fizzy directus/directus elk-zone/elk mdn/fred miniflux/v2 penpot/penpot saadeghi/daisyui shoelace-style/shoelace
        sveltejs/svelte.dev""",
    "SCSS": """CMSgov/design-system forem/forem freeCodeCamp/freeCodeCamp nhsuk/nhsuk-frontend RocketChat/fuselage signalapp/Signal-Desktop
        sissbruecker/linkding standardnotes/app wagtail/wagtail""",
    "shadcn CSS": """coder/coder danny-avila/LibreChat Dokploy/dokploy Mail-0/Zero miurla/morphic onlook-dev/onlook OpenCut-app/OpenCut
        vercel/ai-chatbot wasp-lang/open-saas""",
    "Swift or asset catalogs": """alphagov/govuk-mobile-ios-app Automattic/simplenote-ios corona-warn-app/cwa-app-ios damus-io/damus
        element-hq/element-x-ios Infomaniak/ios-kDrive jellyfin/Swiftfin mozilla-mobile/firefox-ios planetary-social/nos woocommerce/woocommerce-ios""",
    "Tokens Studio, DTCG, or Style Dictionary": """adobe/spectrum-design-data AlaskaAirlines/auro-design-tokens Esri/calcite-design-system
        momentum-design/momentum-design navikt/aksel pinterest/gestalt sebgroup/green swisspost/design-system Workday/canvas-tokens""",
}


def drawn(generator, names):
    names = sorted(names, key=str.lower)
    return " ".join(generator.sample(names, len(names)))


if __name__ == "__main__":
    generator = random.Random(SEED)
    print(f"seed {SEED}")
    for names in (sorted(LOCAL), sorted(PUBLIC, key=str.lower)):
        print(" ".join(generator.sample(names, len(names))))
    generator = random.Random(THIRD_SEED)
    print(f"seed {THIRD_SEED}")
    for title, names in FORMATS.items():
        print(f"{title}: {drawn(generator, names.split())}")
    print("held out:", ", ".join(generator.sample(sorted(FORMATS), 3)))
    for seed, names in SECOND_LISTS.items():
        print(f"seed {seed}: {drawn(random.Random(seed), names.split())}")
    generator = random.Random(FOURTH_SEED)
    print(f"seed {FOURTH_SEED}")
    for title, names in FOURTH_FORMATS.items():
        print(f"{title}: {drawn(generator, names.split())}")
    print("held out:", ", ".join(generator.sample(sorted(FOURTH_FORMATS), 2)))
    for seed, names in FOURTH_SECOND_LISTS.items():
        print(f"seed {seed}: {drawn(random.Random(seed), names.split())}")
    generator = random.Random(FIFTH_SEED)
    print(f"seed {FIFTH_SEED}")
    for title, names in FIFTH_FORMATS.items():
        print(f"{title}: {drawn(generator, names.split())}")
    generator = random.Random(SIXTH_SEED)
    print(f"seed {SIXTH_SEED}")
    for title, names in SIXTH_FORMATS.items():
        print(f"{title}: {drawn(generator, names.split())}")
