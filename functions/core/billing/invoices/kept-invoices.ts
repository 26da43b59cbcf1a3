import { entity } from '#core/platform/db/entity.ts'
import { Invoice } from '#shared/billing/invoices/invoice.ts'

type Key = { id: string; createdAt: string }

/** The partition that keeps the bills and payments of a member who has left. */
export const keptBillingPartition = (createdAt: string) => `KEPT_INVOICES#${createdAt.slice(0, 4)}`

/** The books must show for years what was billed, but not to whom. */
export const keptInvoices = entity({
  name: 'kept-invoice',
  erasure: 'impersonal',
  schema: Invoice,
  key: ({ id, createdAt }: Key) => ({ pk: keptBillingPartition(createdAt), sk: `INVOICE#${id}` }),
})
