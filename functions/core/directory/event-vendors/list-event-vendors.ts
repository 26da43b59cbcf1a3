import { events } from '#core/events/events/events.ts'
import type { listEventVendors as contract } from '#shared/directory/event-vendors/contract.ts'
import { hasVendors } from '#shared/directory/event-vendors/decided-vendor.ts'
import { mostVendors } from '#shared/directory/event-vendors/event-vendor.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import type { AnswerOf, ParamsOf } from '#shared/platform/http/route.ts'
import { eventVendors, vendorOrder, vendorsOfEvent } from './event-vendors.ts'
import { businessesOf, vendorCard } from './vendor-card.ts'

type Asked = { params: ParamsOf<typeof contract>; now: string }

/** The accepted vendors of an event that everyone can find in the directory. */
export async function listEventVendors({
  params: { eventId },
  now,
}: Asked): Promise<AnswerOf<typeof contract>> {
  const event = await events.get({ id: eventId })
  if (!event || !hasPage(event)) throw eventNotFound()
  if (!hasVendors(event, now)) return { items: [] }
  const { items } = await eventVendors.list({
    index: 'gsi1',
    pk: vendorsOfEvent(eventId),
    prefix: vendorOrder.accepted,
    limit: mostVendors,
  })
  const businessOf = await businessesOf(items)
  return {
    items: items.flatMap(({ listingId }) => {
      const listing = businessOf.get(listingId)
      return listing && isListed(listing) ? [vendorCard(listing)] : []
    }),
  }
}
