import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Feedback, Sale } from '#shared/market/sales/sale.ts'
import { feedbackKeys } from './feedback-keys.ts'
import { salePairs } from './sale-pairs.ts'
import { feedbacks, sales } from './sales.ts'
import { feedbackOfSale } from './show-feedback.ts'

const gone = goneOwnerId as Sale['buyerId']

const keyOf = ({ id, saleId, fromId }: Feedback) => ({ id, saleId, fromId, version: 1 })

const dropped = (feedback: Feedback): Write[] => [
  feedbacks.delete(feedback),
  feedbackKeys.underive(keyOf(feedback)),
]

/** What the member wrote stays as that of a former one. */
const kept = (feedback: Feedback): Write[] => {
  const after = { ...feedback, fromId: gone, version: feedback.version + 1 }
  return [
    feedbacks.delete(feedback),
    feedbacks.put(after, { absent: true }),
    feedbackKeys.derive(keyOf(after)),
  ]
}

/**
 * The other side keeps the sale, with a former member, and what that one wrote about them; feedback about the one who leaves
 * goes. Without anyone whose it is, the sale goes, too.
 */
export const leaveSale = ({ id }: Pick<Sale, 'id'>, userId: Sale['buyerId']): Promise<void> =>
  untilUnchanged(
    async () => {
      const sale = await sales.get({ id }, { consistent: true })
      if (!sale || (sale.buyerId !== userId && sale.sellerId !== userId)) return
      const { buyerId, sellerId, version } = sale
      const isBuyer = buyerId === userId
      const otherId = isBuyer ? sellerId : buyerId
      const feedback = await feedbackOfSale(sale)
      const after: Sale = {
        ...sale,
        [isBuyer ? 'buyerId' : 'sellerId']: gone,
        // No one is left to confirm it, or to be told so.
        status: sale.status === 'awaiting' ? 'lapsed' : sale.status,
        feedbackFrom: sale.feedbackFrom.map((from) => (from === userId ? gone : from)),
        version: version + 1,
      }
      await commit(
        ...(otherId === gone ? [sales.delete(sale)] : [sales.put(after, { version })]),
        ...feedback.flatMap((one) =>
          otherId === gone || one.toId === userId ? dropped(one) : one.fromId === userId ? kept(one) : [],
        ),
        salePairs.underive({ one: sellerId, other: buyerId, confirmedAt: [], version }),
      )
    },
    { crowd: true },
  )
