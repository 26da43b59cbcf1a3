import type { Client } from '#test/support/client.ts'
import { putReview, putReviewable, reviewBody } from '#test/support/listing-reviews.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = unknownId('lst')

const someone = async () => {
  const person = aPerson({ isPublicProfile: true })
  await putPeople([person])
  return person.id
}

const shown = async (caller?: Client) => ({ listingId: caller ? (await putReviewable()).id : unknown })

/** Nobody but its owner may open it. */
const hidden = async (ownerId: string) => ({
  listingId: (await putReviewable({ status: 'paused', ownerId })).id,
})

const foreign = async ({ id }: { id: string }) => ({
  input: { params: await hidden(id) },
  code: 'listing_not_found',
})

/** A review of a listing that someone owns. */
const reviewed = async (ownerId: string | undefined) => {
  if (!ownerId) return { listingId: unknown, reviewId: unknownId('rev') }
  const listing = await putReviewable({ ownerId })
  return { listingId: listing.id, reviewId: (await putReview(listing, await someone())).id }
}

/** One that waits, which is public to nobody. */
const waiting = async (author: string | undefined) => {
  const listing = await putReviewable()
  const review = await putReview(listing, author ?? (await someone()), { status: 'pending' })
  return { listingId: listing.id, reviewId: review.id }
}

const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
const reply = { text: 'Thank you.', version: 1 }

export const fixture = {
  listReviews: async (caller) => ({ params: await shown(caller), query: { sort: 'helpful' } }),
  getMyReview: { sample: async (caller) => ({ params: await shown(caller) }), foreign },
  writeReview: {
    sample: async (caller) => ({ params: await shown(caller), body: reviewBody() }),
    idle: (standing) => (standing?.approved === false ? [403, 'account_pending'] : undefined),
    foreign: async ({ id }) => ({
      input: { params: await hidden(id), body: reviewBody() },
      code: 'listing_not_found',
    }),
  },
  deleteReview: {
    sample: async (caller) => ({ params: await shown(caller) }),
    foreign: async () => ({ input: { params: { listingId: unknown } }, code: 'listing_not_found' }),
  },
  replyToReview: {
    sample: async (caller) => ({ params: await reviewed(idOf(caller)), body: reply }),
    foreign: async ({ id }) => ({
      input: { params: await reviewed(id), body: reply },
      code: 'listing_not_found',
    }),
  },
  markHelpful: {
    sample: async (caller) => ({
      params: caller ? await reviewed(await someone()) : await reviewed(undefined),
      body: { isHelpful: true },
    }),
    foreign: async ({ id }) => ({
      input: { params: await waiting(id), body: { isHelpful: true } },
      code: 'review_not_found',
    }),
  },
  listAllReviews: () => ({ query: { status: 'hidden' } }),
  decideReview: async (caller) => {
    const author = caller ? await someone() : unknownAccount
    const listingId = caller ? (await waiting(author)).listingId : unknown
    return { params: { listingId, author }, body: { publishes: true, reason: '', version: 1 } }
  },
} satisfies NounFixture<'listingReviews'>
