import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { reviewBy } from '#core/directory/listing-reviews/find-review.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { isMovingReviewsTo } from '#core/directory/listings/moving-reviews.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { users } from '#core/platform/users/users.ts'
import {
  deleteReview,
  getMyReview,
  listReviews,
  markHelpful,
  replyToReview,
  writeReview,
} from '#shared/directory/listing-reviews/contract.ts'
import { mergeListings } from '#shared/directory/listings/admin-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { decideCase, fileReport } from '#shared/platform/reports/contract.ts'
import type { Report } from '#shared/platform/reports/report.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { putReview, putReviewable, ratingOf, reviewBody, trust } from '#test/support/listing-reviews.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)

type Listing = Awaited<ReturnType<typeof putReviewable>>

const shown = async ({ id: listingId }: Pick<Listing, 'id'>) =>
  (await visitor.call(listReviews, { params: { listingId } })).body.items
const told = async (client: Client) =>
  (await client.call(listNotifications, {})).body.items.map(({ title, message, href }) => ({
    title,
    message,
    href,
  }))
const mark = (client: Client, { id: listingId }: Pick<Listing, 'id'>, reviewId: `rev_${string}`) =>
  client.call(markHelpful, { params: { listingId, reviewId }, body: { isHelpful: true } })

test('the owner learns of a new review by notification and mail, and its author of the answer', async () => {
  const [owner, author] = await Promise.all([feedMember(url), feedMember(url)])
  await trust(author.userId)
  const listing = await putReviewable({ ownerId: owner.userId })
  const written = await author.client.call(writeReview, {
    params: { listingId: listing.id },
    body: reviewBody(),
  })
  expectSuccess(written)
  await control.settle()
  const href = `/directory/${listing.id}#reviews`
  expect(await told(owner.client)).toContainEqual({
    title: 'New review',
    message: `${listing.businessName} has a new review with 4 of 5 stars.`,
    href,
  })
  const [mail] = await control.inbox(owner.email)
  expect(mail).toMatchObject({ subject: `New review of ${listing.businessName}` })
  expect(mail?.text).not.toContain(reviewBody().text)
  const reply = (text: string, version: number) =>
    owner.client.call(replyToReview, {
      params: { listingId: listing.id, reviewId: written.body.id },
      body: { text, version },
    })
  expectSuccess(await reply('Thanks.', 1))
  expectSuccess(await reply('Thank you.', 2))
  await control.settle()
  expect((await told(author.client)).filter(({ title }) => title === 'The owner replied')).toEqual([
    { title: 'The owner replied', message: `${listing.businessName} replied to your review.`, href },
  ])
})

test('reviews move to the listing that theirs was merged into, of two of one member the newer', async () => {
  const [both, one, owner, reader] = await Promise.all([0, 1, 2, 3].map(() => feedMember(url)))
  if (!both || !one || !owner || !reader) throw new Error('There are four.')
  const [from, into] = [await putReviewable(), await putReviewable({ ownerId: owner.userId })]
  const early = '2026-02-01T00:00:00.000Z'
  const late = '2026-03-01T00:00:00.000Z'
  const old = await putReview(into, both.userId, { stars: 1, createdAt: early })
  const newer = await putReview(from, both.userId, { stars: 5, createdAt: late })
  const moved = await putReview(from, one.userId, { stars: 3, createdAt: late })
  await putReview(from, owner.userId, { stars: 5, createdAt: early })
  for (let count = 0; count < 12; count++) await putReview(from, crypto.randomUUID(), { createdAt: early })
  expectSuccess(await mark(reader.client, into, old.id))
  expectSuccess(await mark(reader.client, from, moved.id))
  const merged = await admin.call(mergeListings, {
    params: { listingId: from.id },
    body: { into: into.id, reason: 'The same business.', version: 1 },
  })
  expectSuccess(merged)
  await control.settle()
  expect(await isMovingReviewsTo(into.id)).toBe(false)
  // 5 of both, 3 of one, twelve of 4; that of the owner moves and counts for nothing.
  expect(await ratingOf(into)).toEqual([5 + 3 + 12 * 4, 14])
  expect(await ratingOf(from)).toEqual([0, 0])
  expect(await reviewBy(both.userId, into.id)).toMatchObject({ id: newer.id, stars: 5, isCounted: true })
  expect(await reviewBy(owner.userId, into.id)).toMatchObject({ isCounted: false })
  expect(await reviewBy(both.userId, from.id)).toBeUndefined()
  const mine = await reader.client.call(getMyReview, { params: { listingId: from.id } })
  expect(mine.body.helpful).toEqual([moved.id])
  expectProblem(await mark(reader.client, into, old.id), 404, 'review_not_found')
  // By its old address, too.
  expect((await shown(from)).length).toBe(10)
})

const report = (client: Client, id: string) =>
  client.call(fileReport, { body: { subject: { type: 'review', id }, reason: 'offensive', text: '' } })
