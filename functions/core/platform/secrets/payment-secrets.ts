import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { secretsManager } from './secrets-manager.ts'

const Stripe = z.object({ secretKey: z.string(), webhookSecret: z.optional(z.string()) })
const Paypal = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  webhookId: z.optional(z.string()),
})
const Mode = z.object({ stripe: z.optional(Stripe), paypal: z.optional(Paypal) })

/** The platform’s credentials at the payment providers, separate for tests and for real money. */
export const PaymentSecrets = z.object({ test: z.optional(Mode), live: z.optional(Mode) })
export type PaymentSecrets = z.infer<typeof PaymentSecrets>

const keptMs = 60_000
let kept: { secrets: PaymentSecrets; at: number } | undefined

/** A minute old at most. `fresh` reads them again when the known ones do not fit. */
export async function readPaymentSecrets({ fresh = false } = {}): Promise<PaymentSecrets> {
  if (!fresh && kept && Date.now() - kept.at < keptMs) return kept.secrets
  const { SecretString } = await secretsManager<{ SecretString: string }>('GetSecretValue', {
    SecretId: env('PAYMENT_SECRET'),
  })
  kept = { secrets: z.parse(PaymentSecrets, JSON.parse(SecretString)), at: Date.now() }
  return kept.secrets
}

export async function writePaymentSecrets(secrets: PaymentSecrets): Promise<void> {
  await secretsManager('PutSecretValue', {
    SecretId: env('PAYMENT_SECRET'),
    SecretString: JSON.stringify(secrets),
  })
  kept = undefined
}
