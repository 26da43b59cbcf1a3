import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { manualInvoiceNumber } from '#shared/billing/invoices/manual-invoice-number.ts'

/** The number of our own invoices in a year, which is also the number of the last one. */
export const invoiceNumbers = entity({
  name: 'invoice-number',
  erasure: 'impersonal',
  schema: z.object({ year: z.string(), version: z.int() }),
  key: ({ year }: { year: string }) => ({ pk: 'INVOICE_NUMBERS', sk: `YEAR#${year}` }),
})

/**
 * The next number of an invoice that no provider writes, without a gap: it is taken by the same transaction that
 * writes the invoice, or not at all.
 */
export async function nextInvoiceNumber(now: string): Promise<{ number: string; write: Write }> {
  const year = now.slice(0, 4)
  const last = await invoiceNumbers.get({ year }, { consistent: true })
  const version = (last?.version ?? 0) + 1
  return {
    number: manualInvoiceNumber(year, version),
    write: invoiceNumbers.put({ year, version }, last ? { version: last.version } : { absent: true }),
  }
}
