import { adminListing } from '#core/directory/listings/admin-listing.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { saveListing } from '#core/directory/listings/save-listing.ts'
import { settledFields } from '#core/directory/listings/settled-fields.ts'
import { tellOwner } from '#core/directory/listings/tell-owner.ts'
import { withPosition } from '#core/directory/listings/with-position.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { withValues } from '#shared/directory/listing-changes/changed-values.ts'
import { updateListingAsAdmin as contract } from '#shared/directory/listings/admin-contract.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'

function updateListingAsAdmin({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { reason, version, ...fields } = body
  return untilUnchanged(async () => {
    const before = await findListing(params.listingId)
    if (before.duplicateOf) throw listingRefusal.mergedAway()
    if (before.version !== version) throw concurrentChange()
    const values = await settledFields(fields, { before, now })
    const after = await withPosition({
      ...withValues(before, values),
      changedAt: now,
      isFresh: true,
      updatedAt: now,
      version: version + 1,
    })
    const answer = await adminListing(after)
    await commit(
      ...(await saveListing(before, after, now)),
      ...(await tellOwner(
        after,
        {
          type: 'info',
          title: 'Your listing was changed',
          message: `an administrator changed ${after.businessName}: ${reason}`,
        },
        now,
      )),
      recordActivity(
        {
          by: actor,
          type: 'listing_decision',
          description: `Changed the listing ${after.businessName}: ${reason}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, updateListingAsAdmin)
