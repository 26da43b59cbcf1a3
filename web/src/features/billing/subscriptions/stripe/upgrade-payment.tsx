import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type SyntheticEvent, useState } from 'react'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { CardField } from '#web/features/billing/payment-methods/components/card-field.tsx'
import { StripeElements } from '#web/features/billing/payment-methods/components/stripe-elements.tsx'
import type { PayStep } from '#web/features/billing/subscriptions/plan-change/change-plan.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { cardOption, savedCards } from './card-options.ts'
import { confirmCardPayment } from './confirm-card-payment.ts'

export type UpgradePaymentProps = {
  /** The form that the button of the dialog sends. */
  id: string
  paymentMethods: readonly PaymentMethod[]
  postalCode: string | undefined
  busy: boolean
  onPay: (pay: PayStep) => void
}

/** The card that pays for an upgrade of a plan that no provider bills. */
export function UpgradePayment(props: UpgradePaymentProps) {
  return (
    <StripeElements>
      <CardChoice {...props} />
    </StripeElements>
  )
}

const newCard = 'new'

function CardChoice({ id, paymentMethods, postalCode, busy, onPay }: UpgradePaymentProps) {
  const saved = savedCards(paymentMethods)
  const preferred = saved.find(({ isDefault }) => isDefault) ?? saved[0]
  const [chosen, setChosen] = useState(preferred?.id ?? newCard)
  const stripe = useStripe()
  const elements = useElements()
  const card = saved.find((one) => one.id === chosen)

  const pay: PayStep = async (step, onBank) => {
    const element = elements?.getElement(CardElement)
    const method = card?.providerMethodId ?? (element ? { card: element } : undefined)
    if (!stripe || !method) throw new Error('the card form is not there')
    await confirmCardPayment(step, { stripe, method, onBank })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (stripe) onPay(pay)
  }
  return (
    <form id={id} name={id} noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      {saved.length > 0 && (
        <RadioCards
          legend="Pay with"
          name="card"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[...saved.map(cardOption), { value: newCard, label: 'Another card' }]}
        />
      )}
      {!card && <CardField disabled={busy} postalCode={postalCode} />}
      <p className="text-sm text-dim">
        Your card is charged once. Your card details go to the payment provider, never to us.
      </p>
    </form>
  )
}
