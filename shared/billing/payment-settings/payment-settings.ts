import * as z from 'zod/mini'

export const PaymentMode = z.enum(['test', 'live'])
export type PaymentMode = z.infer<typeof PaymentMode>

/** A secret as it is shown: whether it exists, how it ends, and who entered it. */
export const SecretFacts = z.object({
  configured: z.boolean(),
  lastFour: z.optional(z.string()),
  changedAt: z.optional(z.iso.datetime()),
  changedBy: z.optional(z.string()),
})
export type SecretFacts = z.infer<typeof SecretFacts>

const Webhook = z.object({
  configured: z.boolean(),
  /** The time the provider last sent an event, in either mode. */
  lastEventAt: z.optional(z.iso.datetime()),
})

/** The platform’s connection to a card provider’s account in one mode. */
const StripeConnection = z.object({
  publishableKey: z.optional(z.string()),
  secretKey: SecretFacts,
  webhook: Webhook,
})

const PaypalConnection = z.object({
  clientId: z.optional(z.string()),
  clientSecret: SecretFacts,
  webhook: Webhook,
})

/** The payment settings an administrator decides; they never contain a secret. */
export const PaymentSettingsFacts = z.object({
  mode: PaymentMode,
  stripe: z.object({ active: z.boolean(), test: StripeConnection, live: StripeConnection }),
  paypal: z.object({ active: z.boolean(), test: PaypalConnection, live: PaypalConnection }),
  /** True if Stripe calculates and adds taxes. */
  automaticTax: z.boolean(),
  /** Members who pay through a provider in the mode in force. */
  payingMembers: z.object({ stripe: z.int(), paypal: z.int() }),
  /** The retries of failed payments and the numbering of invoices; the providers and the code decide them. */
  dunning: z.object({ stripeTries: z.int(), paypalTries: z.int(), invoiceNumbers: z.string() }),
  updatedAt: z.optional(z.iso.datetime()),
  /** 0 while nothing has been decided. */
  version: z.int(),
})
export type PaymentSettingsFacts = z.infer<typeof PaymentSettingsFacts>
