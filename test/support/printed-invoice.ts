import { downloadInvoice } from '#shared/billing/invoices/contract.ts'
import type { Client } from './client.ts'
import { pdfText } from './pdf-text.ts'

/** Returns the text of the file that a member downloads, line by line. */
export async function printedInvoice(client: Client, invoiceId: string): Promise<string[]> {
  const { body } = await client.call(downloadInvoice, {
    params: { invoiceId: invoiceId as `ivc_${string}` },
  })
  const file = await fetch(body.pdfUrl)
  return (await pdfText(new Uint8Array(await file.arrayBuffer()))).split('\n')
}
