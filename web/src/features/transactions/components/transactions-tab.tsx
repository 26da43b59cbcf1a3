import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { CsvButton } from '#web/features/exports/components/csv-button.tsx'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/lists/use-address-filter.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { downloadTransactions } from '../api/export-transactions.ts'
import { transactionPagesQuery } from '../api/list-transactions.ts'
import { TransactionDialog } from './transaction-dialog.tsx'
import { instantsOf, transactionFilter, transactionFilterParts } from './transaction-filter.ts'
import { TransactionTable } from './transaction-table.tsx'

export function TransactionsTab() {
  const { filter, setFilter } = useAddressFilter(transactionFilter)
  const query = instantsOf(filter)
  const pages = useInfiniteQuery(transactionPagesQuery(query))
  const [open, setOpen] = useState<Transaction>()
  const narrowed = Object.keys(filter).length > 0
  return (
    <>
      <FilterBar labels parts={transactionFilterParts} filter={filter} onChange={setFilter}>
        <CsvButton
          label="Download CSV"
          download={(onRows, signal) => downloadTransactions(query, onRows, signal)}
          done={(count) => (count === 1 ? '1 transaction saved' : `${count} transactions saved`)}
          failed="Failed to export data"
        />
      </FilterBar>
      <CursorList
        pages={pages}
        waiting={<Skeleton lines={6} className="h-12" />}
        failed="Failed to load billing data"
        empty={
          <EmptyState title={narrowed ? 'No transactions fit' : 'No transactions yet'}>
            {narrowed ? 'Choose other days, or clear a filter.' : 'What you pay and get back is listed here.'}
          </EmptyState>
        }
      >
        {(rows) => (
          <Panel
            flush
            aria-busy={pages.isPlaceholderData}
            className="max-sm:border-0 max-sm:bg-transparent max-sm:shadow-none"
          >
            <TransactionTable rows={rows} onOpen={setOpen} />
          </Panel>
        )}
      </CursorList>
      {open && <TransactionDialog transaction={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
