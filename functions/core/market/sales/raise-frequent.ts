import { reportedSubjects } from '#core/market/market-items/report-subjects.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { raiseCase } from '#core/platform/reports/raise-case.ts'
import { sales } from './sales.ts'

/** Puts the item of a sale before administrators whose two sides sold each other more than three within 90 days. */
export const raiseFrequent = (saleId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(
    async () => {
      const sale = await sales.get({ id: saleId }, { consistent: true })
      const about = sale && (await reportedSubjects.item.load(sale.itemId))
      if (!sale || !about) return
      const subject = { type: 'item', id: sale.itemId } as const
      const notice = 'Its seller and its buyer have had more than three sales with each other in 90 days.'
      const writes = await raiseCase({ subject, about, notice }, now)
      if (writes.length > 0) await commit(once, ...writes)
    },
    { crowd: true },
  )
