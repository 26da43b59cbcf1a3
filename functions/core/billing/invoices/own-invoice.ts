import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { AppError } from '#shared/errors.ts'
import { invoices } from './invoices.ts'

export async function ownInvoice(userId: string, id: string): Promise<Invoice> {
  const found = await invoices.get({ userId, id }, { consistent: true })
  if (!found) throw new AppError('not_found', 'invoice_not_found', 'Invoice not found')
  return found
}
