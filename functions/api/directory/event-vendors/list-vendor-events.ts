import { eventsOfVendor, eventVendors } from '#core/directory/event-vendors/event-vendors.ts'
import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listVendorEvents as contract } from '#shared/directory/event-vendors/contract.ts'
import { hasVendors } from '#shared/directory/event-vendors/decided-vendor.ts'
import { publicTitle } from '#shared/events/events/public-event.ts'

async function listVendorEvents({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const listing = await findOwnListing(params.listingId, actor.userId)
  const { items, ...page } = await eventVendors.list({
    index: 'gsi2',
    pk: eventsOfVendor(listing.id),
    newestFirst: true,
    ...query,
  })
  const eventOf = await eventsById(items.map(({ eventId }) => eventId))
  return {
    ...page,
    items: items.flatMap(({ eventId, status }) => {
      const event = eventOf.get(eventId)
      if (!event) return []
      const { startsOn, endsOn } = event
      return [
        {
          eventId,
          status,
          title: publicTitle(event),
          ...(startsOn && { startsOn }),
          ...(endsOn && { endsOn }),
          isUpcoming: hasVendors(event, now),
        },
      ]
    }),
  }
}

export const handler = endpoint(contract, listVendorEvents)
