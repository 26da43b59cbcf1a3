import { eventVendors } from '#core/directory/event-vendors/event-vendors.ts'
import { listingsOf } from '#core/directory/listings/owned-listings.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { listOwnVendors as contract } from '#shared/directory/event-vendors/contract.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'

async function listOwnVendors({ actor, params: { eventId } }: ApiRequest<typeof contract>) {
  const [event, owned] = await Promise.all([events.get({ id: eventId }), listingsOf(actor.userId)])
  if (!event || !hasPage(event)) throw eventNotFound()
  const shown = owned.filter(isListed)
  const rows = await getMany(
    shown.map(({ id: listingId }) => eventVendors.key({ eventId, listingId })),
    { consistent: true },
  )
  const vendorOf = new Map(rows.map(eventVendors.read).map((vendor) => [vendor.listingId, vendor]))
  return {
    items: shown.map(({ id, businessName }) => {
      const vendor = vendorOf.get(id)
      return { id, businessName, ...(vendor && { vendor }) }
    }),
  }
}

export const handler = endpoint(contract, listOwnVendors)
