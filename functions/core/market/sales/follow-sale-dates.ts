import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { nextDueOfSale } from '#shared/market/sales/sale-dates.ts'
import { sales, salesDuePartition } from './sales.ts'
import { feedbackOfSale, showFeedback } from './show-feedback.ts'

const job = 'follow_sale_dates'

/**
 * Ends sales that no one confirmed within a week, and shows feedback that waited for the other side. Everything that is due is
 * taken, however old. Safe to repeat at any point: a sale that was followed is not due any more.
 */
export async function followSaleDates(now: string): Promise<{ followed: number }> {
  const { done, failed } = await eachRow(
    job,
    (cursor) => sales.list({ index: 'gsi3', pk: salesDuePartition, upTo: `${now}~`, limit: 100, cursor }),
    ({ id }) => follow(id, now),
  )
  if (failed > 0) throw new Error(`${failed} sales could not be followed; they will be retried.`)
  log.info('sales.followed', { followed: done })
  return { followed: done }
}

/** False where nothing is due: someone was faster. */
const follow = (id: string, now: string): Promise<boolean> =>
  untilUnchanged(
    async () => {
      const before = await sales.get({ id }, { consistent: true })
      const due = before && nextDueOfSale(before)
      if (!before || !due || due > now) return false
      const after = { ...before, version: before.version + 1 }
      if (before.status === 'awaiting')
        await commit(
          sales.put({ ...after, status: 'lapsed' }, { version: before.version }),
          announce('sale.answered', { saleId: before.id }, now),
        )
      else await commit(...showFeedback(before, after, { stored: await feedbackOfSale(before) }, now))
      return true
    },
    { crowd: true },
  )
