import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { facts } from '#core/directory/listings/facts.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'

/** No `once`: the post has an id that follows from the fact. A listing without an owner has no one to post for it. */
export const handler = consumer(facts, 'listing.published', 'post', async ({ fact }) => {
  const { listingId: id } = fact.payload
  const listing = await listings.get({ id }, { consistent: true })
  if (!listing?.ownerId || !isListed(listing)) return
  await postOfFact(fact, listing.ownerId, () => ({
    type: 'listing_published',
    title: `Brought ${listing.businessName} to the directory`,
    about: { type: 'listing', id, href: listingPath(id) },
  }))
})
