import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { keptTransactions } from './kept-transactions.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

/** Leaves out what a person wrote about it in their own words. */
const anonymous = (given: StoredTransaction): StoredTransaction => {
  const { metadata: _, refundReason: __, refundRequests: ___, pendingRefunds: ____, ...transaction } = given
  return { ...transaction, userId: goneOwnerId }
}

export const erased: ErasedData = {
  kept: [{ of: transactions, as: (item) => keptTransactions.item(anonymous(transactions.read(item))) }],
}

export const exported: ExportedData = { hidden: ['pendingRefunds', 'refundRequests', 'refundedAgainAt'] }
