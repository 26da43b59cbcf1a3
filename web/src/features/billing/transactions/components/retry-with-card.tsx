import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { CardField } from '#web/features/billing/payment-methods/components/card-field.tsx'
import { confirmWithCard } from '#web/features/billing/payment-methods/components/confirm-with-card.ts'
import { cardProblem } from '#web/features/billing/payment-methods/components/decline.ts'
import { StripeElements } from '#web/features/billing/payment-methods/components/stripe-elements.tsx'
import type { CardStep } from '#web/features/billing/subscriptions/api/pay-order.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'

export type RetryWithCardProps = {
  busy: boolean
  /** Pays; rejected when it did not work, which the callee reports itself. */
  onPay: (confirm: (step: CardStep) => Promise<void>) => Promise<unknown>
}

/** Pays a failed payment with a newly typed card, for members who have none saved. It brings Stripe’s form along. */
export function RetryWithCard(props: RetryWithCardProps) {
  return (
    <StripeElements>
      <CardForm {...props} />
    </StripeElements>
  )
}

function CardForm({ busy, onPay }: RetryWithCardProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm(step: CardStep): Promise<void> {
    const card = elements?.getElement(CardElement)
    if (!stripe || !card) throw new Error('the card form is not there')
    await confirmWithCard(stripe, step, { card })
  }
  const press = usePress(() => {
    setProblem(undefined)
    return onPay(confirm).catch((error) => setProblem(cardProblem(error)))
  })
  return (
    <form
      name="retry-with-card"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <CardField
        error={problem}
        disabled={busy}
        onReady={() => setReady(true)}
        onChange={() => setProblem(undefined)}
      />
      <p className="text-sm text-dim">
        Your card details go to Stripe, not to us. Stripe saves your card for renewals. Your bank may ask you
        to confirm the payment.
      </p>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start max-sm:w-full"
        disabled={!ready}
        busy={busy}
        busyText="Processing..."
      >
        Retry Payment
      </Button>
    </form>
  )
}
