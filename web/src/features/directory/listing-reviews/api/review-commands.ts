import { useQueryClient } from '@tanstack/react-query'
import {
  deleteReview,
  getMyReview,
  markHelpful,
  type PublicReview,
  replyToReview,
  writeReview,
} from '#shared/directory/listing-reviews/contract.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { patchReviews } from './patch-reviews.ts'

const noun = 'listingReviews'

export const useWriteReview = command(writeReview, { changes: [[noun], ['listings']] })

/** What changes beside the lists: the member’s own review, and the rating beside the business. */
function useRefresh() {
  const queryClient = useQueryClient()
  const read = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey })
  return {
    queryClient,
    mine: () => read([noun, getMyReview.name]),
    rating: () => read(['listings']),
    all: () => Promise.all([read([noun]), read(['listings'])]),
  }
}

type Of = Pick<ListingReview, 'id' | 'listingId'>

export function useDeleteReview({ id, listingId }: Of) {
  const { queryClient, mine, rating, all } = useRefresh()
  return useCommand({
    send: (_: string, idempotencyKey) => call(deleteReview, { params: { listingId } }, { idempotencyKey }),
    onDone: () => {
      patchReviews(queryClient, id, () => undefined)
      return Promise.all([mine(), rating()])
    },
    onStale: all,
  })
}

export function useReply({ id: reviewId, listingId }: Of) {
  const { queryClient, all } = useRefresh()
  return useCommand({
    send: (body: { text: string; version: number }, idempotencyKey) =>
      call(replyToReview, { params: { listingId, reviewId }, body }, { idempotencyKey }),
    onDone: (answer: PublicReview) => {
      patchReviews(queryClient, reviewId, () => answer)
      return undefined
    },
    onStale: all,
  })
}

export function useMarkHelpful({ id: reviewId, listingId }: Of) {
  const { queryClient, mine, all } = useRefresh()
  return useCommand({
    send: (isHelpful: boolean, idempotencyKey) =>
      call(markHelpful, { params: { listingId, reviewId }, body: { isHelpful } }, { idempotencyKey }),
    onDone: ({ helpfulCount }) => {
      patchReviews(queryClient, reviewId, (review) => ({ ...review, helpfulCount }))
      return mine()
    },
    onStale: all,
  })
}
