// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { UnansweredReview } from '#shared/directory/business-overview/contract.ts'
import { reviewsPath } from '#shared/directory/listing-reviews/reviews-path.ts'
import { RatingStars } from '#web/features/directory/listing-reviews/components/rating-stars.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

const ReplyDialog = lazy(async () => ({
  default: (await import('#web/features/directory/listing-reviews/components/reply-dialog.tsx')).ReplyDialog,
}))

type WaitingReviewsProps = {
  reviews: readonly UnansweredReview[]
  hasMore: boolean
  onReplied: (reviewId: string) => void
}

/** What customers wrote and no one has answered. */
export function WaitingReviews({ reviews, hasMore, onReplied }: WaitingReviewsProps) {
  const [open, setOpen] = useState<UnansweredReview>()
  return (
    <Panel flush title="Reviews without a reply">
      <ul className="divide-y divide-line">
        {reviews.map((one) => {
          const { listingId, businessName, review } = one
          return (
            <li key={review.id} className="grid gap-2 px-5 py-4">
              <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                <RatingStars tenths={review.stars * 10} />
                <span className="font-semibold">{review.author.name}</span>
                <span className="text-sm text-dim">
                  <Link to={reviewsPath(listingId)} className="hover:underline">
                    {businessName}
                  </Link>
                  {' · '}
                  <TimeAgo at={review.createdAt} />
                </span>
              </p>
              <p className="line-clamp-3 max-w-prose wrap-anywhere">{review.text}</p>
              <Button data-own size="sm" className="justify-self-start" onClick={() => setOpen(one)}>
                Reply<span className="sr-only"> to {review.author.name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {hasMore && (
        <p className="border-t border-line px-5 py-3 text-sm text-dim">
          Older ones are on your listings’ pages.
        </p>
      )}
      {open && (
        <Suspense>
          <ReplyDialog
            review={open.review}
            listingId={open.listingId}
            onReplied={() => onReplied(open.review.id)}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
