import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Feedback, Sale } from '#shared/market/sales/sale.ts'
import { countFeedback } from './feedback-months.ts'
import { feedbacks, sales } from './sales.ts'

/** The feedback of a sale as it is stored. */
export async function feedbackOfSale({ id: saleId, feedbackFrom }: Sale): Promise<Feedback[]> {
  const rows = await getMany(
    feedbackFrom.map((fromId) => feedbacks.key({ saleId, fromId })),
    { consistent: true },
  )
  return rows.map(feedbacks.read)
}

/** The writes that open what both sides wrote about a sale, or the one that did, with the averages that change. */
export function showFeedback(
  before: Sale,
  after: Sale,
  { stored, added }: { stored: readonly Feedback[]; added?: Feedback | undefined },
  now: string,
): Write[] {
  const shown = (feedback: Feedback): Feedback => ({
    ...feedback,
    status: 'shown',
    shownAt: now,
    version: feedback.version + 1,
  })
  const opened = stored
    .filter(({ status }) => status === 'sealed')
    .map((feedback) => ({ feedback, to: shown(feedback), expected: { version: feedback.version } as const }))
  const first = added
    ? [{ feedback: added, to: { ...shown(added), version: 1 }, expected: { absent: true } as const }]
    : []
  return [
    sales.put({ ...after, isShown: true }, { version: before.version }),
    ...[...opened, ...first].flatMap(({ feedback, to, expected }) => [
      feedbacks.put(to, expected),
      ...countFeedback(feedback, to),
      announce('feedback.shown', { saleId: before.id, feedbackId: to.id }, now),
    ]),
  ]
}
