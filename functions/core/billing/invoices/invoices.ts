import { entity } from '#core/platform/db/entity.ts'
import { Invoice } from '#shared/billing/invoices/invoice.ts'

/** Invoices by member; ids are in the order of time. */
export const invoices = entity({
  name: 'invoice',
  erasure: 'with the member',
  schema: Invoice,
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `INVOICE#${id}` }),
})
