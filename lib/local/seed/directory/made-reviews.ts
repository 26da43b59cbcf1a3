import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { User } from '#shared/platform/users/user.ts'
import { chance } from './chance.ts'
import type { MadeListing } from './made-listings.ts'
import { repliesOf } from './review-replies.ts'
import { type ReviewStory, reviewStories } from './review-stories.ts'
import { details, endings, kindOfType, openings, type Tone } from './review-words.ts'

type Numbers = { reviews: number; replies: number }

/** How many stars come after one another. */
const starsInTurn = [5, 4, 5, 5, 3, 4, 5, 2, 5, 4, 5, 4, 1, 5, 4, 5, 3, 5, 4]
/** How many details a review tells. */
const detailsInTurn = [1, 2, 0, 1, 3, 1, 0, 2, 5, 1, 2]

const toneOf = (stars: number): Tone => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor')

/**
 * Reviews of what was ever published, by members of the demo who do not own it. Each listing gets one, and those that are
 * talked about get more.
 */
export function madeReviews(
  made: readonly MadeListing[],
  people: ReadonlyMap<string, User>,
  numbers: Numbers,
  now: string,
): ListingReview[] {
  const reviewed = made.filter(({ listing, sheet }) => isReviewed(listing) && sheet.reviews !== 0)
  const stories = reviewStories.filter(({ listing }) => reviewed.some(({ sheet }) => sheet.name === listing))
  const told = stories.flatMap((story) => toldReview(story, reviewed, people, now))
  const shares = sharesOf(reviewed, told, numbers.reviews - told.length)
  const written: ListingReview[] = []
  const used = new Set<string>()
  for (const [at, one] of reviewed.entries()) {
    const taken = new Set(
      told.filter(({ listingId }) => listingId === one.listing.id).map(({ userId }) => userId),
    )
    const authors = authorsFor(one.listing, people, now).filter(({ id }) => !taken.has(id))
    for (const author of authors.slice(0, shares[at]))
      written.push(writtenReview(one, author, written.length, used, now))
  }
  return replied([...told, ...written], made, numbers.replies, now)
}

const isReviewed = ({ status, publishedAt, duplicateOf }: Listing) =>
  publishedAt !== undefined && status !== 'removed' && !duplicateOf

/** One for each listing, and the rest one by one to the one that lacks most of what it shall have. */
function sharesOf(reviewed: readonly MadeListing[], told: readonly ListingReview[], count: number): number[] {
  const has = reviewed.map(({ listing }) => told.filter(({ listingId }) => listingId === listing.id).length)
  const shares = has.map((known): number => (known > 0 ? 0 : 1))
  let left = count - shares.reduce((sum, share) => sum + share, 0)
  for (; left > 0; left--) {
    const lacks = reviewed.map(({ sheet }, at) => (sheet.reviews ?? 1) - (shares[at] ?? 0) - (has[at] ?? 0))
    const most = lacks.indexOf(Math.max(...lacks))
    shares[most] = (shares[most] ?? 0) + 1
  }
  return shares
}

/** Whose first reviews wait write no others. */
const waiting = new Set(
  reviewStories.filter(({ status }) => status).map(({ by }) => demoUserId(demoEmail(by)) as string),
)

function authorsFor(listing: Listing, people: ReadonlyMap<string, User>, now: string): User[] {
  return [...people.values()]
    .filter(({ id, membershipType, registrationCompleted, createdAt }) => {
      const isCompetitor = membershipType === 'competitor' || membershipType === 'pro_competitor'
      const isNew = addTime(createdAt, { days: 6 }) > lastDayOf(listing, now)
      return isCompetitor && registrationCompleted && !isNew && id !== listing.ownerId && !waiting.has(id)
    })
    .map((user) => ({ user, turn: chance(`${listing.businessName} ${user.email}`) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ user }) => user)
}

/** Nobody reviews what has closed. */
const lastDayOf = ({ status, statusSince }: Listing, now: string): string =>
  status === 'published' ? addTime(now, { days: -1 }) : statusSince

