import { connectStripe } from '#core/billing/billing/connect-stripe.ts'
import { explain } from '#lib/deploy/explain-provider.ts'
import type { StripeKeys } from '#lib/deploy/stripe-keys.ts'

/** Makes the platform pay through Stripe's own test mode, which cannot reach a laptop but through a tunnel. */
export const connectTestAccount = ({ webhookSecret, ...keys }: StripeKeys, now: Date) =>
  connectStripe({ ...keys, webhook: { secret: webhookSecret }, now: now.toISOString() }).catch(
    explain('Stripe'),
  )
