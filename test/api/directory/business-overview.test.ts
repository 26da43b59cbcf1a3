import { expect, test } from 'vitest'
import { countForListing } from '#core/directory/listings/listing-days.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getBusinessOverview } from '#shared/directory/business-overview/contract.ts'
import { replyToReview } from '#shared/directory/listing-reviews/contract.ts'
import { decideListing } from '#shared/directory/listings/admin-contract.ts'
import { createListing, deleteListing } from '#shared/directory/listings/own-contract.ts'
import { askClaimant } from '#shared/directory/organization-claims/admin-contract.ts'
import { fileClaim, objectToClaim } from '#shared/directory/organization-claims/contract.ts'
import { putClaim } from '#test/support/claims.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putChange } from '#test/support/listing-flows.ts'
import { putReview } from '#test/support/listing-reviews.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { listingFields, putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

type Person = Awaited<ReturnType<typeof feedMember>>

const overviewOf = async ({ client }: Person) => {
  const answer = await client.call(getBusinessOverview, {})
  expect(answer.status).toBe(200)
  return answer.body
}
const tasksOf = async (person: Person) =>
  (await overviewOf(person)).tasks.map(({ kind, name }) => `${kind} ${name}`)

/** The index of the listings of someone lags. */
const withListings = async (person: Person, count: number) => {
  await expect.poll(async () => (await overviewOf(person)).listings.length).toBe(count)
  return overviewOf(person)
}

const complete = {
  pictures: [{ id: 'p', src: '/media/p.webp', alt: '', width: 4, height: 3 }],
  hours: week(),
}

function week() {
  return Array.from({ length: 7 }, () => [[540, 1020] as [number, number]]) as never
}

test('a member without a listing has nothing to see, also while their account waits for approval', async () => {
  const person = await feedMember(url, { membershipType: 'retailer', status: 'pending' })
  const empty = { views: 0, reveals: 0 }
  expect(await overviewOf(person)).toEqual({
    days: [],
    total: empty,
    before: empty,
    listings: [],
    hasMore: false,
    tasks: [],
    reviews: [],
    hasMoreReviews: false,
  })
  const created = await person.client.call(createListing, { body: listingFields() })
  expect(await tasksOf(person)).toEqual([`submit ${created.body.listing.businessName}`])
})

test('figures are those of one’s own listings: 30 days, the 30 before, and each by itself', async () => {
  const [person, other] = await Promise.all([feedMember(url), feedMember(url)])
  const [first, second, foreign] = await Promise.all([
    putListing(person.userId, complete),
    putListing(person.userId, complete),
    putListing(other.userId, complete),
  ])
  const now = await control.now()
  const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
  await commit(countForListing({ listingId: first.id, views: 3, reveals: 1 }, daysAgo(2)))
  await commit(countForListing({ listingId: second.id, views: 4 }, daysAgo(2)))
  await commit(countForListing({ listingId: second.id, views: 5 }, daysAgo(40)))
  await commit(countForListing({ listingId: second.id, views: 7 }, daysAgo(70)))
  await commit(countForListing({ listingId: foreign.id, views: 9 }, daysAgo(2)))
  const shown = await withListings(person, 2)
  expect(shown.total).toEqual({ views: 7, reveals: 1 })
  expect(shown.before).toEqual({ views: 5, reveals: 0 })
  expect(shown.days).toHaveLength(30)
  expect(shown.listings.map(({ id, figures }) => [id, figures.views])).toEqual([
    [second.id, 4],
    [first.id, 3],
  ])
  expect(JSON.stringify(shown)).not.toContain(foreign.id)
})

