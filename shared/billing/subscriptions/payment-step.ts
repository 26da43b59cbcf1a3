import * as z from 'zod/mini'

/**
 * The step the browser must still take before a payment goes through: confirm it with the card element, or
 * have it approved at the provider’s own site.
 */
export const PaymentStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    /** The provider’s intent that the secret belongs to: with `setup`, nothing is due yet. */
    intent: z.enum(['payment', 'setup']),
    clientSecret: z.string(),
    amountDueCents: z.int(),
    /** Its tax, if the provider adds any. */
    taxCents: z.optional(z.int()),
  }),
  z.object({ kind: z.literal('approval'), approveUrl: z.url() }),
])
export type PaymentStep = z.infer<typeof PaymentStep>
