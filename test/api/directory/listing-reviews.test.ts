import { expect, test } from 'vitest'
import { listings } from '#core/directory/listings/listings.ts'
import { decideReview, listAllReviews } from '#shared/directory/listing-reviews/admin-contract.ts'
import {
  deleteReview,
  getMyReview,
  listReviews,
  markHelpful,
  replyToReview,
  writeReview,
} from '#shared/directory/listing-reviews/contract.ts'
import { setListingOwner } from '#shared/directory/listings/admin-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { putReview, putReviewable, ratingOf, reviewBody, trust } from '#test/support/listing-reviews.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { changeUser } from '#test/support/records.ts'
import { statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)

type Listing = Awaited<ReturnType<typeof putReviewable>>
type Of = Pick<Listing, 'id'>

const write = (client: Client, { id: listingId }: Of, more: Parameters<typeof reviewBody>[0] = {}) =>
  client.call(writeReview, { params: { listingId }, body: reviewBody(more) })
const mine = async (client: Client, { id: listingId }: Of) =>
  (await client.call(getMyReview, { params: { listingId } })).body
const shown = async ({ id: listingId }: Of, query: { sort?: 'helpful' | 'lowest'; cursor?: string } = {}) =>
  (await visitor.call(listReviews, { params: { listingId }, query })).body
const decide = (
  listing: Of,
  author: string,
  body: { publishes: boolean; reason?: string; version: number },
) => admin.call(decideReview, { params: { listingId: listing.id, author }, body: { reason: '', ...body } })

/** Someone whose reviews are published at once. */
async function regular() {
  const member = await feedMember(url)
  await trust(member.userId)
  return member
}

test('the first reviews of a member wait for an administrator, and the fourth is published at once', async () => {
  const { client, userId } = await feedMember(url)
  for (let count = 0; count < 3; count++) {
    const listing = await putReviewable()
    const written = await write(client, listing)
    expect(written.body).toMatchObject({ status: 'pending', isCounted: false, version: 1 })
    expect((await shown(listing)).items).toEqual([])
    const decided = await decide(listing, userId, { publishes: true, version: 1 })
    expect(decided.body).toMatchObject({
      status: 'published',
      isCounted: true,
      businessName: listing.businessName,
    })
    expect(await ratingOf(listing)).toEqual([4, 1])
  }
  const fourth = await putReviewable()
  await expect.poll(async () => (await write(client, await putReviewable())).body.status).toBe('published')
  expect((await write(client, fourth, { text: 'Pay them by gift card and all is well.' })).body.status).toBe(
    'pending',
  )
  await expect
    .poll(async () => {
      const { items } = (await admin.call(listAllReviews, { query: { limit: 100 } })).body
      return items.find(({ listingId }) => listingId === fourth.id)?.authorName
    })
    .toBe('Pat Person')
})

test('a published review stays so while it is changed, and the rating follows at once', async () => {
  const [{ client }, listing] = await Promise.all([regular(), putReviewable()])
  expectSuccess(await write(client, listing, { stars: 2 }))
  expect(await ratingOf(listing)).toEqual([2, 1])
  const edited = await write(client, listing, { stars: 5, version: 1 })
  expect(edited.body).toMatchObject({ status: 'published', stars: 5, version: 2 })
  expect(edited.body.editedAt).toBeDefined()
  expect(await ratingOf(listing)).toEqual([5, 1])
  expectProblem(await write(client, listing, { version: 1 }), 409, 'version_conflict')
  expectProblem(await write(client, listing), 409, 'review_once')
  expectSuccess(await client.call(deleteReview, { params: { listingId: listing.id } }))
  expect(await ratingOf(listing)).toEqual([0, 0])
  expectSuccess(await client.call(deleteReview, { params: { listingId: listing.id } }))
  expectProblem(await write(client, listing, { version: 3 }), 404, 'review_not_found')
})

test('hiding and publishing change the rating in the same moment: 4, 4, 5 without the 5 is 4.0', async () => {
  const [author, listing] = await Promise.all([feedMember(url), putReviewable()])
  await putReview(listing, (await feedMember(url)).userId)
  await putReview(listing, (await feedMember(url)).userId)
  await putReview(listing, author.userId, { stars: 5 })
  expect(await ratingOf(listing)).toEqual([13, 3])
  expectProblem(
    await decide(listing, author.userId, { publishes: false, version: 1 }),
    400,
    'reason_required',
  )
  const hidden = await decide(listing, author.userId, { publishes: false, reason: 'No insults.', version: 1 })
  expect(hidden.body).toMatchObject({ status: 'hidden', reason: 'No insults.' })
  expect(await ratingOf(listing)).toEqual([8, 2])
  expect((await mine(author.client, listing)).review).toMatchObject({
    status: 'hidden',
    reason: 'No insults.',
  })
  expectProblem(
    await decide(listing, author.userId, { publishes: false, reason: 'Again.', version: 2 }),
    409,
    'already_decided',
  )
  expectSuccess(await decide(listing, author.userId, { publishes: true, version: 2 }))
  expect(await ratingOf(listing)).toEqual([13, 3])
})

