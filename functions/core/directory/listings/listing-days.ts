import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { ListingFigures } from '#shared/directory/listings/own-contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

const daysKept = 400

const ListingDay = z.object({
  listingId: ListingId,
  on: z.iso.date(),
  views: z.int(),
  reveals: z.int(),
  version: z.int(),
})
type ListingDay = z.infer<typeof ListingDay>

/** What people did with a listing on one day of the East Coast. */
export const listingDays = entity({
  name: 'listing-day',
  erasure: 'impersonal',
  schema: ListingDay,
  key: ({ listingId, on }: { listingId: string; on: string }) => ({
    pk: `LISTING#${listingId}`,
    sk: `DAY#${on}`,
  }),
  expiresAt: ({ on }) => addTime(`${on}T00:00:00.000Z`, { days: daysKept }),
})

type Counted = { listingId: ListingId; views?: number; reveals?: number }

/** Counts something that a visitor did with a listing. */
export const countForListing = ({ listingId, views = 0, reveals = 0 }: Counted, now: string): Write =>
  addTo<ListingDay>(
    listingDays,
    { listingId, on: siteDay(now), views, reveals, version: 1 },
    'views',
    'reveals',
  )

/** The last days of a listing, today included, the oldest first. */
export async function daysOf(listingId: ListingId, count: number, now: string): Promise<ListingDay[]> {
  const today = siteDay(now)
  const { items } = await listingDays.list({
    pk: `LISTING#${listingId}`,
    between: [`DAY#${addDays(today, 1 - count)}`, `DAY#${today}`],
    limit: count,
  })
  const known = new Map(items.map((day) => [day.on, day]))
  return Array.from({ length: count }, (_, at) => {
    const on = addDays(today, at + 1 - count)
    return known.get(on) ?? { listingId, on, views: 0, reveals: 0, version: 1 }
  })
}

export const sumOf = (days: readonly ListingFigures[]): ListingFigures => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  reveals: days.reduce((sum, { reveals }) => sum + reveals, 0),
})
