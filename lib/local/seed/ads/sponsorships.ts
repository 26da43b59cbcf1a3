import { sponsorPlaces } from '#core/ads/sponsorships/sponsor-places.ts'
import { sponsorships } from '#core/ads/sponsorships/sponsorships.ts'
import { demoDirectory } from '#lib/local/seed/directory/demo-directory.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { placesAfter, type SponsorPlaces } from '#shared/ads/sponsorships/sponsor-places.ts'
import { demoSponsorships } from './demo-sponsorships.ts'

const absent = { absent: true } as const
const none: SponsorPlaces = { open: [], active: [] }

/** The sponsors of the teams of the demo. */
export const seed = async (now: string, size: SeedSize) => {
  if (size === 'small') return []
  const all = demoSponsorships((await demoDirectory(now, size)).listings, now)
  const places = new Map<string, SponsorPlaces>()
  for (const sponsorship of all)
    for (const side of ['team', 'sponsor'] as const) {
      const sideId = side === 'team' ? sponsorship.teamId : sponsorship.sponsorId
      places.set(sideId, placesAfter(places.get(sideId) ?? none, { side, sponsorship }, now))
    }
  return [
    ...all.map((sponsorship) => sponsorships.put(sponsorship, absent)),
    ...[...places].map(([sideId, { open, active }]) =>
      sponsorPlaces.put({ sideId, open: [...open], active: [...active], version: 1 }, absent),
    ),
  ]
}
