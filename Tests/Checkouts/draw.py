#!/usr/bin/env python3
"""Draws the code bases whose findings are judged by hand, and prints their order.

Repositories of more than 500 MB are skipped. The first four that are left may be read while rules change.
The next four are opened only after the last change of a rule. A code base with less than 40 findings is judged whole,
and the next one in the order is added to its group until the group has 160 findings or the order ends.

The second pool has code bases that were never opened before: the first eight that can be had and that have less than 300 MB
are opened once. Up to 40 findings of each are drawn with the seed of the pool.

The third pool is for the rules about gestures and motion, which have few findings: of the first 28 code bases in its order,
21 were opened. All findings about long presses, drags, and motion were judged, and 44 drawn ones about taps.

The fourth pool was drawn after code that nothing uses is skipped: the first eight that can be had and that have less than 300 MB are opened once.
Up to 30 findings of each are drawn with the seed of the pool.

The fifth pool was drawn before the classes of false findings in the fourth were fixed, and opened afterwards: the first eight that can be had and
that have less than 300 MB are opened before the next changes, and the next four after the last change of a rule. Up to 25 warnings and errors of each are drawn with the seed of the pool.

The sixth pool is for rules that were new then, which have few findings: all code bases of the other pools that weren't opened before.

The seventh pool has code bases of four styles, which take turns in the order. Of the order, those that can be had, have less than 300 MB, and have warnings
are opened: eight before the next changes of rules, five after them, and five after the changes for these. Up to 40 warnings and errors of each are drawn with the seed of
the pool. The plan was six before and four after; two were added to the first because four of the six have few warnings, and one to each of the others.

The eighth pool has code bases of three styles, which take turns in the order, and none that was opened or fetched before. Of the order, the first 12 that can be had,
have less than 300 MB, and have warnings are opened before the next changes of rules, and eight more after them. Up to 25 warnings and errors of each are drawn with the seed of the pool.

The ninth, tenth, and eleventh pools are the next code bases in the order of the eighth.

The twelfth pool has code bases of three styles, which take turns in the order, and none that was judged before. Of the order, the first eight that can be had, have less than
300 MB, and have warnings are opened before the next changes of rules, and the next six after them. Up to 30 warnings and errors of each are drawn with the seed of the pool.

The thirteenth pool is the next eight code bases in the order of the twelfth that can be had, have less than 300 MB, and have warnings, starting with the ninth that wasn't opened.
"""
import itertools
import pathlib
import random

SEED = 20261124
POOL = sorted([
    "Automattic/pocket-casts-ios", "CodeEditApp/CodeEdit", "Dimillian/ACHNBrowserUI", "TortugaPower/BookPlayer",
    "Whisky-App/Whisky", "apple/sample-food-truck", "artsy/eidolon", "bitwarden/ios", "element-hq/element-x-ios",
    "exelban/stats", "insidegui/WWDC", "jellyfin/Swiftfin", "jordanbaird/Ice", "kickstarter/ios-oss",
    "mainframecomputer/fullmoon-ios", "mozilla-mobile/firefox-ios", "nextcloud/ios", "sindresorhus/Gifski",
    "signalapp/Signal-iOS", "stripe/stripe-ios", "wikimedia/wikipedia-ios", "wordpress-mobile/WordPress-iOS",
])

SECOND_SEED = 20261125
SECOND_POOL = sorted([
    "EhPanda-Team/EhPanda", "Finb/Bark", "GetStream/stream-chat-swiftui", "HabitRPG/habitica-ios", "LoopKit/Loop",
    "MonitorControl/MonitorControl", "SideStore/SideStore", "XITRIX/iTorrent", "bryceco/GoMap", "corona-warn-app/cwa-app-ios",
    "damus-io/damus", "exyte/Chat", "flipperdevices/Flipper-iOS-App", "horizontalsystems/unstoppable-wallet-ios",
    "immuni-app/immuni-app-ios", "kean/Pulse", "kodecocodes/emitron-iOS", "mlemgroup/mlem", "mssun/passforios",
    "nalexn/clean-architecture-swiftui", "nightscout/nightguard", "p0deje/Maccy", "passepartoutvpn/passepartout",
    "planetary-social/nos", "rafsoh/dimeApp", "rileytestut/Delta", "utmapp/UTM", "videolan/vlc-ios",
])

