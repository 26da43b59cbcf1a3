import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { offersOf, planFor } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { useBillingChanged } from '#web/features/billing/billing/api/use-billing-changed.ts'
import { usePaypalReturn } from '#web/features/billing/subscriptions/paypal/use-paypal-return.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { checkoutStandingQuery } from '../api/checkout-standing.ts'
import type { PaymentOutcome } from '../api/pay-order.ts'
import { Checkout } from '../components/checkout.tsx'
import { checkoutRefusal } from '../components/checkout-refusal.ts'
import { NoCheckout } from '../components/no-checkout.tsx'
import { PaymentPending } from '../components/payment-pending.tsx'
import { Subscribed } from '../components/subscribed.tsx'

export const title = 'Checkout'

export function Screen() {
  return (
    <div data-own="part" className="page">
      <Subscribe />
    </div>
  )
}

/** Leads from a chosen plan to a paid membership. Its address holds everything needed to start again. */
function Subscribe() {
  const [search] = useSearchParams()
  const buyer = useMe()
  const billingChanged = useBillingChanged()
  const plans = useQuery(plansQuery)
  const standing = useQuery(checkoutStandingQuery(useQueryClient()))
  const [paid, setPaid] = useState<ComponentProps<typeof Subscribed>>()
  const [pending, setPending] = useState(false)
  const paypal = usePaypalReturn(() => void standing.refetch())
  const onPaid = useCallback(
    (subscription: Subscription) => {
      setPaid({ subscription })
      void billingChanged()
    },
    [billingChanged],
  )
  const onOutcome = (outcome: PaymentOutcome) => {
    if (outcome.kind === 'paid') setPaid(outcome)
    if (outcome.kind === 'pending') setPending(true)
  }

  if (paid) return <Subscribed {...paid} />
  if (pending)
    return (
      <WithTitle>
        <PaymentPending onPaid={onPaid} />
      </WithTitle>
    )
  const failed = [plans, standing].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <WithTitle>
        <QueryFailure
          title={failed === plans ? 'Failed to load membership plans' : 'Failed to load billing information'}
          error={failed.error}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </WithTitle>
    )
  if (!plans.data || !standing.data)
    return (
      <WithTitle>
        <Skeleton lines={5} className="h-24" />
      </WithTitle>
    )
  const { subscription, justPaid } = standing.data
  if (justPaid && subscription) return <Subscribed subscription={subscription} />
  if (paypal === 'approved' && subscription?.status === 'incomplete')
    return (
      <WithTitle>
        <PaymentPending onPaid={onPaid} />
      </WithTitle>
    )
  const plan = chosenPlan(plans.data, search.get('plan') ?? subscription?.planId)
  const refusal = checkoutRefusal({ plan, buyer, subscription })
  if (refusal || !plan)
    return (
      <WithTitle>
        <NoCheckout refusal={refusal ?? 'no_plan'} plan={plan} subscription={subscription} />
      </WithTitle>
    )
  return (
    <>
      {paypal === 'cancelled' && (
        <Banner className="mb-6">
          <p role="alert">You left PayPal before you approved the membership. Nothing was charged.</p>
        </Banner>
      )}
      {paypal === 'approved' && (
        <Banner className="mb-6">
          <p role="alert">
            PayPal did not start the membership: it was not approved, or the payment was declined. Nothing was
            charged. Try again, or pay by card.
          </p>
        </Banner>
      )}
      <Checkout plans={plans.data} plan={plan} standing={standing.data} onOutcome={onOutcome} />
    </>
  )
}

/** Finds a plan by its id, or by the membership that a person wants before they have looked at its plans. */
function chosenPlan(plans: readonly Plan[], chosen: string | undefined): Plan | undefined {
  const offer = offersOf(plans).find(({ type }) => type === chosen)
  return plans.find(({ id }) => id === chosen) ?? (offer && planFor(offer, 'monthly'))
}

function WithTitle({ children }: { children: ReactNode }) {
  return (
    <>
      <ScreenHeader title="Checkout" />
      {children}
    </>
  )
}
