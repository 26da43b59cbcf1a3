import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { invoices } from './invoices.ts'
import { keptInvoices } from './kept-invoices.ts'

const nameless = ({ subscriptionId: _, billedTo: __, ...invoice }: Invoice): Invoice => ({
  ...invoice,
  userId: goneOwnerId,
})

export const erased: ErasedData = {
  kept: [{ of: invoices, as: (item) => keptInvoices.item(nameless(invoices.read(item))) }],
}
