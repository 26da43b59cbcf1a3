import type { PublicFeedback } from '#shared/market/sales/contract.ts'
import { RatingStars } from '#web/features/directory/listing-reviews/components/rating-stars.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { FeedbackReply } from './feedback-reply.tsx'

type FeedbackRowProps = { feedback: PublicFeedback; mayReport: boolean }

/** Feedback as everyone reads it. */
export function FeedbackRow({ feedback, mayReport }: FeedbackRowProps) {
  const { id, from, about, itemTitle, stars, text, isCounted, reply, shownAt } = feedback
  return (
    <li className="grid gap-2">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
          <span className="font-semibold">{from}</span>
          <RatingStars tenths={stars * 10} />
        </p>
        <p className="text-sm text-dim wrap-anywhere">
          {about === 'seller' ? 'Bought' : 'Sold'} {itemTitle}
          {shownAt && (
            <>
              {' '}
              · <TimeAgo at={shownAt} />
            </>
          )}
          {!isCounted && ' · not counted'}
        </p>
      </div>
      {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {reply && <FeedbackReply reply={reply} />}
      {mayReport && (
        <p className="-ml-2">
          <ReportButton subject={{ type: 'feedback', id }} of={`the feedback by ${from}`} />
        </p>
      )}
    </li>
  )
}
