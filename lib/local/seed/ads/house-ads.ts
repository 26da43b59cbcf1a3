import { figures } from '#core/ads/ad-delivery/figures.ts'
import { houseAds } from '#core/ads/house-ads/house-ads.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { HouseAd } from '#shared/ads/house-ads/house-ad.ts'
import { demoHouseDays } from './demo-figures.ts'
import { demoHouseAds } from './demo-house-ads.ts'

const absent = { absent: true } as const

/** The platform’s own ads, and what they did on the last days. Tests begin without any. */
export const seed = (now: string, size: SeedSize): Write[] => {
  if (size === 'small') return []
  const shown = demoHouseAds(now)
  return shown.flatMap((ad: HouseAd) => [
    houseAds.put(ad, absent),
    ...demoHouseDays(ad, shown, now).map((row) => figures.put(row, absent)),
  ])
}
