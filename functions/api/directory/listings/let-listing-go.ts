import { findListing } from '#core/directory/listings/find-listing.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import { tellOwner } from '#core/directory/listings/tell-owner.ts'
import { findOrganization, personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { letListingGo as contract } from '#shared/directory/listings/organization-contract.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'

/** Its owner may have left the organization since they made it part of it. */
function letListingGo({ actor, params, now }: ApiRequest<typeof contract>): Promise<void> {
  const { organizationId, listingId } = params
  return untilUnchanged(async () => {
    const [organization, me] = await Promise.all([
      findOrganization(organizationId),
      personIn(organizationId, actor.userId),
    ])
    if (!me) throw organizationRefusal.notFound()
    if (me.role !== 'owner') throw organizationRefusal.role()
    const listing = await findListing(listingId)
    if (listing.organizationId !== organizationId) return
    const { organizationId: _, ...rest } = listing
    await commit(
      ...saveInPlace(listing, rest, now),
      organizationPeople.check(me, { version: me.version }),
      ...(listing.ownerId === actor.userId
        ? []
        : await tellOwner(
            listing,
            {
              type: 'info',
              title: 'Your listing is no longer in its organization',
              message: `an owner of ${organization.name} removed ${listing.businessName} from the organization.`,
            },
            now,
          )),
      recordActivity(
        {
          by: actor,
          type: 'business_listing',
          description: `Removed the listing ${listing.businessName} from ${organization.name}`,
        },
        now,
      ),
    )
  })
}

export const handler = endpoint(contract, letListingGo)
