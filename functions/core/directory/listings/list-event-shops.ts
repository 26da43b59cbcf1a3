import { events } from '#core/events/events/events.ts'
import type { listEventShops as contract } from '#shared/directory/listings/event-shops-contract.ts'
import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import type { AnswerOf, ParamsOf } from '#shared/platform/http/route.ts'
import { listedListing } from './listed-listing.ts'
import { nearestRows } from './nearest-rows.ts'

const mostShops = 6
const milesAround = 50

/** What someone at a show may need: a part, a repair, a hand. */
const needed = new Set<ListingType>(['retailer', 'installer', 'fabricator', 'mobile_service'])

type Asked = { params: ParamsOf<typeof contract>; now: string }

/** The shops nearest to an event that is to come or running. */
export async function listEventShops({
  params: { eventId },
  now,
}: Asked): Promise<AnswerOf<typeof contract>> {
  const event = await events.get({ id: eventId })
  if (!event || !hasPage(event)) throw eventNotFound()
  const phase = phaseOf(event, now)
  if (!event.point || phase === 'ended' || phase === 'cancelled') return { items: [] }
  const { rows } = await nearestRows(
    { miles: milesAround },
    { around: event.point, most: mostShops, wanted: ({ listingType }) => needed.has(listingType) },
  )
  return { items: rows.map(({ row, miles }) => listedListing(row, miles)) }
}
