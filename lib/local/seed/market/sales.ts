import { feedbackKeys } from '#core/market/sales/feedback-keys.ts'
import { feedbackMonths } from '#core/market/sales/feedback-months.ts'
import { salePairs } from '#core/market/sales/sale-pairs.ts'
import { feedbacks, sales } from '#core/market/sales/sales.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Feedback } from '#shared/market/sales/sale.ts'
import { demoSales } from './demo-sales.ts'

const absent = { absent: true } as const

/** The sales of the demo, with the feedback about them and the averages that follow from it. */
export function seed(now: string, size: SeedSize): Write[] {
  const sold = demoSales(now, size)
  return [
    ...sold.flatMap(({ sale }) => {
      const { sellerId: one, buyerId: other, confirmedAt } = sale
      return [
        sales.put(sale, absent),
        ...(confirmedAt
          ? [salePairs.put({ one, other, confirmedAt: [confirmedAt], version: 1 }, absent)]
          : []),
      ]
    }),
    ...sold.flatMap(({ feedback }) =>
      feedback.flatMap((one) => [
        feedbacks.put(one, absent),
        feedbackKeys.put({ id: one.id, saleId: one.saleId, fromId: one.fromId, version: 1 }, absent),
      ]),
    ),
    ...monthsOf(sold.flatMap(({ feedback }) => feedback)),
  ]
}

function monthsOf(all: readonly Feedback[]): Write[] {
  const counted = all.filter(({ isCounted, status }) => isCounted && status === 'shown')
  const byMonth = Map.groupBy(counted, ({ toId, shownAt = '' }) => `${toId}#${shownAt.slice(0, 7)}`)
  return [...byMonth.values()].flatMap(([first, ...others]) =>
    first?.shownAt
      ? feedbackMonths.put(
          {
            userId: first.toId,
            month: first.shownAt.slice(0, 7),
            sum: others.reduce((sum, { stars }) => sum + stars, first.stars),
            count: others.length + 1,
            version: 1,
          },
          absent,
        )
      : [],
  )
}
