import { exportTransactions } from '#shared/billing/transactions/contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'
import type { TransactionQuery } from './list-transactions.ts'

export const downloadTransactions = (
  filter: TransactionQuery,
  onRows: (rows: number) => void,
  signal: AbortSignal,
) =>
  downloadInParts({
    name: 'transactions',
    part: (cursor) =>
      call(exportTransactions, { body: { ...filter, ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })
