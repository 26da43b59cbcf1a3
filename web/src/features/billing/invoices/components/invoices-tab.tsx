import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { getInvoice, listInvoices } from '#shared/billing/invoices/contract.ts'
import { type Invoice, InvoiceId } from '#shared/billing/invoices/invoice.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { invoiceOfPayment, type ListedInvoice, listedInvoice } from './listed-invoice.ts'

const staleTime = 5000
const invoicePagesQuery = pagesQuery(listInvoices, { key: ['billing', 'invoices'], staleTime })

/** Invoices, newest first; a member without invoices who has paid sees the payments in the same form. */
export function InvoicesTab({ transactions }: { transactions: readonly Transaction[] }) {
  const [search, setSearch] = useSearchParams()
  const linkedId = z.safeParse(InvoiceId, search.get('invoice')).data
  const pages = useInfiniteQuery(invoicePagesQuery)
  const params = { invoiceId: linkedId as Invoice['id'] }
  const linked = useQuery(
    query('billing', getInvoice, { params }, { enabled: linkedId !== undefined, staleTime }),
  )
  const [viewed, setViewed] = useState<ListedInvoice>()
  const payments = transactions.filter(({ type }) => type === 'payment')
  const open = viewed ?? (linkedId && linked.data ? listedInvoice(linked.data) : undefined)
  const close = () => {
    setViewed(undefined)
    if (linkedId) setSearch({ tab: 'invoices' }, { replace: true, preventScrollReset: true })
  }
  const columns = invoiceColumns(setViewed)
  const listed = (rows: ListedInvoice[]) => (
    <Panel flush>
      <Table caption="Invoices" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Panel>
  )
  return (
    <>
      {linkedId && linked.error && (
        <Banner tone="danger" className="mb-4">
          {describeFailure(linked.error).sentence}
        </Banner>
      )}
      <CursorList
        pages={pages}
        waiting={
          <Panel flush>
            <TableSkeleton columns={columns} />
          </Panel>
        }
        failed="Failed to load billing data"
        empty={
          payments.length > 0 ? (
            listed(payments.map(invoiceOfPayment))
          ) : (
            <EmptyState title="No invoices available yet">
              You’ll find an invoice for each payment here.
            </EmptyState>
          )
        }
      >
        {(invoices) => listed(invoices.map(listedInvoice))}
      </CursorList>
      {open && <InvoiceDialog invoice={open} onClose={close} />}
    </>
  )
}
