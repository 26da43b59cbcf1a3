import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { listReviews, type PublicReview } from '#shared/directory/listing-reviews/contract.ts'

type Pages = InfiniteData<{ items: PublicReview[] }>

/**
 * Changes a review in every list of this page that has it, or takes it out: their index may not know of the change for
 * a moment.
 */
export function patchReviews(
  queryClient: QueryClient,
  reviewId: string,
  to: (review: PublicReview) => PublicReview | undefined,
): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: ['listingReviews', listReviews.name] },
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          items: page.items.flatMap((review) => (review.id === reviewId ? (to(review) ?? []) : [review])),
        })),
      },
  )
}