THIRD_SEED = 20261126
THIRD_POOL = sorted([
    "AlexFine/TabBar", "AppPear/ChartView", "AudioKit/Cookbook", "Dimillian/IceCubesApp", "Dimillian/MovieSwiftUI",
    "GetStream/stream-video-swift", "Lakr233/Asspp", "LoopKit/LoopCaregiver", "NordicSemiconductor/IOS-nRF-Toolbox",
    "ProtonMail/protoncore_ios", "ProtonVPN/ios-mac-app", "SvenTiigi/YouTubePlayerKit", "SwiftUIX/SwiftUIX",
    "TelegramMessenger/Telegram-iOS", "TimOliver/TOCropViewController", "aheze/Find", "airbnb/epoxy-ios",
    "apple/sample-backyard-birds", "boostcampwm-2022/iOS07-traveline", "brave/brave-ios", "buresdv/Cork",
    "danielsaidi/SwiftUIKit", "exyte/ActivityIndicatorView", "exyte/AnimatedTabBar", "exyte/FloatingButton",
    "exyte/PopupView", "exyte/ScalingHeaderScrollView", "fermoya/SwiftUIPager", "globulus/swiftui-side-menu",
    "guoyingtao/Mantis", "ivanvorobei/SPAlert", "ivpn/ios-app", "jasudev/AnimateText",
    "kudoleh/iOS-Clean-Architecture-MVVM", "lexrus/VPNOn", "longitachi/ZLPhotoBrowser", "loopandlearn/LoopFollow",
    "mapbox/mapbox-maps-ios", "markiv/SwiftUI-Shimmer", "mozilla-mobile/focus-ios", "mullvad/mullvadvpn-app",
    "mumble-voip/mumble-iphoneos", "nextcloud/talk-ios", "nightscout/Trio", "omaralbeik/Drops",
    "openfoodfacts/openfoodfacts-ios", "owncloud/ios-app", "pointfreeco/isowords", "simibac/ConfettiSwiftUI",
    "spacenation/swiftui-sliders", "sparrowcode/AlertKit", "thunderbird/thunderbird-ios", "tuist/tuist",
    "twostraws/Sitrep", "willdale/SwiftUICharts", "yattee/yattee",
])

FOURTH_SEED = 20261127
FOURTH_POOL = sorted([
    "AdguardTeam/AdguardForiOS", "Aidoku/Aidoku", "Automattic/simplenote-ios", "Cay-Zhang/SwiftSpeech",
    "Dimillian/RedditOS", "Jinxiansen/SwiftUI", "Juanpe/SkeletonView", "Lakr233/Kimis", "SwiftKickMobile/SwiftMessages",
    "aheze/OpenFind", "devxoul/Drrrible", "elai950/AlertToast", "ivanvorobei/SwiftUI", "jVirus/swiftui-2048",
    "kevinhermawan/Ollamac", "khcrysalis/Feather", "kiwix/kiwix-apple", "leminlimez/Cowabunga", "lwouis/alt-tab-macos",
    "mhdhejazi/CoronaTracker", "openhab/openhab-ios", "owntracks/ios", "oxen-io/session-ios", "peterfriese/MakeItSo",
    "pointfreeco/swift-composable-architecture", "relatedcode/ProgressHUD", "rryam/MusanovaKit", "tnantoka/edhita",
    "vector-im/element-ios", "woocommerce/woocommerce-ios",
])


