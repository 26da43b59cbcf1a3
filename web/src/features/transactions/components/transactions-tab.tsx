import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { toastRefusal } from '#web/features/billing/components/toast-refusal.ts'
import { CsvButton } from '#web/features/exports/components/csv-button.tsx'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { useReadOn } from '#web/lib/use-read-on.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { downloadTransactions } from '../api/export-transactions.ts'
import { transactionPagesQuery } from '../api/list-transactions.ts'
import { TransactionDialog } from './transaction-dialog.tsx'
import { TransactionFilterBar } from './transaction-filter-bar.tsx'
import { TransactionTable } from './transaction-table.tsx'
import { instantsOf, useTransactionFilter } from './use-transaction-filter.ts'

export function TransactionsTab() {
  const { filter, setFilter } = useTransactionFilter()
  const query = instantsOf(filter)
  const pages = useInfiniteQuery(transactionPagesQuery(query))
  const [open, setOpen] = useState<Transaction>()
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const { hasNextPage, isFetching, fetchNextPage } = pages
  useReadOn(pages, rows.length)
  const more = async () => {
    const { error } = await fetchNextPage()
    if (error) toastRefusal('Failed to load billing data', error)
  }
  const narrowed = Object.keys(filter).length > 0
  return (
    <>
      <TransactionFilterBar filter={filter} onChange={setFilter}>
        <CsvButton
          label="Download CSV"
          download={(onRows, signal) => downloadTransactions(query, onRows, signal)}
          done={(count) => (count === 1 ? '1 transaction saved' : `${count} transactions saved`)}
          failed="Failed to export data"
        />
      </TransactionFilterBar>
      {pages.isPending ? (
        <Skeleton lines={6} className="h-12" />
      ) : pages.isError && rows.length === 0 ? (
        <QueryFailure
          title="Failed to load billing data"
          error={pages.error}
          retrying={isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : rows.length === 0 && !hasNextPage ? (
        <EmptyState title={narrowed ? 'No transactions fit' : 'No transactions yet'}>
          {narrowed ? 'Choose other days, or clear a filter.' : 'What you pay and get back is listed here.'}
        </EmptyState>
      ) : (
        <>
          <Panel
            flush
            aria-busy={pages.isPlaceholderData}
            className="max-sm:border-0 max-sm:bg-transparent max-sm:shadow-none"
          >
            <TransactionTable rows={rows} onOpen={setOpen} />
          </Panel>
          <LoadMore
            hasMore={hasNextPage}
            loading={pages.isFetchingNextPage}
            onLoadMore={() => void more()}
            shown={`${rows.length} shown`}
          />
        </>
      )}
      {open && <TransactionDialog transaction={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
