import { billedTo } from '#core/billing/invoices/billed-to.ts'
import { ownInvoice } from '#core/billing/invoices/own-invoice.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { downloadLink, putObject } from '#core/platform/storage/objects.ts'
import { downloadInvoice as contract } from '#shared/billing/invoices/contract.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { AppError } from '#shared/errors.ts'

const seconds = 300

type Links = { pdfUrl: string; invoiceUrl?: string | undefined }

/** Asked of the provider at each click, since its links expire; where it has no file, ours is made. */
async function downloadInvoice({ actor, params, now }: ApiRequest<typeof contract>): Promise<Links> {
  const invoice = await ownInvoice(actor.userId, params.invoiceId)
  if (invoice.status === 'draft')
    throw new AppError(
      'unprocessable',
      'invoice_not_final',
      'This invoice is not final yet. Try again in about an hour.',
    )
  const theirs = await linksOfProvider(invoice)
  if (theirs?.pdfUrl) return { ...theirs, pdfUrl: theirs.pdfUrl }
  const { invoicePdf } = await import('#core/billing/invoices/invoice-pdf.ts')
  const key = `exports/${actor.userId}/${invoice.id}.pdf`
  const file = await invoicePdf(invoice, invoice.billedTo ?? billedTo(actor.user))
  await putObject(key, file, { contentType: 'application/pdf' })
  const name = `invoice-${invoice.invoiceNumber}.pdf`
  const pdfUrl = await downloadLink({ key, name, contentType: 'application/pdf', seconds, now })
  return { pdfUrl, ...(theirs?.invoiceUrl && { invoiceUrl: theirs.invoiceUrl }) }
}

async function linksOfProvider({ paymentProvider, providerInvoiceId }: Invoice) {
  if (paymentProvider !== 'stripe' || !providerInvoiceId) return undefined
  const stripe = await stripeClient()
  const found = await providerCall(() => stripe.invoices.retrieve(providerInvoiceId))
  const { invoice_pdf: pdfUrl, hosted_invoice_url: invoiceUrl } = found
  return { pdfUrl: pdfUrl ?? undefined, ...(invoiceUrl && { invoiceUrl }) }
}

export const handler = endpoint(contract, downloadInvoice)
