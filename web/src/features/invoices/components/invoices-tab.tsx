import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { InvoiceId } from '#shared/invoices/invoice.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { toastRefusal } from '#web/features/billing/components/toast-refusal.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { invoicePagesQuery, invoiceQuery } from '../api/list-invoices.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { invoiceOfPayment, type ListedInvoice, listedInvoice } from './listed-invoice.ts'

/** Invoices, newest first; who has none but has paid sees their payments in the same form. */
export function InvoicesTab({ transactions }: { transactions: readonly Transaction[] }) {
  const [search, setSearch] = useSearchParams()
  const linkedId = z.safeParse(InvoiceId, search.get('invoice')).data
  const pages = useInfiniteQuery(invoicePagesQuery)
  const linked = useQuery(invoiceQuery(linkedId))
  const [viewed, setViewed] = useState<ListedInvoice>()
  const written = pages.data?.pages.flatMap(({ items }) => items.map(listedInvoice)) ?? []
  const payments = transactions.filter(({ type }) => type === 'payment')
  const rows = written.length > 0 || !pages.isSuccess ? written : payments.map(invoiceOfPayment)
  const open = viewed ?? (linkedId && linked.data ? listedInvoice(linked.data) : undefined)
  const close = () => {
    setViewed(undefined)
    if (linkedId) setSearch({ tab: 'invoices' }, { replace: true, preventScrollReset: true })
  }
  const more = async () => {
    const { error } = await pages.fetchNextPage()
    if (error) toastRefusal('Failed to load billing data', error)
  }
  if (pages.isPending) return <Skeleton lines={5} className="h-12" />
  if (pages.isError && rows.length === 0)
    return (
      <QueryFailure
        title="Failed to load billing data"
        error={pages.error}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  return (
    <>
      {linkedId && linked.error && (
        <Banner tone="danger" className="mb-4">
          {describeFailure(linked.error).sentence}
        </Banner>
      )}
      {rows.length === 0 ? (
        <EmptyState title="No invoices available yet">Each payment has its invoice here.</EmptyState>
      ) : (
        <>
          <Panel flush className="max-sm:border-0 max-sm:bg-transparent max-sm:shadow-none">
            <InvoiceList rows={rows} onView={setViewed} />
          </Panel>
          <LoadMore
            hasMore={pages.hasNextPage}
            loading={pages.isFetchingNextPage}
            onLoadMore={() => void more()}
            shown={`${rows.length} shown`}
          />
        </>
      )}
      {open && <InvoiceDialog invoice={open} onClose={close} />}
    </>
  )
}
