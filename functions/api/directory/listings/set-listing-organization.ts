import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { ownListing } from '#core/directory/listings/own-listing.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import { requireTakingOver } from '#core/organizations/organizations/require-taking-over.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setListingOrganization as contract } from '#shared/directory/listings/organization-contract.ts'
import { assertEditable } from '#shared/directory/listings/stepped-listing.ts'

/** Whom a business belongs to is what its owner and those who run the organization know: nobody reviews it. */
function setListingOrganization({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { organizationId, version } = body
  return untilUnchanged(async () => {
    const listing = await findOwnListing(params.listingId, actor.userId)
    assertEditable(listing)
    if (listing.organizationId === organizationId) return ownListing(listing, now)
    if (listing.version !== version) throw concurrentChange()
    const given = organizationId && (await requireTakingOver(organizationId, actor.userId))
    const { organizationId: _, ...rest } = listing
    const after = {
      ...rest,
      ...(organizationId && { organizationId }),
      updatedAt: now,
      version: version + 1,
    }
    const answer = await ownListing(after, now)
    await commit(
      ...saveInPlace(listing, after, now),
      ...(given ? given.unchanged : []),
      recordActivity(
        {
          by: actor,
          type: 'business_listing',
          description: given
            ? `Made the listing ${listing.businessName} part of ${given.organization.name}`
            : `Removed the listing ${listing.businessName} from its organization`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, setListingOrganization)
