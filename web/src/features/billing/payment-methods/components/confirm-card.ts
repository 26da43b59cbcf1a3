import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { createSetupIntent } from '#shared/billing/payment-methods/contract.ts'
import { AppError } from '#shared/errors.ts'
import { call } from '#web/lib/call.ts'

/** A card on its way to the account. Completed steps are kept, so another press continues from there. */
export type CardAttempt = { clientSecret?: string; providerMethodId?: string }

type Confirmation = {
  stripe: Stripe
  card: StripeCardElement
  attempt: CardAttempt
  /** The bank asks its customer meanwhile. */
  onBank: (asking: boolean) => void
}

const refused = (message: string | undefined) =>
  new AppError('unprocessable', 'card_refused', message ?? 'Failed to create payment method')

/** Has Stripe confirm the card, and the bank if it wants to. Returns Stripe’s id of the card. */
export async function confirmCard({ stripe, card, attempt, onBank }: Confirmation): Promise<string> {
  if (attempt.providerMethodId) return attempt.providerMethodId
  attempt.clientSecret ??= (await call(createSetupIntent, { body: {} })).clientSecret
  const { clientSecret } = attempt
  let { error, setupIntent } = await stripe.confirmCardSetup(
    clientSecret,
    { payment_method: { card } },
    { handleActions: false },
  )
  if (!error && setupIntent?.status === 'requires_action') {
    onBank(true)
    try {
      ;({ error, setupIntent } = await stripe.handleNextAction({ clientSecret }))
    } finally {
      onBank(false)
    }
  }
  // Or by an earlier press, whose answer was lost.
  const confirmed = error?.setup_intent?.status === 'succeeded' ? error.setup_intent : setupIntent
  const method = confirmed?.payment_method
  const providerMethodId = typeof method === 'string' ? method : method?.id
  if (confirmed?.status !== 'succeeded' || !providerMethodId) throw refused(error?.message)
  attempt.providerMethodId = providerMethodId
  return providerMethodId
}
