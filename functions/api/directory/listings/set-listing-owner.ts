import { adminListing } from '#core/directory/listings/admin-listing.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { setOwner } from '#core/directory/listings/set-owner.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setListingOwner as contract } from '#shared/directory/listings/admin-contract.ts'

function setListingOwner({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { ownerId, reason, version } = body
  return untilUnchanged(async () => {
    const listing = await findListing(params.listingId)
    if (listing.version !== version) throw concurrentChange()
    const { after, writes } = await setOwner(listing, { ownerId, reason }, now)
    const answer = await adminListing(after)
    await commit(
      ...writes,
      recordActivity(
        {
          by: actor,
          type: 'listing_decision',
          description: `Gave the listing ${listing.businessName} to ${ownerId ? 'another owner' : 'no one'}: ${reason}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, setListingOwner)
