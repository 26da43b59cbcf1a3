import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { listingReviews, reviewsPartition } from './listing-reviews.ts'

export const projections = [
  waiting({
    of: listingReviews,
    id: ({ listingId, userId }) => `${listingId}#${userId}`,
    since: ({ editedAt, createdAt }) => editedAt ?? createdAt,
    queue: ({ status }) => (status === 'pending' ? 'listingReviews' : undefined),
    lists: [
      (cursor) => listingReviews.list({ index: 'gsi3', pk: reviewsPartition('pending'), limit: 100, cursor }),
    ],
  }),
]
