import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminReview } from '#shared/directory/listing-reviews/admin-contract.ts'
import { type ReviewStatus, reviewsBeforeTrust } from '#shared/directory/listing-reviews/listing-review.ts'
import { reviewsPath } from '#shared/directory/listing-reviews/reviews-path.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { allReviewsQuery } from '../api/admin-review-queries.ts'
import { RatingStars } from '../components/rating-stars.tsx'
import { ReviewPictures } from '../components/review-pictures.tsx'
import { ReviewActions } from './review-actions.tsx'

const statuses: readonly { id: ReviewStatus; label: string; empty: string }[] = [
  { id: 'pending', label: 'Pending', empty: 'Nothing is waiting' },
  { id: 'published', label: 'Published', empty: 'No published reviews' },
  { id: 'hidden', label: 'Hidden', empty: 'No hidden reviews' },
  { id: 'removed', label: 'Removed', empty: 'No removed reviews' },
]

/** The reviews of all businesses: those that wait, the oldest first, and what became of the others. */
export function ReviewsTab() {
  const [status, setStatus] = useState<ReviewStatus>('pending')
  const pages = useInfiniteQuery(allReviewsQuery(status))
  const chosen = statuses.find(({ id }) => id === status)
  return (
    <div className="grid gap-4">
      <div className="justify-self-start">
        <Segmented
          legend="Status of the reviews"
          name="review-status"
          options={statuses}
          value={status}
          onChange={setStatus}
        />
      </div>
      <TablePanel
        pages={pages}
        caption={`Reviews: ${chosen?.label}`}
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={6}
        failed="The reviews did not load"
        empty={<EmptyState title={chosen?.empty ?? ''} />}
      />
    </div>
  )
}

const columns: Column<AdminReview>[] = [
  {
    id: 'review',
    header: 'Review',
    narrow: 'main',
    cell: (review) => (
      <div className="grid min-w-0 gap-2 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <TextLink to={reviewsPath(review.listingId)}>{review.businessName}</TextLink>
          <RatingStars tenths={review.stars * 10} />
        </p>
        <p className="max-w-prose whitespace-pre-line">{review.text}</p>
        <ReviewPictures pictures={review.pictures} />
        <p className="text-sm text-dim">
          Visited in {utcMonth(review.visitedOn)} · <Author review={review} />
        </p>
        {review.reason && <p className="text-sm text-warn-ink">{review.reason}</p>}
      </div>
    ),
  },
  {
    id: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-dim',
    cell: ({ editedAt, createdAt }) => <TimeAgo at={editedAt ?? createdAt} />,
  },
  {
    id: 'action',
    header: 'Action',
    narrow: 'foot',
    cell: (review) => <ReviewActions review={review} />,
  },
]

const Author = ({ review: { userId, authorName, published } }: { review: AdminReview }) => (
  <>
    <TextLink to={`/admin/users/${userId}`}>{authorName}</TextLink> ·{' '}
    {published < reviewsBeforeTrust ? `new: ${published} published` : `${published} published`}
  </>
)