function writtenAt(listing: Listing, author: User, now: string): string {
  const published = listing.publishedAt ?? listing.createdAt
  const from = Math.max(Date.parse(author.createdAt), Date.parse(published))
  const to = Date.parse(lastDayOf(listing, now))
  const share = 0.04 + 0.95 * chance(`${listing.businessName} ${author.email} at`)
  return new Date(Math.floor(from + share * (to - from))).toISOString()
}

function reviewOf(
  listing: Listing,
  author: User,
  { stars, text, status = 'published', reason }: Pick<ReviewStory, 'stars' | 'text' | 'status' | 'reason'>,
  createdAt: string,
): ListingReview {
  const visited = addTime(createdAt, { days: -Math.floor(chance(`${author.email} ${createdAt}`) * 24) })
  return {
    id: deriveId('rev', createdAt, `${listing.id} ${author.id}`) as ListingReview['id'],
    listingId: listing.id,
    userId: author.id,
    stars,
    text,
    visitedOn: visited.slice(0, 7),
    pictures: [],
    status,
    ...(reason && { reason }),
    isCounted: status === 'published',
    helpfulCount: 0,
    ...(status !== 'pending' && { publishedAt: createdAt }),
    createdAt,
    version: 1,
  }
}

function toldReview(
  story: ReviewStory,
  reviewed: readonly MadeListing[],
  people: ReadonlyMap<string, User>,
  now: string,
): ListingReview[] {
  const listing = reviewed.find(({ sheet }) => sheet.name === story.listing)?.listing
  const author = people.get(demoUserId(demoEmail(story.by)))
  if (!listing || !author) return []
  const at = story.status === 'pending' ? addTime(now, { hours: -6 - 20 * chance(story.by) }) : undefined
  return [reviewOf(listing, author, story, at ?? writtenAt(listing, author, now))]
}

function writtenReview(
  made: MadeListing,
  author: User,
  turn: number,
  used: Set<string>,
  now: string,
): ListingReview {
  const stars = starsInTurn[turn % starsInTurn.length] ?? 5
  let [text, again] = [textOf(made.sheet, stars, turn), 0]
  // Nobody writes what someone else has written.
  while (used.has(text)) text = textOf(made.sheet, stars, turn + ++again)
  used.add(text)
  return reviewOf(made.listing, author, { stars, text }, writtenAt(made.listing, author, now))
}

/** An opening, some details and an end, each taken from its list at a pace of its own. */
function textOf({ type, daysOld }: MadeListing['sheet'], stars: number, turn: number): string {
  const [kind, tone] = [kindOfType[type], toneOf(stars)]
  const pick = (words: readonly string[], step: number) => words[(turn * step + daysOld) % words.length] ?? ''
  const told = details[kind][tone]
  const count = Math.min(detailsInTurn[turn % detailsInTurn.length] ?? 1, told.length)
  const first = (turn * 3 + daysOld) % told.length
  const lines = Array.from({ length: count }, (_, at) => told[(first + at) % told.length] ?? '')
  const ending = turn % 3 === 0 ? [] : [pick(endings[tone], 2)]
  return [pick(openings[kind][tone], 1), ...lines, ...ending].join(' ')
}

function replied(
  reviews: readonly ListingReview[],
  made: readonly MadeListing[],
  count: number,
  now: string,
): ListingReview[] {
  const listings = new Map(made.map(({ listing }) => [listing.id, listing]))
  const answered = new Set(
    reviews
      .filter(({ status, listingId }) => status === 'published' && listings.get(listingId)?.ownerId)
      .toSorted((a, b) => chance(a.id) - chance(b.id))
      .slice(0, count)
      .map(({ id }) => id),
  )
  let turn = 0
  return reviews.map((review) => {
    const listing = listings.get(review.listingId)
    const by = listing?.ownerId
    if (!by || !answered.has(review.id)) return review
    const words = repliesOf(kindOfType[listing.listingType], toneOf(review.stars))
    const text = words[turn++ % words.length] ?? ''
    const at = addTime(review.createdAt, { hours: 5 + Math.floor(60 * chance(`${review.id} reply`)) })
    return { ...review, reply: { text, at: at < now ? at : addTime(now, { hours: -1 }) } }
  })
}
