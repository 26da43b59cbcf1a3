import { useInfiniteQuery } from '@tanstack/react-query'
import { RatingStars } from '#web/features/directory/listing-reviews/components/rating-stars.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { feedbackQuery } from '../api/sale-queries.ts'
import { FeedbackRow } from './feedback-row.tsx'

/** What others say of a member after sales, with the average of the last 24 months. */
export function SellerFeedback({ userId }: { userId: string }) {
  const pages = useInfiniteQuery(feedbackQuery(userId))
  const session = useSession()
  const mayReport =
    session.status === 'signed-in' && session.me.registrationCompleted && session.me.id !== userId
  const known = pages.data?.pages[0]
  return (
    <Panel id="feedback" title="Feedback">
      <div className="grid gap-6">
        {known?.tenths !== undefined && (
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="readout text-4xl">{(known.tenths / 10).toFixed(1)}</span>
            <RatingStars tenths={known.tenths} />
            <span className="text-sm text-dim">
              {known.count === 1 ? '1 sale' : `${known.count.toLocaleString('en-US')} sales`} in 24 months
            </span>
          </p>
        )}
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={2} flush />}
          failed="The feedback did not load"
          empty={<p className="text-dim">No feedback yet.</p>}
        >
          {(feedback) => (
            <ul aria-label="Feedback after sales" className="grid gap-6">
              {feedback.map((one) => (
                <FeedbackRow key={one.id} feedback={one} mayReport={mayReport} />
              ))}
            </ul>
          )}
        </CursorList>
      </div>
    </Panel>
  )
}
