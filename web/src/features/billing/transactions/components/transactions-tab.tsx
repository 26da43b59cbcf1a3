import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportTransactions } from '#shared/billing/transactions/contract.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { call } from '#web/lib/call.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { transactionPagesQuery } from '../api/transaction-queries.ts'
import { instantsOf } from './instants-of.ts'
import { transactionColumns } from './transaction-columns.tsx'
import { TransactionDialog } from './transaction-dialog.tsx'
import { transactionFilter, transactionFilterParts } from './transaction-filter.ts'

export function TransactionsTab() {
  const { filter, setFilter } = useAddressFilter(transactionFilter)
  const query = instantsOf(filter)
  const pages = useInfiniteQuery(transactionPagesQuery(query))
  const [open, setOpen] = useState<Transaction>()
  const narrowed = Object.keys(filter).length > 0
  return (
    <>
      <FilterBar labels parts={transactionFilterParts} filter={filter} onChange={setFilter}>
        <div data-own>
          <CsvButton
            label="Download CSV"
            download={(onRows, signal) =>
              downloadInParts({
                name: 'transactions',
                part: (cursor) =>
                  call(exportTransactions, { body: { ...query, ...(cursor && { cursor }) } }, { signal }),
                onRows,
              })
            }
            done={(count) => (count === 1 ? '1 transaction saved' : `${count} transactions saved`)}
            failed="Failed to export data"
          />
        </div>
      </FilterBar>
      <TablePanel
        caption="Transactions"
        pages={pages}
        columns={transactionColumns(setOpen)}
        rowKey={({ id }) => id}
        failed="Failed to load billing data"
        empty={
          <EmptyState title={narrowed ? 'No matching transactions' : 'No transactions yet'}>
            {narrowed ? 'Choose other dates, or clear a filter.' : 'Your payments and refunds appear here.'}
          </EmptyState>
        }
      />
      {open && <TransactionDialog transaction={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
