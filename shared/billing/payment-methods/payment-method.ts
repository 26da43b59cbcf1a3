import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

export const PaymentMethodId = idSchema('pay')

/** A way to pay that the provider keeps; we know only what a receipt prints about a card. */
export const PaymentMethod = z.object({
  id: PaymentMethodId,
  type: z.enum(['card', 'paypal']),
  brand: z.optional(z.string()),
  last4: z.optional(z.string()),
  expMonth: z.optional(z.int()),
  expYear: z.optional(z.int()),
  isDefault: z.boolean(),
  /** The card provider’s own id, by which the browser confirms a payment with this card; alone it pays nothing. */
  providerMethodId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
