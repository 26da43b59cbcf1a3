import * as z from 'zod/mini'
import { countedRows } from '#core/billing/billing/billing-counters.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import { users } from '#core/platform/users/users.ts'
import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { transactions } from './transactions.ts'

const PaidAtShows = z.object({ userId: UserId, count: z.int(), version: z.int() })
type PaidAtShows = z.infer<typeof PaidAtShows>

/** The cents a member paid in cash at the gates of events, kept by the table stream. */
export const paidAtShows = entity({
  name: 'paid-at-shows',
  erasure: 'with the member',
  schema: PaidAtShows,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'PAID_AT_SHOWS' }),
})

/** Returns the cents; consistent with what the stream has counted so far. */
export const paidAtShowsCents = async (userId: string): Promise<number> =>
  (await paidAtShows.get({ userId }, { consistent: true }))?.count ?? 0

/** Adds a payment at the gate to its member’s sum, and takes off what was given back of it. */
export const countPaidAtShows: Counting = {
  of: transactions.name,
  recount: async ({ after }) => {
    if (!after) return
    const transaction = transactions.read(after)
    if (!isPaidAtShow(transaction)) return
    const { userId, version } = transaction
    const id = `${transaction.id}#show`
    const counts = { SHOW: spentCents(transaction) }
    const figures = {
      marks: countedRows,
      counters: paidAtShows,
      adds: (mark: { counts: Record<string, number> }): PaidAtShows[] => [
        { userId, count: mark.counts.SHOW ?? 0, version: 1 },
      ],
    }
    await recount(figures, { id }, async (counted) => {
      if (counted && counted.version >= version) return undefined
      const user = await users.get({ id: userId }, { consistent: true })
      // Nothing is written below the key of a member who has been erased.
      return (
        user && { mark: { id, counts, version }, unchanged: users.check(user, { version: user.version }) }
      )
    })
  },
}
