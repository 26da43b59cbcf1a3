import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReviewSort } from '#shared/directory/listing-reviews/review-order.ts'
import { reviewsPath } from '#shared/directory/listing-reviews/reviews-path.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { myReviewQuery, reviewPagesQuery } from '../api/reviews-query.ts'
import { OwnReview } from './own-review.tsx'
import { type Rating, RatingSummary } from './rating-summary.tsx'
import { ReviewRow } from './review-row.tsx'
import type { Reviewed } from './reviewed.ts'

const sorts: Record<ReviewSort, string> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
}

/** The reviews on the page of a business: its rating, what the reader wrote, and what others wrote. */
export function ReviewsSection({ ratingSum, ratingCount, ...business }: Reviewed & Rating) {
  const { listingId } = business
  const [sort, setSort] = useState<ReviewSort>('newest')
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const mine = useQuery({ ...myReviewQuery(listingId), enabled: isMember }).data
  const pages = useInfiniteQuery(reviewPagesQuery(listingId, sort))
  const histogram = pages.data?.pages[0]?.histogram ?? []
  const isEmpty = pages.isSuccess && pages.data.pages.every(({ items }) => items.length === 0)
  return (
    <Panel
      id="reviews"
      title="Reviews"
      aside={
        !isEmpty && (
          <Select
            aria-label="Sort reviews"
            value={sort}
            onChange={({ target }) => setSort(target.value as ReviewSort)}
          >
            {Object.entries(sorts).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )
      }
    >
      <div className="grid gap-6">
        <RatingSummary ratingSum={ratingSum} ratingCount={ratingCount} histogram={histogram} />
        {mine && <OwnReview mine={mine} business={business} />}
        {(session.status === 'anonymous' || session.status === 'loading') && (
          <ButtonLink
            className="justify-self-start"
            to={`/login?from=${encodeURIComponent(reviewsPath(listingId))}`}
          >
            Log in to write a review
          </ButtonLink>
        )}
        {session.status === 'signed-in' && !isMember && (
          <p className="text-dim">Complete your profile to write a review.</p>
        )}
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={Math.min(Math.max(ratingCount, 1), 3)} flush />}
          failed="The reviews did not load"
          empty={null}
        >
          {(reviews) => (
            <ul
              aria-label={`Reviews of ${business.businessName}`}
              aria-busy={pages.isPlaceholderData}
              className="grid gap-6"
            >
              {reviews.map((review) => (
                <ReviewRow key={review.id} review={review} business={business} mine={mine} />
              ))}
            </ul>
          )}
        </CursorList>
      </div>
    </Panel>
  )
}
