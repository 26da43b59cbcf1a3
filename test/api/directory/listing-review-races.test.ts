import { expect, test } from 'vitest'
import { reviewKeys } from '#core/directory/listing-reviews/review-keys.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { decideReview } from '#shared/directory/listing-reviews/admin-contract.ts'
import { listReviews, writeReview } from '#shared/directory/listing-reviews/contract.ts'
import { setListingOwner } from '#shared/directory/listings/admin-contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putReview, putReviewable, ratingOf, reviewBody, trust } from '#test/support/listing-reviews.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)

type Person = Awaited<ReturnType<typeof feedMember>>
const people = (count: number) => Promise.all(Array.from({ length: count }, () => feedMember(url)))
const write = (client: Client, listingId: `lst_${string}`, stars = 4) =>
  client.call(writeReview, { params: { listingId }, body: reviewBody({ stars }) })

test('of ten first reviews of a member at once there is one, and it counts once', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { client, userId } = await feedMember(url)
    await trust(userId)
    const listing = await putReviewable()
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(client, listing.id)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(9)
    for (const one of refused) expectProblem(one, 409, 'review_once')
    expect(await ratingOf(listing)).toEqual([4, 1])
    const id = answers.find(({ status }) => status === 200)?.body.id ?? ''
    expect(await reviewKeys.get({ id }, { consistent: true })).toMatchObject({ userId })
  }
})

test('a review that two administrators hide at once changes the rating once', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [author, other] = (await people(2)) as [Person, Person]
    const listing = await putReviewable()
    await putReview(listing, author.userId, { stars: 5 })
    await putReview(listing, other.userId)
    const body = { publishes: false, reason: 'No insults.', version: 1 }
    const params = { listingId: listing.id, author: author.userId }
    const answers = await Promise.all([0, 1].map(() => admin.call(decideReview, { params, body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    if (refused) expectProblem(refused, 409, 'already_decided')
    expect(await ratingOf(listing)).toEqual([4, 1])
  }
})

test('reviews of many members at once all count', async () => {
  const [listing, all] = await Promise.all([putReviewable(), people(8)])
  await Promise.all(all.map(({ userId }) => trust(userId)))
  const answers = await Promise.all(all.map(({ client }, at) => write(client, listing.id, (at % 5) + 1)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await ratingOf(listing)).toEqual([1 + 2 + 3 + 4 + 5 + 1 + 2 + 3, 8])
})

test('who reviews a business in the moment that it becomes theirs does not rate it', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { client, userId } = await feedMember(url)
    await trust(userId)
    const listing = await putReviewable()
    const params = { listingId: listing.id }
    const [written, given] = await Promise.all([
      write(client, listing.id, 5),
      admin.call(setListingOwner, {
        params,
        body: { ownerId: userId, reason: 'They proved it.', version: 1 },
      }),
    ])
    expect(given.status).toBe(200)
    if (written.status !== 200) expectProblem(written, 409, 'review_own')
    expect(await ratingOf(listing)).toEqual([0, 0])
    expect((await listings.get(listing, { consistent: true }))?.ownerId).toBe(userId)
    const { items } = (await visitor.call(listReviews, { params })).body
    expect(items.length).toBeLessThanOrEqual(1)
  }
})
