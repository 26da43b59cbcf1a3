// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { MyReview, PublicReview } from '#shared/directory/listing-reviews/contract.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { RatingStars } from './rating-stars.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import type { Reviewed } from './reviewed.ts'

/** Few run the business. */
const ReplyDialog = lazy(async () => ({ default: (await import('./reply-dialog.tsx')).ReplyDialog }))

type ReviewRowProps = { review: PublicReview; business: Reviewed; mine: MyReview | undefined }

/** A review as everyone reads it, with what the reader may do. */
export function ReviewRow({ review, business, mine }: ReviewRowProps) {
  const { author, stars, text, visitedOn, pictures, editedAt, createdAt } = review
  const isMine = mine?.review?.id === review.id
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar name={author.name} src={author.pictureUrl ?? null} size="sm" />
      <div className="grid min-w-0 gap-2">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
            {author.path ? (
              <Link to={author.path} className="font-semibold hover:underline">
                {author.name}
              </Link>
            ) : (
              <span className="font-semibold">{author.name}</span>
            )}
            <RatingStars tenths={stars * 10} />
          </p>
          <p className="text-sm text-dim">
            Visited in {utcMonth(visitedOn)} · <TimeAgo at={createdAt} />
            {editedAt && ' · edited'}
          </p>
        </div>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
        <ReviewPictures pictures={pictures} />
        <Reply review={review} business={business} />
        <div className="-ml-2 flex flex-wrap items-center gap-x-2">
          <HelpfulButton review={review} business={business} mine={mine} />
          {mine && !isMine && (
            <ReportButton subject={{ type: 'review', id: review.id }} of={`the review by ${author.name}`} />
          )}
          {mine?.runsIt && <ReplyButton review={review} business={business} />}
        </div>
      </div>
    </li>
  )
}

type OfBusiness = Pick<ReviewRowProps, 'review' | 'business'>

function Reply({ review: { reply }, business }: OfBusiness) {
  return (
    reply && (
      <div className="grid gap-1 border-l border-edge pl-4">
        <p className="text-sm text-dim">
          <span className="font-semibold text-ink">{business.businessName} replied</span> ·{' '}
          <TimeAgo at={reply.at} />
          {reply.isOlder && ' · written before the review was changed'}
        </p>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{reply.text}</p>
      </div>
    )
  )
}

function ReplyButton({ review, business }: OfBusiness) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button data-own size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {review.reply ? 'Edit reply' : 'Reply'}
        <span className="sr-only"> to {review.author.name}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ReplyDialog review={review} listingId={business.listingId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
