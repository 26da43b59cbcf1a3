import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Invoice, InvoiceId } from './invoice.ts'

const invoiceId = z.strictObject({ invoiceId: InvoiceId })

export const listInvoices = route({
  name: 'listInvoices',
  method: 'GET',
  path: '/api/billing/invoices',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The caller’s invoices, newest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(Invoice),
  errors: ['invalid_cursor'],
})

export const getInvoice = route({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/billing/invoices/:invoiceId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'One of the caller’s invoices',
  params: invoiceId,
  response: Invoice,
  errors: ['invoice_not_found'],
})

export const downloadInvoice = route({
  name: 'downloadInvoice',
  method: 'POST',
  path: '/api/billing/invoices/:invoiceId/download',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'A link to download one of the caller’s invoices as PDF',
  params: invoiceId,
  /** `invoiceUrl`: the provider’s page of it, where there is one. */
  response: z.object({ pdfUrl: z.url(), invoiceUrl: z.optional(z.url()) }),
  errors: ['invoice_not_found', 'invoice_not_final', 'payment_provider_unavailable'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})
