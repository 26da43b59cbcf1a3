import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { offersOf, planFor } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { paymentConfigurationQuery } from '#web/features/billing/billing/api/payment-configuration.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CheckoutStanding } from '../api/checkout-standing.ts'
import { orderQuoteQuery } from '../api/order-quote.ts'
import type { CardStep, PaymentOutcome } from '../api/pay-order.ts'
import { promoCheckQuery, promoRefusalText } from '../api/promo-check.ts'
import { amountDue } from './amount-due.ts'
import { BegunEarlier } from './begun-earlier.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PromoField } from './promo-field.tsx'

const CardCheckout = lazy(() =>
  import('#web/features/billing/subscriptions/stripe/card-checkout.tsx').then((module) => ({
    default: module.CardCheckout,
  })),
)

const TaxedCheckout = lazy(() =>
  import('#web/features/billing/subscriptions/stripe/taxed-checkout.tsx').then((module) => ({
    default: module.TaxedCheckout,
  })),
)

const PaypalCheckout = lazy(() =>
  import('#web/features/billing/subscriptions/paypal/paypal-checkout.tsx').then((module) => ({
    default: module.PaypalCheckout,
  })),
)

const waysToPay = [
  { id: 'card', label: 'Card' },
  { id: 'paypal', label: 'PayPal' },
] as const

export type CheckoutProps = {
  plans: readonly Plan[]
  plan: Plan
  standing: CheckoutStanding
  onOutcome: (outcome: PaymentOutcome) => void
}

export function Checkout({ plans, plan, standing, onOutcome }: CheckoutProps) {
  const [search, setSearch] = useSearchParams()
  // The choice is in the address, too. A member who returns from PayPal has chosen PayPal.
  const [way, setWay] = useState<'card' | 'paypal'>(
    (search.get('way') ?? (search.has('paypal') && 'paypal')) === 'paypal' ? 'paypal' : 'card',
  )
  const [paying, setPaying] = useState(false)
  const [repriced, setRepriced] = useState<{ order: string; step: CardStep }>()
  const configuration = useQuery(paymentConfigurationQuery)
  const code = search.get('promo') ?? ''
  const promo = useQuery(promoCheckQuery(code, plan.id))
  const change = (changes: Record<string, string>) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          if (value) before.set(name, value)
          else before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )

  const { automaticTax, billingAddress: address } = standing
  const promoCode = promo.data?.code
  const quote = useQuery(orderQuoteQuery({ plan, promoCode, address: automaticTax ? address : undefined }))
  const orderKey = JSON.stringify([plan.id, promoCode, address])
  const step = repriced?.order === orderKey ? repriced.step : undefined
  const asked = step ?? (automaticTax && address ? quote.data : undefined)
  // PayPal takes the price of the plan as it is: neither codes nor balances count there.
  const due =
    way === 'card'
      ? amountDue({ plan, promo: promo.data, creditCents: standing.creditCents, step: asked })
      : amountDue({ plan, promo: undefined, creditCents: 0, step: undefined })
  const order = {
    plan,
    promoCode,
    due,
    ready: !promo.isFetching && (way === 'paypal' || !automaticTax || asked !== undefined),
    paying,
    onPaying: setPaying,
    onOutcome: (outcome: PaymentOutcome) => {
      if (outcome.kind === 'repriced') setRepriced({ order: orderKey, step: outcome.step })
      else onOutcome(outcome)
    },
  }
  const card = { order, paymentMethods: standing.paymentMethods }
  const offer = offersOf(plans).find(({ type }) => type === plan.type)
  return (
    <>
      <ScreenHeader title={`Become ${articled(plan.name)}`} />
      <BegunEarlier subscription={standing.subscription} plan={plan} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,33rem)]">
        {offer && (
          <OrderSummary
            offer={offer}
            period={plan.billingPeriod}
            due={due}
            taxOpen={automaticTax && way === 'card' && !asked}
            onPeriod={(period) => change({ plan: planFor(offer, period)?.id ?? plan.id })}
          >
            <PromoField
              code={code}
              checking={promo.isFetching}
              error={promoRefusalText(promo.error)}
              description={promo.data?.description}
              onCode={(promoCode) => {
                // The address stays the same then, and would ask for nothing.
                if (promoCode && promoCode === code) void promo.refetch()
                else change({ promo: promoCode })
              }}
            />
          </OrderSummary>
        )}
        <Panel title="How to pay">
          <div className="grid gap-6">
            {step && (
              <Banner tone="info">
                <p role="alert">
                  The amount due is {dollars(step.amountDueCents)}. Nothing was charged yet: look at your
                  order and press Pay again.
                </p>
              </Banner>
            )}
            <div inert={paying}>
              <Segmented
                legend="How to pay"
                name="way-to-pay"
                options={waysToPay}
                value={way}
                onChange={(chosen) => {
                  setWay(chosen)
                  change({ way: chosen })
                }}
              />
            </div>
            {way === 'card' ? (
              <Suspense fallback={<Skeleton className="h-11" label="Loading the card form..." />}>
                {automaticTax ? (
                  <TaxedCheckout {...card} address={address} quote={quote} />
                ) : (
                  <CardCheckout {...card} />
                )}
              </Suspense>
            ) : (
              <Suspense fallback={<Skeleton className="h-11" />}>
                <PaypalCheckout order={order} active={configuration.data?.paypal.active ?? false} />
              </Suspense>
            )}
            <p className="text-sm text-dim">
              {way === 'card'
                ? 'Your card details go straight to the payment provider and never reach us. The provider keeps your card for renewals. You can remove it under Billing.'
                : 'You log in at PayPal. We never see your password.'}
            </p>
          </div>
        </Panel>
      </div>
    </>
  )
}

const articled = (name: string) => `${/^[AEIO]/i.test(name) ? 'an' : 'a'} ${name}`
