#!/usr/bin/env python3
"""Draws the code bases whose findings are judged by hand, and prints their order.

Repositories of more than 500 MB are skipped. The first four that are left may be read while rules change.
The next four are opened only after the last change of a rule. A code base with less than 40 findings is judged whole,
and the next one in the order is added to its group until the group has 160 findings or the order ends.
"""
import random

SEED = 20261124
POOL = sorted([
    "Automattic/pocket-casts-ios", "CodeEditApp/CodeEdit", "Dimillian/ACHNBrowserUI", "TortugaPower/BookPlayer",
    "Whisky-App/Whisky", "apple/sample-food-truck", "artsy/eidolon", "bitwarden/ios", "element-hq/element-x-ios",
    "exelban/stats", "insidegui/WWDC", "jellyfin/Swiftfin", "jordanbaird/Ice", "kickstarter/ios-oss",
    "mainframecomputer/fullmoon-ios", "mozilla-mobile/firefox-ios", "nextcloud/ios", "sindresorhus/Gifski",
    "signalapp/Signal-iOS", "stripe/stripe-ios", "wikimedia/wikipedia-ios", "wordpress-mobile/WordPress-iOS",
])

if __name__ == "__main__":
    order = POOL[:]
    random.Random(SEED).shuffle(order)
    print(f"seed {SEED}")
    print("\n".join(order))
