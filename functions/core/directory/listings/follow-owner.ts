import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { listings, listingsOfPartition } from './listings.ts'
import { isVerifiedBusiness } from './new-listing.ts'
import { saveListing } from './save-listing.ts'

/** Shows the listings of a member as their account stands now: none while it is suspended. */
export async function followOwner(userId: string, now: string): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) return
  const isSuspended = user.status === 'suspended'
  const isVerified = isVerifiedBusiness(user)
  for await (const { id } of eachItem(listings, { index: 'gsi1', pk: listingsOfPartition(userId) }))
    await untilUnchanged(async () => {
      const listing = await listings.get({ id }, { consistent: true })
      if (listing?.ownerId !== userId) return
      // While it is suspended, an account is no longer active, and a verified business stays one.
      const verified = isSuspended ? listing.isVerified : isVerified
      if (listing.isVerified === verified && (listing.isOwnerSuspended ?? false) === isSuspended) return
      const { isOwnerSuspended: _, ...rest } = listing
      const after = {
        ...rest,
        isVerified: verified,
        ...(isSuspended && { isOwnerSuspended: true as const }),
        version: listing.version + 1,
      }
      await commit(
        ...(await saveListing(listing, after, now)),
        users.check({ id: userId }, { version: user.version }),
      )
    })
}
