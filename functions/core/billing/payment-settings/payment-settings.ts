import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/**
 * The last replacement of a secret, and the administrator who made it; a replacement by command names no one.
 */
const SecretChange = z.object({ at: z.iso.datetime(), by: z.optional(z.string()) })

const Keys = z.object({
  stripePublishableKey: z.optional(z.string()),
  stripeSecret: z.optional(SecretChange),
  paypalSecret: z.optional(SecretChange),
})

/** An administrator’s decisions about payments. Secrets are not here; they are in Secrets Manager. */
export const PaymentSettings = z.object({
  mode: z.enum(['test', 'live']),
  stripeActive: z.boolean(),
  paypalActive: z.boolean(),
  /** True if the card provider calculates and adds taxes. */
  automaticTax: z._default(z.boolean(), false),
  test: Keys,
  live: Keys,
  /** Until then one administrator replaces keys, and no one else changes anything here. */
  claimedUntil: z.optional(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type PaymentSettings = z.infer<typeof PaymentSettings>

export const storedPaymentSettings = entity({
  name: 'payment-settings',
  erasure: 'impersonal',
  schema: PaymentSettings,
  key: (_: object) => ({ pk: 'SETTINGS', sk: 'PAYMENT' }),
})
