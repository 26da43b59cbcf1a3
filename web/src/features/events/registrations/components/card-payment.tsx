import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { CardField } from '#web/features/billing/payment-methods/components/card-field.tsx'
import { confirmWithCard } from '#web/features/billing/payment-methods/components/confirm-with-card.ts'
import { cardProblem } from '#web/features/billing/payment-methods/components/decline.ts'
import { StripeElements } from '#web/features/billing/payment-methods/components/stripe-elements.tsx'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cardPaymentKey } from './card-payment-key.ts'
import type { EntryPaymentProps } from './entry-payment.tsx'
import { PriceLines } from './price-lines.tsx'
import { isUnpaid, toPay } from './to-pay.ts'

/** Pays by card. Loaded when someone does: it brings Stripe’s form along. */
export function CardPayment(props: EntryPaymentProps) {
  return (
    <StripeElements>
      <PaymentForm {...props} />
    </StripeElements>
  )
}

const askAgainMs = 5000

function PaymentForm({ registration, onState, onSettled }: EntryPaymentProps) {
  const { id, eventId } = registration
  const { lines, dueCents } = toPay(registration)
  const named = { params: { registrationId: id }, body: { eventId } }
  const begun = useQuery({
    // The key is not below a part that is read again after each step: every call counts as one try to pay.
    queryKey: cardPaymentKey(registration),
    queryFn: async () => (await call(payRegistration, named)).payment ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stripe = useStripe()
  const elements = useElements()
  const paying = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<{ sentence: string; count: number }>()
  const step = begun.data?.kind === 'card' ? begun.data : undefined
  // It was paid already, such as by a member who left while the bank asked.
  const isPaid = begun.data === null
  const settled = useQuery({
    queryKey: [...cardPaymentKey(registration), 'settled'],
    queryFn: () => call(settleRegistration, named),
    enabled: isPaid,
    refetchInterval: ({ state }) => (state.data && isUnpaid(state.data) ? askAgainMs : false),
  })
  useEffect(() => {
    if (settled.data && !isUnpaid(settled.data)) onSettled(settled.data)
  }, [settled.data, onSettled])

  async function pay() {
    const card = elements?.getElement(CardElement)
    if (!stripe || !card || !step || paying.current) return
    paying.current = true
    setBusy(true)
    setProblem(undefined)
    // The bank’s question would lie below an open dialog.
    onState('bank')
    try {
      await confirmWithCard(stripe, step, { card })
      onSettled(await call(settleRegistration, named))
      onState('idle')
    } catch (error) {
      setProblem(cardProblem(error))
      setFailure((before) => ({ sentence: describeFailure(error).sentence, count: (before?.count ?? 0) + 1 }))
      onState('idle')
    } finally {
      paying.current = false
      setBusy(false)
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void pay()
  }
  if (begun.isError)
    return (
      <QueryFailure
        title="The payment did not start"
        error={begun.error}
        retrying={begun.isFetching}
        onRetry={() => void begun.refetch()}
      />
    )
  if (isPaid) return <p role="status">Your payment is being settled. This can take a minute.</p>
  if (begun.isPending) return <Skeleton className="h-11" label="Loading the card form..." />
  return (
    <form name="pay-entry" noValidate className="grid gap-5" onSubmit={submit}>
      {failure && <FormError key={failure.count} title={failure.sentence} />}
      <PriceLines lines={lines} />
      <CardField error={problem} disabled={busy} onChange={() => setProblem(undefined)} />
      <p className="text-sm text-dim">
        Your card details go to Stripe, not to us. Your bank may ask you to confirm that it’s you.
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        disabled={!stripe || !step}
        busyText="Processing..."
      >
        Pay {dollars(dueCents)}
      </Button>
    </form>
  )
}
