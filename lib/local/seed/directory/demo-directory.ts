import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { keptFor } from '#lib/local/seed/kept-for.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingSheets } from './listing-sheets.ts'
import { madeListings } from './made-listings.ts'
import { madeReviews } from './made-reviews.ts'

type DemoDirectory = { listings: Listing[]; reviews: ListingReview[] }

const numbers = {
  whole: { reviews: 140, replies: 40 },
  small: { reviews: 20, replies: 6 },
} as const satisfies Record<SeedSize, unknown>

async function made(size: SeedSize, now: string): Promise<DemoDirectory> {
  const people = new Map([...demoUsers(now), ...demoMembers(now)].map((user) => [user.id as string, user]))
  const listings = await madeListings(listingSheets(size), people, now)
  const reviews = madeReviews(listings, people, numbers[size], now)
  return { listings: listings.map(({ listing }) => rated(listing, reviews)), reviews }
}

function rated(listing: Listing, reviews: readonly ListingReview[]): Listing {
  const counted = reviews.filter(({ listingId, isCounted }) => listingId === listing.id && isCounted)
  const ratingSum = counted.reduce((sum, { stars }) => sum + stars, 0)
  return { ...listing, ratingSum, ratingCount: counted.length }
}

const kept = {
  whole: keptFor((now) => made('whole', now)),
  small: keptFor((now) => made('small', now)),
}

/** The businesses of the demo with their reviews: every type and status, open at any hour, around Dallas and far from it. */
export const demoDirectory = (now: string, size: SeedSize): Promise<DemoDirectory> => kept[size](now)
