import type { ListingReview } from './listing-review.ts'

type Ordered = Pick<ListingReview, 'id' | 'stars' | 'helpfulCount' | 'publishedAt' | 'createdAt'>

export type ReviewSort = 'newest' | 'helpful' | 'highest' | 'lowest'

const timeOf = ({ publishedAt, createdAt, id }: Ordered) => `${publishedAt ?? createdAt}#${id}`

const newestFirst = (one: Ordered, other: Ordered) => (timeOf(one) > timeOf(other) ? -1 : 1)

const orders: Record<ReviewSort, (one: Ordered, other: Ordered) => number> = {
  newest: newestFirst,
  helpful: (one, other) => other.helpfulCount - one.helpfulCount || newestFirst(one, other),
  highest: (one, other) => other.stars - one.stars || newestFirst(one, other),
  lowest: (one, other) => one.stars - other.stars || newestFirst(one, other),
}

/** Reviews in an order; of equal ones the newer comes first. */
export const inOrder = <T extends Ordered>(reviews: readonly T[], sort: ReviewSort): T[] =>
  reviews.toSorted(orders[sort])

/** How many reviews have one star to five. */
export const histogramOf = (reviews: readonly Pick<ListingReview, 'stars'>[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => reviews.filter((review) => review.stars === stars).length)
