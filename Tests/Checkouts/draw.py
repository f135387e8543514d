#!/usr/bin/env python3
"""Draws the code bases whose findings are judged by hand. Prints the order for the seed; the first eight that can be had are taken.

The first four may be read while rules change. The last four are opened only after the last change of a rule.
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