test('a listing that was rejected is a task at once, with the reason, and no more once it is thrown away', async () => {
  const person = await feedMember(url)
  const waiting = await putListing(person.userId, { status: 'pending' })
  await withListings(person, 1)
  expect(await tasksOf(person)).toEqual([])
  const decided = await admin.call(decideListing, {
    params: { listingId: waiting.id },
    body: { approves: false, reason: 'There is no such street.', version: waiting.version },
  })
  expect(decided.status).toBe(200)
  expect((await overviewOf(person)).tasks).toEqual([
    { kind: 'refused', listingId: waiting.id, name: waiting.businessName, text: 'There is no such street.' },
  ])
  await person.client.call(deleteListing, { params: { listingId: waiting.id } })
  expect(await tasksOf(person)).toEqual([])
})

test('a change that waits is marked, one that was rejected is a task', async () => {
  const person = await feedMember(url)
  const [asked, refused] = await Promise.all([
    putListing(person.userId, complete),
    putListing(person.userId, complete),
  ])
  await putChange(asked)
  const decidedAt = await control.now()
  await putChange(refused, { status: 'refused', reason: 'That number is someone else’s.', decidedAt })
  const shown = await withListings(person, 2)
  expect(shown.listings.filter(({ isChanging }) => isChanging).map(({ id }) => id)).toEqual([asked.id])
  expect(shown.tasks).toMatchObject([
    { kind: 'change_refused', listingId: refused.id, text: 'That number is someone else’s.' },
  ])
})

test('a question about one’s claim is a task of the claimant, and no one else’s', async () => {
  const [person, other] = await Promise.all([feedMember(url), feedMember(url)])
  const { id } = await putListing(undefined)
  const claim = await putClaim(person.userId, { kind: 'listing', id })
  await putClaim(other.userId, { kind: 'listing', id })
  const asked = await admin.call(askClaimant, {
    params: { claimId: claim.id },
    body: { question: 'Which shop is it?', version: claim.version },
  })
  expect(asked.status).toBe(200)
  expect((await overviewOf(person)).tasks).toMatchObject([
    { kind: 'question', claimId: claim.id, text: 'Which shop is it?' },
  ])
  expect(await tasksOf(other)).toEqual([])
})

test('a claim on what one owns is a task until one objects, also of an organization', async () => {
  const [owner, claimant] = await Promise.all([feedMember(url), feedMember(url)])
  const listing = await putListing(owner.userId, complete)
  await withListings(owner, 1)
  const filed = await claimant.client.call(fileClaim, {
    body: {
      subject: { kind: 'listing', id: listing.id },
      role: 'owner',
      message: 'I have run this place since it opened.',
    },
  })
  expect(filed.status).toBe(201)
  expect(await tasksOf(owner)).toEqual([`contest ${listing.businessName}`])
  expect(await tasksOf(claimant)).toEqual([])
  await owner.client.call(objectToClaim, {
    params: { claimId: filed.body.id },
    body: { text: 'They have never worked here at all.' },
  })
  expect(await tasksOf(owner)).toEqual([])

  const organization = await putOrganization([[owner.userId, 'owner']])
  await putClaim(
    claimant.userId,
    { kind: 'organization', id: organization.id },
    { isContested: true, name: organization.name, createdAt: await control.now() },
  )
  await expect.poll(() => tasksOf(owner)).toEqual([`contest ${organization.name}`])
})

test('reviews without a reply are shown until the owner replies; what others wrote elsewhere is not', async () => {
  const [owner, author, other] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const [own, foreign] = await Promise.all([
    putListing(owner.userId, complete),
    putListing(other.userId, complete),
  ])
  const review = await putReview(own, author.userId)
  await putReview(foreign, author.userId)
  await putReview(own, other.userId, { status: 'hidden' })
  await expect
    .poll(async () => (await overviewOf(owner)).reviews.map((one) => one.review.id))
    .toEqual([review.id])
  expect((await overviewOf(owner)).reviews[0]).toMatchObject({
    listingId: own.id,
    businessName: own.businessName,
  })
  const replied = await owner.client.call(replyToReview, {
    params: { listingId: own.id, reviewId: review.id },
    body: { text: 'Thank you.', version: review.version },
  })
  expect(replied.status).toBe(200)
  await expect.poll(async () => (await overviewOf(owner)).reviews).toEqual([])
})
