import { queryOptions, skipToken } from '@tanstack/react-query'
import { getTransaction, listTransactions } from '#shared/billing/transactions/contract.ts'
import type {
  Transaction,
  TransactionStatus,
  TransactionType,
} from '#shared/billing/transactions/transaction.ts'
import { billingKey } from '#web/features/billing/billing/api/billing-overview.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

/** `from` is included, `to` is not; both are instants. */
export type TransactionQuery = {
  type?: TransactionType | undefined
  status?: TransactionStatus | undefined
  from?: string | undefined
  to?: string | undefined
}

export const transactionPagesQuery = (filter: TransactionQuery) =>
  pagesQuery(listTransactions, {
    key: [...billingKey, 'transactions', filter],
    query: filter,
    keepPrevious: true,
    staleTime: 5000,
  })

export const transactionQuery = (transactionId: Transaction['id'] | undefined) =>
  queryOptions({
    queryKey: [...billingKey, 'transaction', transactionId],
    queryFn: transactionId
      ? ({ signal }) => call(getTransaction, { params: { transactionId } }, { signal })
      : skipToken,
    staleTime: 5000,
  })