FIFTH_SEED = 20261128
FIFTH_POOL = sorted([
    "AlphaWallet/alpha-wallet-ios", "BLeeEZ/amperfy", "BelledonneCommunications/linphone-iphone",
    "ChartsOrg/Charts", "Dimillian/MortyUI", "Electric-Coin-Company/zashi-ios", "GitHawkApp/GitHawk",
    "HeroTransitions/Hero", "Horizontal-org/Tella-iOS", "Infomaniak/ios-kMail", "JohanDegraeve/xdripswift",
    "MessageKit/MessageKit", "Mijick/Popups", "OnionBrowser/OnionBrowser", "OpenArchive/Save-app-ios",
    "RocketChat/Rocket.Chat.iOS", "Suwatte/Suwatte", "SvenTiigi/WhatsNewKit", "TUM-Dev/Campus-iOS",
    "ThasianX/ElegantCalendar", "ThePalaceProject/ios-core", "WireGuard/wireguard-apple",
    "Yubico/yubioath-darwin", "Yummypets/YPImagePicker", "admin-ch/CovidCertificate-App-iOS",
    "airbnb/HorizonCalendar", "alfianlosari/ChatGPTSwiftUI", "argmaxinc/WhisperKit",
    "asuc-octo/berkeley-mobile-ios", "carekit-apple/CareKit", "cranci1/Sora", "cuappdev/eatery-blue-ios",
    "deltachat/deltachat-ios", "eu-digital-identity-wallet/eudi-app-ios-wallet-ui", "evgenyneu/Cosmos",
    "gonzalezreal/swift-markdown-ui", "guardianproject/orbot-apple", "holzschu/a-shell", "kabouzeid/Iron",
    "keepassium/KeePassium", "khoren93/SwiftHub", "livekit/components-swift", "mattrubin/Authenticator",
    "mbta/mobile_app", "mczachurski/Vernissage", "metabolist/metatext",
    "minvws/nl-covid19-notification-app-ios", "ml-explore/mlx-swift-examples", "muun/falcon",
    "nextcloud/news-ios", "niochat/nio", "nostur-com/nostur-ios-public", "pennlabs/penn-mobile-ios",
    "permissionlesstech/bitchat", "raivo-otp/ios-application", "rasmuslos/ShelfPlayer", "readium/swift-toolkit",
    "rechsteiner/Parchment", "richardtop/CalendarKit", "slackhq/PanModal", "twilio/twilio-video-app-ios",
    "twofas/2fas-ios", "vinhnx/Clendar",
])


SIXTH_SEED = 20261129
# The first 65 rows of the list were opened before the sixth pool was drawn.
OPENED = {row.split("\t")[1] for row in pathlib.Path(__file__).with_name("list.tsv").read_text().splitlines()[:65] if "\t" in row}
SIXTH_POOL = sorted({*POOL, *SECOND_POOL, *THIRD_POOL, *FOURTH_POOL, *FIFTH_POOL} - OPENED)

SEVENTH_SEED = 20261130
SEVENTH_POOL = {
    "SwiftUI app": sorted([
        "CofficLab/Cisum_SwiftUI", "ItsAbdiOk/MangaBakaIOSAPP", "TikhonP/medsenger-ios-app", "Vonage/vonage-video-ios-app",
        "easydev991/SwiftUI-SotkaApp", "elislade/SwiftUI-Kit", "fer0n/Unwatched", "gemwalletcom/gem-ios", "ilyas-hallak/romm-ios-app",
        "javaBin/javazone-ios-app", "johnarleyburns/parso-workout-ios-app", "opficdev/SwiftUI_DevLog", "phuongit0301/atlas-swiftui",
        "rafaelclaycon/MedoDelirioiOSApp", "rarimo/rarime-ios-app", "simplelogin/Simple-Login-iOS", "synonymdev/bitkit-ios",
        "thebaselab/codeapp", "voidboost/hdrezka-swiftui", "vultisig/vultisig-ios",
    ]),
    "UIKit": sorted([
        "AmityCo/ASC-UIKit-iOS-OpenSource", "MixinNetwork/ios-app", "StepicOrg/stepik-ios", "WSDOT/wsdot-ios-app",
        "cometchat/cometchat-uikit-ios", "digitalhealthpass/dhp-ios-app", "jxakellis/Hound-iOS-App", "kindnesswall/iOSApp",
        "primer-io/primer-sdk-ios", "salemove/ios-sdk-widgets", "sceyt/sceyt-chat-ios-uikit", "sendbird/sendbird-uikit-ios",
        "tonkeeper/ios", "unstoppabledomains/unstoppable-ios-app", "wireapp/wire-ios",
    ]),
    "design system": sorted([
        "Infomaniak/ios-design-system", "Orange-OpenSource/ouds-ios-design-system-toolbox", "Skyscanner/backpack-ios",
        "Telefonica/mistica-ios", "Vastra-Gotalandsregionen/designsystem-ios", "dealicious-inc/ssm-mobile-ios-design-system",
        "kiwicom/orbit-swiftui", "sampaio-tech/iOS-design-system", "silentcrewtechnology/iOS.DesignSystem", "zjinhu/Brick_SwiftUI",
    ]),
    "watch or widgets": sorted([
        "PranavMasekar/iOS-WidgetKit", "StanfordBDHG/PediatricAppleWatchStudy", "VityaSchel/session-watchos", "hodlsimulator/WidgetWeaver",
        "lightsprint09/Medications-AppleWatch", "mannd/morbidmeter-watchos", "pawello2222/WidgetExamples", "simonpierreroy/watchOSKasaApp",
        "toggl/watchos-app", "zhrispineda/Settings-watchOS",
    ]),
}

