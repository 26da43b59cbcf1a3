import { listTransactions } from '#shared/billing/transactions/contract.ts'
import type { TransactionStatus, TransactionType } from '#shared/billing/transactions/transaction.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** `from` is included, `to` is not; both are instants. */
export type TransactionQuery = {
  type?: TransactionType | undefined
  status?: TransactionStatus | undefined
  from?: string | undefined
  to?: string | undefined
}

export const transactionPagesQuery = (filter: TransactionQuery) =>
  pagesQuery(listTransactions, {
    key: ['billing', 'transactions', filter],
    query: filter,
    keepPrevious: true,
    staleTime: 5000,
  })
