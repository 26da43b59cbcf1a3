import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getTransaction, listTransactions } from '#shared/transactions/contract.ts'
import type { Transaction, TransactionStatus, TransactionType } from '#shared/transactions/transaction.ts'
import { billingKey } from '#web/features/billing/api/billing-overview.ts'
import { call } from '#web/lib/call.ts'

/** `from` is included, `to` is not; both are instants. */
export type TransactionQuery = {
  type?: TransactionType | undefined
  status?: TransactionStatus | undefined
  from?: string | undefined
  to?: string | undefined
}

export const transactionPagesQuery = (filter: TransactionQuery) =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'transactions', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listTransactions, { query: { ...filter, limit: 50, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
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
