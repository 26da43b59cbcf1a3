import { queryOptions } from '@tanstack/react-query'
import { type AdminTransaction, listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { getTransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { adminBillingKey } from './admin-billing-key.ts'

const staleTime = 5000

type Filter = Omit<NonNullable<InputOf<typeof listAllTransactions>['query']>, 'cursor' | 'limit'>

export const allTransactionPagesQuery = (filter: Filter) =>
  pagesQuery(listAllTransactions, {
    key: [...adminBillingKey, 'transactions', filter],
    query: filter,
    keepPrevious: true,
    staleTime,
  })

export const transactionDetailsQuery = ({ id, userId }: Pick<AdminTransaction, 'id' | 'userId'>) =>
  queryOptions({
    queryKey: [...adminBillingKey, 'transaction', id, userId],
    queryFn: ({ signal }) =>
      call(getTransactionDetails, { params: { transactionId: id }, query: { userId } }, { signal }),
    staleTime,
  })
