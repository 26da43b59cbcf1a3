import { type AdminTransaction, listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { getTransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

const staleTime = 5000

type Filter = Omit<NonNullable<InputOf<typeof listAllTransactions>['query']>, 'cursor' | 'limit'>

export const allTransactionPagesQuery = (filter: Filter) =>
  pagesQuery(listAllTransactions, {
    key: ['admin-billing', 'transactions', filter],
    query: filter,
    keepPrevious: true,
    staleTime,
  })

export const transactionDetailsQuery = ({ id, userId }: Pick<AdminTransaction, 'id' | 'userId'>) =>
  query(
    'admin-billing',
    getTransactionDetails,
    { params: { transactionId: id }, query: { userId } },
    { staleTime },
  )
