import { ThumbsUp } from 'lucide-react'
import type { MyReview, PublicReview } from '#shared/directory/listing-reviews/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useMarkHelpful } from '../api/review-commands.ts'
import type { Reviewed } from './reviewed.ts'

type HelpfulButtonProps = { review: PublicReview; business: Reviewed; mine: MyReview | undefined }

/** How many a review helped, which members say with a press. */
export function HelpfulButton({ review, business, mine }: HelpfulButtonProps) {
  const { id: reviewId, helpfulCount, author } = review
  const mark = useMarkHelpful({ id: reviewId, listingId: business.listingId })
  const isHelpful = mine?.helpful.includes(reviewId) ?? false
  const press = usePress(() => mark.mutateAsync(!isHelpful).then(() => undefined, toastFailure))
  if (!mine || mine.review?.id === reviewId)
    return helpfulCount > 0 && <p className="px-2 text-sm text-dim">Helpful ({helpfulCount})</p>
  return (
    <Button
      data-own
      size="sm"
      variant="ghost"
      aria-pressed={isHelpful}
      busy={mark.isPending}
      busyText="Helpful"
      onClick={press}
    >
      <ThumbsUp aria-hidden="true" className={cx('size-4', isHelpful && 'fill-current')} />
      Helpful{helpfulCount > 0 && ` (${helpfulCount})`}
      <span className="sr-only">: the review by {author.name}</span>
    </Button>
  )
}
