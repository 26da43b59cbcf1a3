import type { Feedback } from '#shared/market/sales/sale.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'

/** What the one whom feedback is about answered. */
export const FeedbackReply = ({ reply }: { reply: NonNullable<Feedback['reply']> }) => (
  <div className="grid gap-1 border-l border-edge pl-4">
    <p className="text-sm text-dim">
      <span className="font-semibold text-ink">Reply</span> · <TimeAgo at={reply.at} />
    </p>
    <p className="max-w-prose whitespace-pre-line wrap-anywhere">{reply.text}</p>
  </div>
)
