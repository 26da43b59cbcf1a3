import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { assertSeen } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMyListingChange as contract } from '#shared/directory/listing-changes/contract.ts'
import { suggestedChange } from '#shared/directory/listing-changes/suggested-place.ts'

async function getMyListingChange({ actor, params, now }: ApiRequest<typeof contract>) {
  const change = await listingChanges.get({ ...params, by: actor.userId }, { consistent: true })
  if (change) return { change: suggestedChange(change) }
  await assertSeen(params.listingId, actor.userId, now)
  return {}
}

export const handler = endpoint(contract, getMyListingChange)
