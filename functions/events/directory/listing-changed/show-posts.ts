import { putPostsBack, takeDownPosts } from '#core/community/feed/taken-down.ts'
import { facts } from '#core/directory/listings/facts.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'

/** No post leads to a listing that is not shown. No `once`: what it is now decides, however often it is told. */
export const handler = consumer(facts, 'listing.changed', 'show-posts', ({ fact }) => {
  const { listingId: id } = fact.payload
  return untilUnchanged(async () => {
    const listing = await listings.get({ id }, { consistent: true })
    if (!listing) return
    const about = { type: 'listing', id } as const
    await commit(
      isListed(listing) ? putPostsBack(about) : takeDownPosts(about),
      listings.check({ id }, { version: listing.version }),
    )
  })
})