test('of a 4 and a 1, deleting the 1 leaves 4.0 of one review at once', async () => {
  const [unhappy, listing] = await Promise.all([feedMember(url), putReviewable()])
  await putReview(listing, (await feedMember(url)).userId)
  await putReview(listing, unhappy.userId, { stars: 1 })
  expectSuccess(await unhappy.client.call(deleteReview, { params: { listingId: listing.id } }))
  expect(await ratingOf(listing)).toEqual([4, 1])
})

test('nobody reviews their own business, and a review of a new owner leaves the rating until they go', async () => {
  const [{ client, userId }, reader] = await Promise.all([regular(), feedMember(url)])
  expectProblem(await write(client, await putReviewable({ ownerId: userId })), 409, 'review_own')
  const listing = await putReviewable()
  expectSuccess(await write(client, listing, { stars: 5 }))
  await putReview(listing, reader.userId, { stars: 3 })
  expect(await ratingOf(listing)).toEqual([8, 2])
  const give = async (ownerId?: string) => {
    const version = (await listings.get(listing, { consistent: true }))?.version ?? 0
    const body = { ...(ownerId && { ownerId }), reason: 'They proved it.', version }
    expectSuccess(await admin.call(setListingOwner, { params: { listingId: listing.id }, body }))
  }
  await give(userId)
  expect(await ratingOf(listing)).toEqual([3, 1])
  expect(await mine(client, listing)).toMatchObject({
    runsIt: true,
    mayWrite: false,
    review: { isCounted: false },
  })
  await give()
  expect(await ratingOf(listing)).toEqual([8, 2])
})

test('nobody reviews a business of an organization that they run', async () => {
  const { client, userId } = await regular()
  const [managed, known] = [
    await putOrganization([[userId, 'manager']]),
    await putOrganization([[userId, 'editor']]),
  ]
  const listing = await putReviewable({ organizationId: managed.id })
  expectProblem(await write(client, listing), 409, 'review_own')
  expect(await mine(client, listing)).toMatchObject({ mayWrite: false, runsIt: false, isInvolved: true })
  expectSuccess(await write(client, await putReviewable({ organizationId: known.id })))
})

test('who waits for approval cannot review, nor what is not listed, nor a visit to come', async () => {
  const [{ client, userId }, listing] = await Promise.all([feedMember(url), putReviewable()])
  expect(expectProblem(await write(client, await putReviewable({ status: 'paused' })), 404).code).toBe(
    'listing_not_found',
  )
  const later = await client.call(writeReview, {
    params: { listingId: listing.id },
    body: { ...reviewBody(), visitedOn: '2099-01' },
  })
  expectProblem(later, 422, 'visit_later')
  await changeUser(userId, { status: 'pending' })
  expectProblem(await write(client, listing), 403, 'account_pending')
  expect(await mine(client, listing)).toMatchObject({ mayWrite: false })
})

test('lists have four orders, a histogram, and authors whose names are theirs to hide', async () => {
  const listing = await putReviewable()
  const open = await feedMember(url, { name: 'Olive Open' })
  const closed = await feedMember(url, { name: 'Clara Closed', isPublicProfile: false })
  await putReview(listing, open.userId, { stars: 5, createdAt: '2026-02-01T00:00:00.000Z' })
  await putReview(listing, closed.userId, { stars: 1, createdAt: '2026-03-01T00:00:00.000Z' })
  await putReview(listing, crypto.randomUUID(), {
    stars: 5,
    createdAt: '2026-01-01T00:00:00.000Z',
    helpfulCount: 2,
  })
  const newest = await shown(listing)
  expect(newest.histogram).toEqual([1, 0, 0, 0, 2])
  expect(newest.items.map(({ author }) => author.name)).toEqual([
    'Private member',
    'Olive Open',
    'Former member',
  ])
  expect(newest.items.map(({ author }) => author.path)).toEqual([
    undefined,
    `/public-profile/${open.userId}`,
    undefined,
  ])
  expect(JSON.stringify(newest)).not.toContain(closed.userId)
  const names = async (sort: 'helpful' | 'lowest') =>
    (await shown(listing, { sort })).items.map(({ author }) => author.name[0]).join('')
  expect(await names('helpful')).toBe('FPO')
  expect(await names('lowest')).toBe('POF')
})

