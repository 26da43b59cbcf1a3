import { listings } from '#core/directory/listings/listings.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import type { AdminReview } from '#shared/directory/listing-reviews/admin-contract.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { publishedBy } from './trusted-author.ts'

/** More need not be told apart. */
const mostCounted = 100

/** Reviews as administrators read them, with the business and how many of the author’s are public. */
export async function adminReviews(reviews: readonly ListingReview[]): Promise<AdminReview[]> {
  const authors = [...new Set(reviews.map(({ userId }) => userId))]
  const [rows, nameOf, counts] = await Promise.all([
    getMany([...new Set(reviews.map(({ listingId }) => listingId))].map((id) => listings.key({ id }))),
    namesOf(authors),
    Promise.all(authors.map(async (id) => [id, await publishedBy(id, mostCounted)] as const)),
  ])
  const names = new Map(rows.map(listings.read).map(({ id, businessName }) => [id, businessName]))
  const published = new Map(counts)
  return reviews.map((review) => ({
    ...review,
    businessName: names.get(review.listingId) ?? '',
    authorName: nameOf(review.userId),
    published: published.get(review.userId) ?? 0,
  }))
}

export async function adminReview(review: ListingReview): Promise<AdminReview> {
  const [one] = await adminReviews([review])
  return one as AdminReview
}
