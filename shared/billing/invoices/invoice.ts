import * as z from 'zod/mini'
import { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const InvoiceId = idSchema('ivc')

export const InvoiceStatus = z.enum(['draft', 'open', 'paid', 'void', 'uncollectible'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

export const InvoiceLine = z.object({ description: z.string(), amountCents: z.int(), quantity: z.int() })
export type InvoiceLine = z.infer<typeof InvoiceLine>

const InvoiceTaxLine = z.object({
  amountCents: z.int(),
  taxableCents: z.int(),
  reason: z.string(),
  /** The provider’s id for the rate. */
  rateId: z.optional(z.string()),
})

export const Invoice = z.object({
  id: InvoiceId,
  userId: UserId,
  subscriptionId: z.optional(z.string()),
  planName: z.optional(z.string()),
  /** The number as printed; if the provider gives none, the last 8 characters of the id. */
  invoiceNumber: z.string(),
  status: InvoiceStatus,
  subtotalCents: z.int(),
  discountCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  amountPaidCents: z.int(),
  /** The part of the total taken from the member’s credit; below 0, the amount added to it. */
  creditCents: z.optional(z.int()),
  currency: z.literal('USD'),
  lines: z.array(InvoiceLine),
  /** The names at the time it was made; the card provider’s invoices state them in their own file. */
  billedTo: z.optional(
    z.object({ name: z.string(), companyName: z.optional(z.string()), email: z.string() }),
  ),
  /** The provider’s own tax lines, also those that came to nothing, with its reason. */
  taxLines: z.optional(z.array(InvoiceTaxLine)),
  paymentProvider: PaymentProviderName,
  providerInvoiceId: z.optional(z.string()),
  dueAt: z.optional(z.iso.datetime()),
  paidAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Invoice = z.infer<typeof Invoice>
