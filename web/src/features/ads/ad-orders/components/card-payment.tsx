import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { payAdCampaigns, settleAdPayment } from '#shared/ads/ad-orders/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { BillingAddressForm } from '#web/features/billing/billing/components/billing-address-form.tsx'
import { CardField } from '#web/features/billing/payment-methods/components/card-field.tsx'
import { confirmWithCard } from '#web/features/billing/payment-methods/components/confirm-with-card.ts'
import { cardProblem } from '#web/features/billing/payment-methods/components/decline.ts'
import { StripeElements } from '#web/features/billing/payment-methods/components/stripe-elements.tsx'
import { cardOption, savedCards } from '#web/features/billing/subscriptions/stripe/card-options.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OrderLines } from './order-lines.tsx'

type CardPaymentProps = {
  campaigns: readonly AdCampaign[]
  /** `bank`: the bank asks its customer, who must be able to reach its question. */
  onState: (state: 'idle' | 'busy' | 'bank') => void
  onPaid: (order: AdOrder) => void
}

/** Pays for campaigns by card. Loaded when someone does: it brings Stripe’s form along. */
export function CardPayment(props: CardPaymentProps) {
  return (
    <StripeElements>
      <PaymentForm {...props} />
    </StripeElements>
  )
}

const askAgainMs = 5000
const newCard = 'new'
const loading = <Skeleton className="h-11" label="Loading the card form..." />

const needsAddress = (error: Error | null): boolean =>
  error instanceof ApiError &&
  (error.code === 'billing_address_required' || error.code === 'billing_address_unknown')

function PaymentForm({ campaigns, onState, onPaid }: CardPaymentProps) {
  const campaignIds = campaigns.map(({ id }) => id)
  // The key is not below one that is read again after each step: every call counts as one try to pay.
  const key = ['ad-payment', ...campaignIds]
  const begun = useQuery({
    queryKey: key,
    queryFn: () => call(payAdCampaigns, { body: { campaignIds } }),
    staleTime: Number.POSITIVE_INFINITY,
    // What was begun is gone on with when it is opened once more; a price may have changed by then.
    gcTime: 0,
    retry: false,
  })
  const billing = useQuery(billingOverviewQuery)
  const { order, payment } = begun.data ?? {}
  // It was paid already, such as by a member who left while the bank asked.
  const [sent, setSent] = useState(false)
  const isSent = order !== undefined && (sent || payment === undefined)
  const settled = useQuery({
    queryKey: [...key, 'settled'],
    queryFn: () => call(settleAdPayment, { params: { orderId: (order as AdOrder).id } }),
    enabled: isSent,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? askAgainMs : false),
  })
  const done = settled.data?.status === 'open' ? undefined : settled.data
  useEffect(() => {
    if (done) onPaid(done)
  }, [done, onPaid])
  if (needsAddress(begun.error))
    return (
      <div className="grid gap-5">
        <p>Where are you billed? Your address determines the tax, which you see before you pay.</p>
        <BillingAddressForm
          address={billing.data?.billingAddress}
          submit="Continue"
          onDone={() => void begun.refetch()}
        />
      </div>
    )
  if (begun.isError)
    return (
      <QueryFailure
        title="The payment did not start"
        error={begun.error}
        retrying={begun.isFetching}
        onRetry={() => void begun.refetch()}
      />
    )
  if (isSent) return <p role="status">Your payment is being settled. This can take a minute.</p>
  if (!order || payment?.kind !== 'card' || billing.isPending) return loading
  return (
    <CardChoice
      order={order}
      step={payment}
      saved={savedCards(billing.data?.paymentMethods ?? [])}
      postalCode={billing.data?.billingAddress?.postalCode}
      onState={onState}
      onSent={() => setSent(true)}
      onPaid={onPaid}
    />
  )
}

type CardStep = Parameters<typeof confirmWithCard>[1]
type CardChoiceProps = Pick<CardPaymentProps, 'onState' | 'onPaid'> & {
  order: AdOrder
  step: CardStep
  saved: ReturnType<typeof savedCards>
  postalCode: string | undefined
  /** It went through at the bank, and is not settled yet. */
  onSent: () => void
}

function CardChoice({ order, step, saved, postalCode, onState, onSent, onPaid }: CardChoiceProps) {
  const preferred = saved.find(({ isDefault }) => isDefault) ?? saved[0]
  const [chosen, setChosen] = useState(preferred?.id ?? newCard)
  const stripe = useStripe()
  const elements = useElements()
  const paying = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<{ sentence: string; count: number }>()
  const card = saved.find(({ id }) => id === chosen)

  async function pay() {
    const element = elements?.getElement(CardElement)
    const method = card?.providerMethodId ?? (element ? { card: element } : undefined)
    if (!stripe || !method || paying.current) return
    paying.current = true
    setBusy(true)
    setProblem(undefined)
    // The bank’s question would lie below an open dialog.
    onState('bank')
    try {
      await confirmWithCard(stripe, step, method)
      const answer = await call(settleAdPayment, { params: { orderId: order.id } })
      if (answer.status === 'open') onSent()
      else onPaid(answer)
    } catch (error) {
      setProblem(cardProblem(error))
      setFailure((before) => ({ sentence: describeFailure(error).sentence, count: (before?.count ?? 0) + 1 }))
    } finally {
      onState('idle')
      paying.current = false
      setBusy(false)
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void pay()
  }
  return (
    <form name="pay-ads" noValidate className="grid gap-5" onSubmit={submit}>
      {failure && <FormError key={failure.count} title={failure.sentence} />}
      <OrderLines order={order} taxCents={step.taxCents} dueCents={step.amountDueCents} />
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
      <p className="text-sm text-dim">
        Your card details go to Stripe, not to us. Your bank may ask you to confirm that it’s you.
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        disabled={!stripe}
        busyText="Processing..."
      >
        Pay {dollars(step.amountDueCents)}
      </Button>
    </form>
  )
}