test('pages of ten follow each other without a gap', async () => {
  const listing = await putReviewable()
  for (let count = 0; count < 12; count++)
    await putReview(listing, crypto.randomUUID(), { stars: (count % 5) + 1 })
  const first = await shown(listing, { sort: 'lowest' })
  const { nextCursor: cursor = '' } = first
  const second = await shown(listing, { sort: 'lowest', cursor })
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([10, 2, undefined])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(12)
  const other = { params: { listingId: listing.id }, query: { cursor } }
  expectProblem(await visitor.call(listReviews, other), 400, 'invalid_cursor')
})

test('the owner answers once, changes the answer, and takes it back; it is older once the review changes', async () => {
  const [owner, author, stranger] = await Promise.all([feedMember(url), regular(), feedMember(url)])
  const listing = await putReviewable({ ownerId: owner.userId })
  const { id: reviewId } = (await write(author.client, listing)).body
  const params = { listingId: listing.id, reviewId }
  const reply = (client: Client, text: string, version: number) =>
    client.call(replyToReview, { params, body: { text, version } })
  expectProblem(await reply(stranger.client, 'Thanks.', 1), 404, 'listing_not_found')
  expect((await reply(owner.client, 'Thanks.', 1)).body.reply).toMatchObject({
    text: 'Thanks.',
    isOlder: false,
  })
  expectProblem(await reply(owner.client, 'Thanks again.', 1), 409, 'reply_once')
  expectSuccess(await reply(owner.client, 'Thank you.', 2))
  expectSuccess(await write(author.client, listing, { stars: 5, version: 3 }))
  const [item] = (await shown(listing)).items
  expect(item?.reply).toMatchObject({ text: 'Thank you.', isOlder: true })
  expect((await reply(owner.client, '', item?.version ?? 0)).body.reply).toBeUndefined()
  expect(await ratingOf(listing)).toEqual([5, 1])
})

test('who finds a review helpful counts once, and not for one of their own', async () => {
  const [author, reader, listing] = await Promise.all([feedMember(url), feedMember(url), putReviewable()])
  const { id: reviewId } = await putReview(listing, author.userId)
  const mark = (client: Client, isHelpful: boolean) =>
    client.call(markHelpful, { params: { listingId: listing.id, reviewId }, body: { isHelpful } })
  expectProblem(await mark(author.client, true), 409, 'review_own')
  const many = await Promise.all(Array.from({ length: 4 }, () => mark(reader.client, true)))
  expect(many.map(({ body }) => body.helpfulCount)).toEqual([1, 1, 1, 1])
  await expect.poll(async () => (await mine(reader.client, listing)).helpful).toEqual([reviewId])
  expect((await mark(reader.client, false)).body).toEqual({ helpfulCount: 0 })
  expect((await mark(reader.client, false)).body).toEqual({ helpfulCount: 0 })
})

test('pictures come with a review, and their files go with them', async () => {
  const [{ client }, listing] = await Promise.all([regular(), putReviewable()])
  const add = async (alt: string) => ({
    uploadId: await uploadFile(client, png(4, 4), 'image/png', 'review-picture'),
    alt,
  })
  const params = { listingId: listing.id }
  const made = await client.call(writeReview, {
    params,
    body: { ...reviewBody(), uploads: [await add('The dash'), await add('The trunk')] },
  })
  expectSuccess(made)
  const [dash, trunk] = made.body.pictures
  expect([dash?.alt, trunk?.alt]).toEqual(['The dash', 'The trunk'])
  expect(await statusesOf(url, trunk?.src)).toEqual([200, 200, 200])
  const five = { ...reviewBody({ version: 1 }), keeps: [dash?.id ?? '', trunk?.id ?? ''] }
  const three = await Promise.all(['One', 'Two', 'Three'].map((word) => add(`Number ${word}`)))
  expectProblem(
    await client.call(writeReview, { params, body: { ...five, uploads: three } }),
    409,
    'too_many_pictures',
  )
  const less = await client.call(writeReview, {
    params,
    body: { ...reviewBody({ version: 1 }), keeps: [trunk?.id ?? ''] },
  })
  expect(less.body.pictures).toEqual([trunk])
  await control.settle()
  expect(await statusesOf(url, dash?.src)).toEqual([404, 404, 404])
  expectSuccess(await client.call(deleteReview, { params }))
  await control.settle()
  expect(await statusesOf(url, trunk?.src)).toEqual([404, 404, 404])
})
