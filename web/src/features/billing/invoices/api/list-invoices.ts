import { queryOptions, skipToken } from '@tanstack/react-query'
import { getInvoice, listInvoices } from '#shared/billing/invoices/contract.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { billingKey } from '#web/features/billing/billing/api/billing-overview.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export const invoicePagesQuery = pagesQuery(listInvoices, {
  key: [...billingKey, 'invoices'],
  staleTime: 5000,
})

export const invoiceQuery = (invoiceId: Invoice['id'] | undefined) =>
  queryOptions({
    queryKey: [...billingKey, 'invoice', invoiceId],
    queryFn: invoiceId ? ({ signal }) => call(getInvoice, { params: { invoiceId } }, { signal }) : skipToken,
    staleTime: 5000,
  })
