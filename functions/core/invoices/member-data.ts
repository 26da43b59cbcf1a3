import * as z from 'zod/mini'
import { nobody } from '#core/db/nobody.ts'
import type { ErasedData } from '#core/deletions/erased-data.ts'
import { Invoice } from '#shared/invoices/invoice.ts'
import { invoices } from './invoices.ts'
import { keptInvoices } from './kept-invoices.ts'

const nameless = ({ subscriptionId: _, billedTo: __, ...invoice }: Invoice): Invoice => ({
  ...invoice,
  userId: nobody,
})

export const erased: ErasedData = {
  kept: { [invoices.name]: (item) => keptInvoices.item(nameless(z.parse(Invoice, item))) },
}
