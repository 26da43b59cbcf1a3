import { downloadInvoice } from '#shared/invoices/contract.ts'
import type { Client } from './client.ts'

/** What stands in the file that a member downloads, as far as it is of one of our own invoices. */
export async function printedInvoice(client: Client, invoiceId: string): Promise<string> {
  const { body } = await client.call(downloadInvoice, {
    params: { invoiceId: invoiceId as `ivc_${string}` },
  })
  const file = await fetch(body.pdfUrl)
  return Buffer.from(await file.arrayBuffer()).toString('latin1')
}