const decideReports = async (caseId: Report['caseId'], decision: 'upheld' | 'dismissed') => {
  const version = (await cases.get({ id: caseId }, { consistent: true }))?.version ?? 0
  const body = { decision, reason: 'Nobody was there.', version }
  expectSuccess(await admin.call(decideCase, { params: { caseId }, body }))
}

test('three members who report a review hide it until it is decided, with its part of the rating', async () => {
  const [author, ...others] = await Promise.all([0, 1, 2, 3].map(() => feedMember(url)))
  if (!author) throw new Error('There is one.')
  const listing = await putReviewable()
  const { id } = await putReview(listing, author.userId, { stars: 1 })
  const filed = await Promise.all(others.map(({ client }) => report(client, id)))
  expect(filed.map(({ status }) => status)).toEqual([201, 201, 201])
  const caseId = filed[0]?.body.caseId as Report['caseId']
  expect(await shown(listing)).toEqual([])
  expect(await ratingOf(listing)).toEqual([0, 0])
  await decideReports(caseId, 'dismissed')
  expect(await shown(listing)).toHaveLength(1)
  expect(await ratingOf(listing)).toEqual([1, 1])
})

test('a removed review tells its author why, stays as it is, and can be shown again', async () => {
  const [author, reader, listing] = await Promise.all([feedMember(url), feedMember(url), putReviewable()])
  const { id } = await putReview(listing, author.userId, { stars: 2 })
  const { caseId } = (await report(reader.client, id)).body
  await decideReports(caseId, 'upheld')
  await control.settle()
  expect(await ratingOf(listing)).toEqual([0, 0])
  expect(await told(author.client)).toContainEqual({
    title: 'Your review was removed',
    message: `${listing.businessName}: Nobody was there.`,
    href: `/directory/${listing.id}#reviews`,
  })
  const params = { listingId: listing.id }
  const edit = await author.client.call(writeReview, { params, body: reviewBody({ version: 2 }) })
  expect(expectProblem(edit, 409, 'review_removed').detail).toBe('This review was removed: Nobody was there.')
  expectProblem(await author.client.call(deleteReview, { params }), 409, 'review_removed')
  await decideReports(caseId, 'dismissed')
  expect(await ratingOf(listing)).toEqual([2, 1])
})

test('what someone wrote stays as that of a former member, and what waited goes with their account', async () => {
  const before = await control.position()
  const [leaver, author] = await Promise.all([feedMember(url), feedMember(url)])
  const [listing, other] = [await putReviewable(), await putReviewable({ ownerId: leaver.userId })]
  const kept = await putReview(listing, leaver.userId, { stars: 5 })
  await putReview(other, leaver.userId, { stars: 1 })
  const unseen = await putReviewable()
  await putReview(unseen, leaver.userId, { status: 'pending' })
  const { id: helpful } = await putReview(listing, author.userId, { stars: 3 })
  expectSuccess(await mark(leaver.client, listing, helpful))
  await control.settle()
  await expect
    .poll(async () => {
      await eraseAccount(leaver.userId, await control.now())
      await control.settle()
      return itemsWith(leaver.userId, await control.writtenSince(before))
        .filter(({ ttl, entity }) => !ttl && entity !== 'erasure')
        .map(({ entity }) => entity)
    })
    .toEqual([])
  expect(await ratingOf(listing)).toEqual([8, 2])
  // Nobody owns it any more, so what its former owner once wrote counts again.
  expect(await ratingOf(other)).toEqual([1, 1])
  expect(await ratingOf(unseen)).toEqual([0, 0])
  const items = await shown(listing)
  expect(items.map(({ author: { name }, helpfulCount }) => [name, helpfulCount])).toEqual(
    expect.arrayContaining([
      ['Former member', 0],
      ['Pat Person', 0],
    ]),
  )
  expect(items.map(({ id }) => id)).toContain(kept.id)
  expect(await listings.get(other, { consistent: true })).not.toHaveProperty('ownerId')
})

test('the copy of one’s data has the reviews, the answers of one’s business, and what helped', async () => {
  const [member, author] = await Promise.all([feedMember(url), feedMember(url)])
  const own = await putReviewable({ ownerId: member.userId })
  const { id: reviewId } = await putReview(own, author.userId)
  const params = { listingId: own.id, reviewId }
  expectSuccess(await member.client.call(replyToReview, { params, body: { text: 'Thank you.', version: 1 } }))
  const listing = await putReviewable()
  await putReview(listing, member.userId)
  const helpful = await putReview(listing, author.userId)
  expectSuccess(await mark(member.client, listing, helpful.id))
  await expect
    .poll(async () => {
      const user = await users.get({ id: member.userId }, { consistent: true })
      const files = user ? Object.keys(await collectData(user, await control.now())) : []
      return ['listing-review', 'listing-review-reply', 'listing-review-helpful'].filter((kind) =>
        files.includes(`data/${kind}.json`),
      )
    })
    .toHaveLength(3)
})
