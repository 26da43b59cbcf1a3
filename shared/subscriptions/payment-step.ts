import * as z from 'zod/mini'

/**
 * What the browser still has to do before a payment goes through: confirm it with the card element, or have it
 * approved at the provider’s own site.
 */
export const PaymentStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    /** Which of the provider’s intents the secret belongs to: nothing is due yet with `setup`. */
    intent: z.enum(['payment', 'setup']),
    clientSecret: z.string(),
    amountDueCents: z.int(),
    /** Its tax, if the provider adds any. */
    taxCents: z.optional(z.int()),
  }),
  z.object({ kind: z.literal('approval'), approveUrl: z.url() }),
])
export type PaymentStep = z.infer<typeof PaymentStep>