EIGHTH_SEED = 20261201
EIGHTH_POOL = {
    "SwiftUI app": sorted([
        "Bisquit-Host/SwiftUI-App", "Farbod909/lumberjacked-ios-client", "Lebron1992/WeChat-SwiftUI", "MateeDevs/devstack-ios-app", "Mundo-Inc/mundo-ios-app",
        "WXYC/wxyc-ios-64", "Windscribe/iOS-App", "bilozorDev/orests-journal-ios-app", "bohdan462/Reservation-iOS-App", "clerk/clerk-ios",
        "django-files/ios-client", "fenrapp/fenr-ios-app", "getbittr/bittr-ios-app", "govuk-one-login/mobile-ios-one-login-app", "ku-ring/ios-app",
        "mahyar-shakori/HabitMinder-SwiftUI", "memri/ios-application", "miataru/miataru-ios-client", "netbirdio/ios-client", "paranArena/RTU-iOS-App",
        "quran/quran-ios", "radixdlt/babylon-wallet-ios", "sunilpawar-git/PayslipMax-iOS", "swiyu-admin-ch/eidch-ios-wallet", "teamhira/hira-swiftui",
        "tenex-chat/ios-client", "ultralytics/yolo-ios-app", "vidkazan/49EuroTravel_SwiftUI", "wallabag/ios-app", "xmtplabs/convos-ios",
    ]),
    "UIKit": sorted([
        "3dollar-in-my-pocket/3dollars-in-my-pocket-ios", "AU-COVIDSafe/mobile-ios", "Adamant-im/adamant-iOS", "ReseauEntourage/entourage-ios",
        "WWDCScholars/iOS-app", "art-institute-of-chicago/aic-mobile-ios", "autoreleasefool/hive-for-ios", "communcom/ios-client", "dashpay/dashwallet-ios",
        "hyperwallet/hyperwallet-ios-ui-sdk", "karhoo/karhoo-ios-ui-sdk", "kukai-wallet/kukai-mobile-ios", "minvws/nl-covid19-coronacheck-app-ios",
        "olvid-io/olvid-ios", "ostelco/ostelco-ios-client", "perawallet/pera-ios", "pia-foss/mobile-ios", "prey/prey-ios-client", "processout/processout-ios",
        "safe-global/safe-ios", "the-blue-alliance/the-blue-alliance-ios", "ti-broish/mobile-ios",
    ]),
    "design system": sorted([
        "PagoApp/ios-ui-spm", "Passiolife/Passio-Nutrition-AI-iOS-UI-Module-Distribution", "QuickBlox/ios-ui-kit", "SAP/cloud-sdk-ios-fiori",
        "alphagov/govuk-mobile-ios-ui-components", "diia-open-source/ios-uicomponents", "govuk-one-login/mobile-ios-ui",
        "joinself/joinself-self-mobile-ios-ui", "mangobyte-dev/swiftui-ui-registry", "reeceGuerra/reece-mobile-ios-design-system",
        "rodrigolagodev/SandoDesignSystem", "salute-developers/plasma-ios", "sendbird/sendbird-swiftui-ios", "tqtuan1201/TTBaseUIKit",
    ]),
}

