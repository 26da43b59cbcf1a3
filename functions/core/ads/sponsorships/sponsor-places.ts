import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { placesAfter } from '#shared/ads/sponsorships/sponsor-places.ts'
import type { SponsorSide, Sponsorship } from '#shared/ads/sponsorships/sponsorship.ts'

/** What each side has, in one row: of many changes at once no more than allowed come through. */
export const sponsorPlaces = entity({
  name: 'sponsor-places',
  erasure: 'impersonal',
  schema: z.object({
    sideId: z.string(),
    open: z.array(z.object({ id: z.string(), until: z.iso.datetime() })),
    active: z.array(z.string()),
    version: z.int(),
  }),
  key: ({ sideId }: { sideId: string }) => ({ pk: `SPONSORPLACES#${sideId}`, sk: 'PLACES' }),
})

/** The writes that give a changed sponsorship its places on both sides. Throws where a side has none left. */
export const takePlaces = async (sponsorship: Sponsorship, now: string): Promise<Write[]> =>
  (await Promise.all((['team', 'sponsor'] as const).map((side) => takePlace(sponsorship, side, now)))).flat()

async function takePlace(sponsorship: Sponsorship, side: SponsorSide, now: string): Promise<Write[]> {
  const sideId = side === 'team' ? sponsorship.teamId : sponsorship.sponsorId
  const known = await sponsorPlaces.get({ sideId }, { consistent: true })
  const before = { open: known?.open ?? [], active: known?.active ?? [] }
  const { open, active } = placesAfter(before, { side, sponsorship }, now)
  if (JSON.stringify(before) === JSON.stringify({ open, active })) return []
  return [
    sponsorPlaces.put(
      { sideId, open: [...open], active: [...active], version: (known?.version ?? 0) + 1 },
      known ? { version: known.version } : { absent: true },
    ),
  ]
}
