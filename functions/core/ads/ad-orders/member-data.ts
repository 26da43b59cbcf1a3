import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { orders, ordersOfPartition } from './orders.ts'
import { voidOrder } from './void-order.ts'

const ordersOf = (userId: string) => eachItem(orders, { index: 'gsi1', pk: ordersOfPartition(userId) })

/** The books keep the invoices and the payments. */
const erase = (id: string): Promise<void> =>
  untilUnchanged(async () => {
    const order = await orders.get({ id }, { consistent: true })
    if (order) await commit(orders.delete(order))
  })

export const erased: ErasedData = {
  /** No one can pay an order of someone who has left. */
  settle: async ({ userId, now }) => {
    for await (const { id, status } of ordersOf(userId)) if (status === 'open') await voidOrder(id, now)
  },
  erase: async ({ userId }) => {
    for await (const { id } of ordersOf(userId)) await erase(id)
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of ordersOf(userId)) yield { kind: orders.name, item }
  },
}
