import { listings } from '#core/directory/listings/listings.ts'
import { isVerifiedBusiness, newListing } from '#core/directory/listings/new-listing.ts'
import { ownListing } from '#core/directory/listings/own-listing.ts'
import { ownOneMore } from '#core/directory/listings/owned-listings.ts'
import { settledFields } from '#core/directory/listings/settled-fields.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { createListing as contract } from '#shared/directory/listings/own-contract.ts'
import { newId } from '#shared/ids.ts'

function createListing({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  const id = newId('lst', now) as ListingId
  return untilUnchanged(
    async () => {
      const values = await settledFields(body, { now })
      const listing = await newListing(
        { id, status: 'draft', source: 'owner', ownerId: user.id, isVerified: isVerifiedBusiness(user) },
        values,
        now,
      )
      const answer = await ownListing(listing, now, { change: undefined })
      await commit(
        listings.put(listing, { absent: true }),
        await ownOneMore(user, id),
        users.check({ id: userId }, { version: user.version }),
        recordActivity(
          { by: actor, type: 'business_listing', description: `Drafted the listing ${listing.businessName}` },
          now,
        ),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, createListing)
