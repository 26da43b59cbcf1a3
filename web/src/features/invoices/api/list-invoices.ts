import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { getInvoice, listInvoices } from '#shared/invoices/contract.ts'
import type { Invoice } from '#shared/invoices/invoice.ts'
import { billingKey } from '#web/features/billing/api/billing-overview.ts'
import { call } from '#web/lib/call.ts'

export const invoicePagesQuery = infiniteQueryOptions({
  queryKey: [...billingKey, 'invoices'],
  queryFn: ({ pageParam, signal }) =>
    call(listInvoices, { query: { limit: 20, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 5000,
})

export const invoiceQuery = (invoiceId: Invoice['id'] | undefined) =>
  queryOptions({
    queryKey: [...billingKey, 'invoice', invoiceId],
    queryFn: invoiceId ? ({ signal }) => call(getInvoice, { params: { invoiceId } }, { signal }) : skipToken,
    staleTime: 5000,
  })
