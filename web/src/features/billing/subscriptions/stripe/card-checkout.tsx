import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useState } from 'react'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { CardField } from '#web/features/billing/payment-methods/components/card-field.tsx'
import { confirmWithCard } from '#web/features/billing/payment-methods/components/confirm-with-card.ts'
import { cardProblem } from '#web/features/billing/payment-methods/components/decline.ts'
import { StripeElements } from '#web/features/billing/payment-methods/components/stripe-elements.tsx'
import type { CardStep } from '#web/features/billing/subscriptions/api/pay-order.ts'
import { type CheckoutOrder, orderOf } from '#web/features/billing/subscriptions/components/checkout-order.ts'
import { PayFailure } from '#web/features/billing/subscriptions/components/pay-failure.tsx'
import { usePay } from '#web/features/billing/subscriptions/components/use-pay.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { cardOption, savedCards } from './card-options.ts'

export type CardCheckoutProps = {
  order: CheckoutOrder
  paymentMethods: readonly PaymentMethod[]
  postalCode?: string | undefined
}

export function CardCheckout(props: CardCheckoutProps) {
  return (
    <StripeElements>
      <CardForm {...props} />
    </StripeElements>
  )
}

const newCard = 'new'

function CardForm({ order, paymentMethods, postalCode }: CardCheckoutProps) {
  const saved = savedCards(paymentMethods)
  const preferred = saved.find(({ isDefault }) => isDefault) ?? saved[0]
  const [chosen, setChosen] = useState(preferred?.id ?? newCard)
  const [problem, setProblem] = useState<string>()
  const { pay, busy, failure, attempts } = usePay(order)
  const stripe = useStripe()
  const elements = useElements()
  const card = saved.find(({ id }) => id === chosen)

  async function confirm(step: CardStep): Promise<void> {
    const element = elements?.getElement(CardElement)
    const method = card?.providerMethodId ?? (element ? { card: element } : undefined)
    if (!stripe || !method) throw new Error('the card form is not there')
    try {
      await confirmWithCard(stripe, step, method)
    } catch (error) {
      setProblem(cardProblem(error))
      throw error
    }
  }
  return (
    <form
      name="checkout"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(undefined)
        pay({ order: orderOf(order, 'stripe'), expectedCents: order.due.dueCents, confirm })
      }}
    >
      <PayFailure failure={failure} attempts={attempts} />
      {saved.length > 0 && (
        <RadioCards
          legend="Pay with"
          name="card"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[...saved.map(cardOption), { value: newCard, label: 'Another card' }]}
        />
      )}
      {!card && (
        <CardField
          error={problem}
          disabled={busy}
          postalCode={postalCode}
          onChange={() => setProblem(undefined)}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy || !stripe || !order.ready}
        busyText="Processing..."
      >
        {order.due.dueCents > 0 ? `Pay ${dollars(order.due.dueCents)}` : 'Start now, nothing to pay today'}
      </Button>
    </form>
  )
}