TWELFTH_SEED = 20261202
TWELFTH_POOL = {
    "SwiftUI app": sorted([
        "AndreyEfimovDev/StartToSwiftUI", "BCSDLab/KOIN_iOS", "CofficLab/Cisum_SwiftUI", "DDD-Community/Attendance_iOS", "Daggerpov/Spawn-App-iOS-SwiftUI",
        "Drink-Easy/DE_iOS", "ItsAbdiOk/MangaBakaIOSAPP", "ProtonDriveApps/ios-drive", "Team-WSS/WSS-iOS-V2", "TimerTiTi/TiTi_iOS",
        "alphagov/govuk-mobile-ios-app", "buzzbuzzin/buzz_ios", "candrikanich/recruiting-compass-ios", "centerseed/havital_ios", "code-payments/code-ios-app",
        "easydev991/SwiftUI-SotkaApp", "easydev991/SwiftUI-WorkoutApp", "eurofurence/ef-app_ios", "genekoval/minty-swiftui", "juancasanueva/SWIFTUI_cellar",
        "leka/ios-monorepo", "opficdev/DevLog_iOS", "paritytech/polkadot-ios-community", "pauljoda/Prismedia-SwiftUI", "paulgessinger/swift-paperless",
        "protonpass/ios-pass", "rlarjsdn3/bookbook-swiftui-main-project", "samialhamad/Gatherly-SwiftUI", "stotic-dev/homete_iOS", "supergeorg/Grocy-SwiftUI",
        "tcode-dev/ThinMP_iOS", "thewildjacko/ChordCombiner-SwiftUI", "vscarpenter/gsd-iosapp", "vultisig/vultisig-ios", "yaseraf/IOS_BankNote_SwiftUI",
    ]),
    "UIKit": sorted([
        "AlphaWallet/alpha-wallet-ios", "Blockstream/green_ios", "Digitaler-Impfnachweis/covpass-ios", "HMOAA/HMOA_iOS", "LayTheGroundWork/A-Teen_iOS",
        "LifePoop/LifePoop_iOS", "SpotIM/openweb-ios-sample-app", "StepicOrg/stepik-ios", "Team-C7Z/Mappilogue_iOS", "idorm/idorm_iOS", "ngageoint/mage-ios",
        "openedx-unsupported/edx-app-ios", "session-foundation/session-ios", "sora-xor/sora-ios", "threema-ch/threema-ios", "ukhsa-collaboration/covid-19-app-ios-ag-public",
    ]),
    "design system": sorted([
        "Adyen/adyen-ios", "AmityCo/Amity-Social-Cloud-UIKit-iOS-OpenSource", "SchweizerischeBundesbahnen/mobile-ios-design-swiftui", "cometchat/cometchat-uikit-ios",
        "gini/gini-mobile-ios", "kiwicom/orbit-swiftui", "onefootprint/Swift-Onboarding-Components", "salemove/ios-sdk-widgets", "sceyt/sceyt-chat-ios-uikit",
        "vhtan/common_package_swiftui",
    ]),
}


def shuffled(pool, seed):
    order = pool[:]
    random.Random(seed).shuffle(order)
    return [f"seed {seed}", *order]


def alternating(pools, seed):
    orders = [shuffled(pool, seed)[1:] for pool in pools.values()]
    return [f"seed {seed}", *(name for turn in itertools.zip_longest(*orders) for name in turn if name)]


if __name__ == "__main__":
    print(*shuffled(POOL, SEED), "", *shuffled(SECOND_POOL, SECOND_SEED), "",
          *shuffled(THIRD_POOL, THIRD_SEED), "", *shuffled(FOURTH_POOL, FOURTH_SEED), "",
          *shuffled(FIFTH_POOL, FIFTH_SEED), "", *shuffled(SIXTH_POOL, SIXTH_SEED), "",
          *alternating(SEVENTH_POOL, SEVENTH_SEED), "", *alternating(EIGHTH_POOL, EIGHTH_SEED), "",
          *alternating(TWELFTH_POOL, TWELFTH_SEED), sep="\n")
