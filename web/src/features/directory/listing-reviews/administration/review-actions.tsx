import { useState } from 'react'
import type { AdminReview } from '#shared/directory/listing-reviews/admin-contract.ts'
import { hiddenByReports } from '#shared/directory/listing-reviews/decided-review.ts'
import { OpenElsewhere } from '#web/features/directory/open-reviews/open-elsewhere.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideReview } from '../api/admin-review-queries.ts'

/** Publishes a review, or hides it with a reason. */
export function ReviewActions({ review }: { review: AdminReview }) {
  const { listingId, userId: author, status, version, authorName, reason } = review
  const [isHiding, setHiding] = useState(false)
  const decide = useDecideReview()
  const params = { listingId, author }
  const publish = usePress(() =>
    decide.mutateAsync({ params, body: { publishes: true, reason: '', version } }).then(() => {
      toast.success('Review published')
    }, toastFailure),
  )
  const mayHide = status === 'pending' || status === 'published' || reason === hiddenByReports
  return (
    <div className="flex flex-wrap gap-2">
      {status !== 'published' && (
        <Button size="sm" busy={decide.isPending && !isHiding} busyText="Publishing..." onClick={publish}>
          Publish<span className="sr-only"> the review by {authorName}</span>
        </Button>
      )}
      {mayHide && (
        <Button size="sm" onClick={() => setHiding(true)}>
          Hide<span className="sr-only"> the review by {authorName}</span>
        </Button>
      )}
      {isHiding && (
        <ReasonCommand
          danger
          title="Hide this review?"
          description={
            <>
              It leaves the listing and its rating. {authorName} will see your reason.
              <OpenElsewhere subject={{ kind: 'review', id: review.id }} />
            </>
          }
          confirmLabel="Hide review"
          done="Review hidden"
          least={1}
          most={500}
          command={decide}
          inputOf={(words) => ({ params, body: { publishes: false, reason: words, version } })}
          onClose={() => setHiding(false)}
        />
      )}
    </div>
  )
}
