import { eventVendors, vendorsOfEvent } from '#core/directory/event-vendors/event-vendors.ts'
import { businessesOf, vendorCard } from '#core/directory/event-vendors/vendor-card.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listManagedVendors as contract } from '#shared/directory/event-vendors/contract.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'

async function listManagedVendors({ actor, params, query }: ApiRequest<typeof contract>) {
  const { event } = await eventToChange(actor, params.eventId)
  const { items, ...page } = await eventVendors.list({
    index: 'gsi1',
    pk: vendorsOfEvent(event.id),
    ...query,
  })
  const businessOf = await businessesOf(items)
  return {
    ...page,
    items: items.flatMap(({ listingId, status, createdAt, version }) => {
      const listing = businessOf.get(listingId)
      return listing
        ? [{ status, createdAt, version, listing: vendorCard(listing), isListed: isListed(listing) }]
        : []
    }),
  }
}

export const handler = endpoint(contract, listManagedVendors)
