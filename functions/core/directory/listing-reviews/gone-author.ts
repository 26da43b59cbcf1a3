import { createHash } from 'node:crypto'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'

/**
 * The author of a review whose member has left: an id that no account ever had, another for each review, since a
 * listing has one of each author.
 */
export function goneAuthor({ id }: Pick<ListingReview, 'id'>): ListingReview['userId'] {
  const hash = createHash('sha256').update(`author of ${id}`).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ]
  return parts.join('-') as ListingReview['userId']
}
