import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type SyntheticEvent, useRef, useState } from 'react'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddPaymentMethod } from '../api/payment-method-commands.ts'
import { CardField } from './card-field.tsx'
import { type CardAttempt, confirmCard } from './confirm-card.ts'
import { StripeElements } from './stripe-elements.tsx'

export type CardFormProps = {
  /** The first card pays whatever comes. */
  first: boolean
  /** `bank`: the bank asks its customer, who must be able to reach its question. */
  onState: (state: 'idle' | 'busy' | 'bank') => void
  onAdded?: ((method: PaymentMethod) => void) | undefined
  /** Called after it was added, or canceled. */
  onDone: () => void
}

/** Adds a card. Loaded on demand: it brings Stripe’s form along. */
export function CardForm(props: CardFormProps) {
  return (
    <StripeElements>
      <Form {...props} />
    </StripeElements>
  )
}

function Form({ first, onState, onAdded, onDone }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const add = useAddPaymentMethod()
  const attempt = useRef<CardAttempt>({})
  const sending = useRef(false)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [setAsDefault, setSetAsDefault] = useState(first)
  const [failure, setFailure] = useState<{ title: string; sentence: string; count: number }>()

  async function send() {
    const card = elements?.getElement(CardElement)
    if (!stripe || !card || sending.current) return
    sending.current = true
    setBusy(true)
    onState('busy')
    let step = 'Failed to create payment method'
    try {
      const providerMethodId = await confirmCard({
        stripe,
        card,
        attempt: attempt.current,
        onBank: (asking) => onState(asking ? 'bank' : 'busy'),
      })
      step = 'Failed to add payment method'
      const { items } = await add.mutateAsync({ providerMethodId, setAsDefault })
      const added = items.find((item) => item.providerMethodId === providerMethodId)
      if (added) onAdded?.(added)
      toast.success('Payment method added successfully')
      onDone()
    } catch (error) {
      const { sentence } = describeFailure(error)
      setFailure((before) => ({ title: step, sentence, count: (before?.count ?? 0) + 1 }))
      setBusy(false)
      onState('idle')
    } finally {
      sending.current = false
    }
  }
  const change = () => {
    setFailure(undefined)
    // The typed text is no longer the card that was tried. The form checks it again when it is sent.
    if (!sending.current) attempt.current = {}
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {failure && (
        <FormError key={failure.count} title={failure.title}>
          {failure.sentence !== failure.title && <p>{failure.sentence}</p>}
        </FormError>
      )}
      <CardField disabled={busy} onReady={() => setReady(true)} onChange={change} />
      <Checkbox
        label="Set as default payment method"
        checked={setAsDefault}
        disabled={busy}
        onChange={({ target }) => setSetAsDefault(target.checked)}
      />
      <p className="text-sm text-dim">
        Your card details go to Stripe, not to us. Your bank may ask you to confirm that it’s you.
      </p>
      <div className="-mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-ground px-6 py-4">
        <Button disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabled={!ready} busy={busy} busyText="Processing...">
          Add Card
        </Button>
      </div>
    </form>
  )
}
