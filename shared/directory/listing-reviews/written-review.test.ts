import { expect, test } from 'vitest'
import { decidedReview, hiddenByReports, settledAs } from './decided-review.ts'
import { latestMonth } from './latest-month.ts'
import type { ListingReview } from './listing-review.ts'
import { isOlderReply, repliedReview, staleReply } from './replied-review.ts'
import { histogramOf, inOrder } from './review-order.ts'
import { assertVisited, editedReview, newReview } from './written-review.ts'

const now = '2026-11-29T12:00:00.000Z'
const author = '11111111-1111-4111-8111-111111111111'
const begun = {
  id: 'rev_01JZ0000000000000000000000',
  listingId: 'lst_01JZ0000000000000000000000',
  userId: author,
} as const
const written = { stars: 4, text: 'They measured first and tuned twice.', visitedOn: '2026-10', pictures: [] }
const listing = {}

const aReview = (more: Partial<ListingReview> = {}): ListingReview => ({
  ...newReview(begun, written, { listing, now: '2026-11-01T00:00:00.000Z', isTrusted: true }),
  ...more,
})

test('a review waits until its author is trusted, and with a flagged word always', () => {
  const as = (isTrusted: boolean, text = written.text) =>
    newReview(begun, { ...written, text }, { listing, now, isTrusted })
  expect(as(false)).toMatchObject({ status: 'pending', isCounted: false })
  expect(as(false).publishedAt).toBeUndefined()
  expect(as(true)).toMatchObject({ status: 'published', isCounted: true, publishedAt: now })
  expect(as(true, 'Pay with a Gift Card and all is well.')).toMatchObject({ status: 'pending' })
})

test('a flagged word below a picture waits as well', () => {
  const pictures = [{ id: 'pic_1', src: '/a.webp', alt: 'My casino', width: 1, height: 1 }]
  expect(newReview(begun, { ...written, pictures }, { listing, now, isTrusted: true }).status).toBe('pending')
})

test('a published review stays published while its author changes it, and says when', () => {
  const edited = editedReview(aReview(), { ...written, stars: 2 }, { listing, now })
  expect(edited).toMatchObject({ status: 'published', stars: 2, editedAt: now, isCounted: true, version: 2 })
  const flagged = editedReview(
    aReview(),
    { ...written, text: 'Write to me by WhatsApp only.' },
    { listing, now },
  )
  expect(flagged).toMatchObject({ status: 'pending', isCounted: false })
})

test('a hidden review waits again once it is changed, and a removed one is not changed', () => {
  const hidden = aReview({ status: 'hidden', reason: 'No insults.', isCounted: false })
  const edited = editedReview(hidden, written, { listing, now })
  expect(edited.status).toBe('pending')
  expect(edited.reason).toBeUndefined()
  const removed = aReview({ status: 'removed', reason: 'Made up.' })
  expect(() => editedReview(removed, written, { listing, now })).toThrow('This review was removed: Made up.')
})

test('a visit is of this month anywhere on Earth, or earlier', () => {
  expect(latestMonth('2026-11-30T09:59:00.000Z')).toBe('2026-11')
  expect(latestMonth('2026-11-30T10:00:00.000Z')).toBe('2026-12')
  expect(() => assertVisited({ visitedOn: '2026-12' }, now)).toThrow('Choose this month or an earlier one.')
  expect(() => assertVisited({ visitedOn: '2026-11' }, now)).not.toThrow()
})

test('the stars of the owner count for nothing', () => {
  expect(settledAs(aReview(), 'published', { listing: { ownerId: author }, now }).isCounted).toBe(false)
  expect(settledAs(aReview(), 'published', { listing: {}, now }).isCounted).toBe(true)
})

test('what is hidden has a reason, and what is decided is not decided twice', () => {
  const step = { listing, now }
  expect(() => decidedReview(aReview(), { publishes: false, reason: '' }, step)).toThrow('Say why')
  const hidden = decidedReview(aReview(), { publishes: false, reason: 'No insults.' }, step)
  expect(hidden).toMatchObject({ status: 'hidden', reason: 'No insults.', isCounted: false })
  const decided = 'Someone else has already decided this.'
  expect(() => decidedReview(hidden, { publishes: false, reason: 'Again.' }, step)).toThrow(decided)
  expect(() => decidedReview(aReview(), { publishes: true, reason: '' }, step)).toThrow(decided)
  const byReports = aReview({ status: 'hidden', reason: hiddenByReports })
  expect(decidedReview(byReports, { publishes: false, reason: 'Yes.' }, step).reason).toBe('Yes.')
  const shown = decidedReview(hidden, { publishes: true, reason: '' }, step)
  expect(shown).toMatchObject({ status: 'published', publishedAt: '2026-11-01T00:00:00.000Z' })
  expect(shown.reason).toBeUndefined()
})

test('an answer is older once the review has changed, and an empty one takes it back', () => {
  const replied = repliedReview(aReview(), 'Thank you.', '2026-11-02T00:00:00.000Z')
  expect(isOlderReply(replied)).toBe(false)
  expect(isOlderReply({ ...replied, editedAt: now })).toBe(true)
  expect(staleReply(replied)?.code).toBe('reply_once')
  expect(staleReply({ ...replied, editedAt: now })).toBeUndefined()
  expect(repliedReview(replied, '', now).reply).toBeUndefined()
})

test('reviews come in four orders, of equal ones the newer first', () => {
  const review = (id: string, stars: number, helpfulCount: number) => ({
    ...aReview({
      id: id as ListingReview['id'],
      stars,
      helpfulCount,
      publishedAt: `2026-11-0${id}T00:00:00.000Z`,
    }),
  })
  const all = [review('1', 5, 0), review('2', 3, 9), review('3', 5, 9), review('4', 1, 0)]
  const ids = (sort: Parameters<typeof inOrder>[1]) =>
    inOrder(all, sort)
      .map(({ id }) => id)
      .join('')
  expect(ids('newest')).toBe('4321')
  expect(ids('helpful')).toBe('3241')
  expect(ids('highest')).toBe('3124')
  expect(ids('lowest')).toBe('4231')
  expect(histogramOf(all)).toEqual([1, 0, 1, 0, 2])
})
