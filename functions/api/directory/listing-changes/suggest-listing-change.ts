import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { saveChange } from '#core/directory/listing-changes/save-change.ts'
import { findPublicListing } from '#core/directory/listings/find-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { positionOf } from '#core/directory/listings/placed-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { differences, valuesOf } from '#shared/directory/listing-changes/changed-values.ts'
import { suggestListingChange as contract } from '#shared/directory/listing-changes/contract.ts'
import { suggestedChange, suggestedPlace } from '#shared/directory/listing-changes/suggested-place.ts'
import { suggestedServices } from '#shared/directory/listing-changes/suggested-services.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { settledPhone } from '#shared/directory/listings/settle-listing.ts'

/** A member says what is wrong: of their wishes the last one counts. */
function suggestListingChange({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId: by } = actor
  const { note, phone, place, services, ...typed } = body
  return untilUnchanged(async () => {
    const listing = await findPublicListing(params.listingId, now)
    if (place) await positionOf(place, undefined)
    const to = differences(valuesOf(listing), {
      ...typed,
      ...(services && { services: suggestedServices(listing.services, services) }),
      ...(phone !== undefined && { phone: settledPhone(phone, listing.phone) }),
      ...(place && { place: suggestedPlace(listing.place, place) }),
    })
    if (Object.keys(to).length === 0) throw listingRefusal.nothingChanged()
    const known = await listingChanges.get({ listingId: listing.id, by }, { consistent: true })
    const kind = listing.ownerId === by ? 'owner' : 'suggestion'
    // An owner may have more that waits, such as pictures.
    const about = kind === 'owner' ? Object.keys(body) : Object.keys(valuesOf(listing))
    const { change, writes } = saveChange(known, { listing, by, kind, to, about, note }, now)
    if (!change) throw listingRefusal.nothingChanged()
    await commit(
      ...writes,
      listings.check({ id: listing.id }, { version: listing.version }),
      ...remember(suggestedChange(change)),
    )
    return suggestedChange(change)
  })
}

export const handler = endpoint(contract, suggestListingChange)
