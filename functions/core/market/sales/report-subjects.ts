import { reachedMember } from '#core/market/market-items/reached-member.ts'
import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import { users } from '#core/platform/users/users.ts'
import type { Feedback, FeedbackStatus } from '#shared/market/sales/sale.ts'
import { salesPath } from '#shared/market/sales/sales-path.ts'
import { countFeedback } from './feedback-months.ts'
import { findFeedback } from './find-feedback.ts'
import { feedbacks } from './sales.ts'

/** The actions report cases can take on feedback. What is hidden or removed leaves the average as well. */
export const reportedSubjects: Record<'feedback', SubjectOf> = {
  feedback: {
    load: async (id) => {
      const feedback = await findFeedback(id)
      if (!feedback?.shownAt) return undefined
      const { reply } = feedback
      const author = await users.get({ id: feedback.fromId }, { consistent: true })
      return {
        title: `Feedback about the ${feedback.about} of ${feedback.itemTitle}`,
        text: [`${feedback.stars} of 5 stars`, feedback.text, reply && `Answer to it: ${reply.text}`]
          .filter(Boolean)
          .join('\n\n'),
        ...(author && { authorId: author.id }),
        changedAt: reply?.at ?? feedback.shownAt,
        isRemoved: feedback.status === 'removed',
      }
    },
    setHidden: async (id, isHidden, now) => {
      const feedback = await findFeedback(id)
      if (!feedback?.shownAt) return []
      if (isHidden) return feedback.status === 'shown' ? settle(feedback, 'hidden') : []
      if (feedback.status === 'shown') return []
      // Reports decide nothing by themselves, so the author hears only of what an administrator takes back.
      const isBack = feedback.status === 'removed'
      return [...settle(feedback, 'shown'), ...(isBack ? await tellAuthor(feedback, undefined, now) : [])]
    },
    remove: async (id, reason, now) => {
      const feedback = await findFeedback(id)
      if (!feedback || feedback.status === 'removed') return []
      return [...settle(feedback, 'removed', reason), ...(await tellAuthor(feedback, reason, now))]
    },
  },
}

function settle(before: Feedback, status: FeedbackStatus, reason?: string): Write[] {
  const { reason: _, ...rest } = before
  const after = { ...rest, status, ...(reason && { reason }), version: before.version + 1 }
  return [feedbacks.put(after, { version: before.version }), ...countFeedback(before, after)]
}

/** Its author reads the reason for which it was removed, or that it is back. */
async function tellAuthor(
  { fromId, itemTitle }: Feedback,
  reason: string | undefined,
  now: string,
): Promise<Write[]> {
  const author = await reachedMember(fromId)
  if (!author) return []
  const said = reason
    ? { type: 'warning' as const, title: 'Your feedback was removed', message: `${itemTitle}: ${reason}` }
    : {
        type: 'success' as const,
        title: 'Your feedback is back',
        message: `Everyone can read what you wrote about ${itemTitle} again.`,
      }
  return notify({ userId: author.id, kind: 'feedback_removed', ...said, href: salesPath() }, now)
}
