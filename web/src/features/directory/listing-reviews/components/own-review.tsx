// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { MyReview } from '#shared/directory/listing-reviews/contract.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeleteReview } from '../api/review-commands.ts'
import { RatingStars } from './rating-stars.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import type { Reviewed } from './reviewed.ts'

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

type OwnReviewProps = { mine: MyReview; business: Reviewed }

/** What a member may do about a business: write a review, or change and delete theirs. */
export function OwnReview({ mine: { review, mayWrite, runsIt, isInvolved }, business }: OwnReviewProps) {
  const [doing, setDoing] = useState<'write' | 'delete'>()
  const stop = () => setDoing(undefined)
  if (!review && runsIt) return <p className="text-dim">Reply to reviews of your business here.</p>
  return (
    <>
      {review ? (
        <section aria-label="Your review" className="grid gap-3">
          <State review={review} runsIt={runsIt} />
          {review.status !== 'published' && <Words review={review} />}
          <div className="flex flex-wrap gap-3">
            {mayWrite && (
              <Button data-own size="sm" onClick={() => setDoing('write')}>
                Edit your review
              </Button>
            )}
            {review.status !== 'removed' && (
              <Button data-own size="sm" variant="ghost" onClick={() => setDoing('delete')}>
                Delete your review
              </Button>
            )}
          </div>
        </section>
      ) : mayWrite ? (
        <Button data-own variant="primary" className="justify-self-start" onClick={() => setDoing('write')}>
          Write a review
        </Button>
      ) : (
        <p className="text-dim">
          {isInvolved
            ? 'You cannot review a business that you claim, or that your organization runs.'
            : 'You can write a review as soon as your account is approved.'}
        </p>
      )}
      {doing === 'write' && (
        <Suspense>
          <ReviewDialog business={business} review={review} onClose={stop} />
        </Suspense>
      )}
      {doing === 'delete' && review && <DeleteQuestion review={review} onClose={stop} />}
    </>
  )
}

function DeleteQuestion({ review, onClose }: { review: ListingReview; onClose: () => void }) {
  const remove = useDeleteReview(review)
  return (
    <ConfirmCommand
      title="Delete your review?"
      description="Its text, its pictures, and the reply are deleted for good."
      confirmLabel="Delete"
      danger
      command={remove}
      input=""
      done="Review deleted"
      onClose={onClose}
    />
  )
}

function State({ review, runsIt }: { review: ListingReview; runsIt: boolean }) {
  const { status, reason } = review
  if (status === 'published')
    return (
      <p className="text-dim">
        {runsIt
          ? 'You reviewed this business before it was yours. Your stars do not count in its rating.'
          : 'You reviewed this business. Everyone can read it below.'}
      </p>
    )
  if (status === 'pending')
    return (
      <Banner tone="info">Your review is pending. Others see it once an administrator publishes it.</Banner>
    )
  return (
    <Banner tone="warning">
      Your review {status === 'removed' ? 'was removed' : 'is hidden'}: {reason}
    </Banner>
  )
}

const Words = ({ review: { stars, text, pictures } }: { review: ListingReview }) => (
  <>
    <RatingStars tenths={stars * 10} />
    <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    <ReviewPictures pictures={pictures} />
  </>
)
