import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { entity } from '#core/platform/db/entity.ts'
import { monthsOfAverage } from '#shared/market/sales/counted-feedback.ts'
import type { Feedback } from '#shared/market/sales/sale.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The stars that a member got in a month. Each is added in the transaction that shows it, so the sums are exact. */
export const feedbackMonths = entity({
  name: 'feedback-month',
  erasure: 'with the member',
  schema: z.object({
    userId: UserId,
    month: z.string(),
    sum: z.int(),
    count: z.int(),
    version: z.int(),
  }),
  key: ({ userId, month }: { userId: string; month: string }) => ({
    pk: `USER#${userId}`,
    sk: `FEEDBACK_MONTH#${month}`,
  }),
})

const partOf = (feedback: Feedback | undefined) =>
  feedback?.isCounted && feedback.status === 'shown' ? 1 : 0

/** Keeps the sums of a member in step with one feedback about them: commit it with the feedback. */
export function countFeedback(before: Feedback | undefined, after: Feedback) {
  const count = partOf(after) - partOf(before)
  if (count === 0) return []
  const month = (after.shownAt ?? after.createdAt).slice(0, 7)
  const part = { userId: after.toId, month, sum: count * after.stars, count, version: 1 }
  return [addTo(feedbackMonths, part, 'sum', 'count')]
}

/** What a member is known for: the counted feedback of the last 24 months. */
export async function feedbackOf(userId: string, now: string): Promise<{ count: number; tenths?: number }> {
  const { first, last } = monthsOfAverage(now)
  const { items } = await feedbackMonths.list({
    pk: `USER#${userId}`,
    between: [`FEEDBACK_MONTH#${first}`, `FEEDBACK_MONTH#${last}`],
    limit: 24,
  })
  const sum = items.reduce((total, month) => total + month.sum, 0)
  const count = items.reduce((total, month) => total + month.count, 0)
  return { count, ...(count > 0 && { tenths: Math.floor((20 * sum + count) / (2 * count)) }) }
}
