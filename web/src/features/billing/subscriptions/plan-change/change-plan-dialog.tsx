import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { mayBuy } from '#shared/billing/plans/may-buy.ts'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import type { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import { planOptions } from '#shared/billing/subscriptions/plan-options.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { offersOf, yearlyLabel } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { BillingAddressForm } from '#web/features/billing/billing/components/billing-address-form.tsx'
import { PlansFailure } from '#web/features/billing/plans/components/plans-failure.tsx'
import { BillingSummary } from '#web/features/billing/subscriptions/components/billing-summary.tsx'
import type { SubscriptionDialogProps } from '#web/features/billing/subscriptions/components/subscription-dialog.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { changeHint } from './change-words.ts'
import { planChangePreviewQuery } from './plan-change-preview.ts'
import { PlanChoices } from './plan-choices.tsx'
import { useConfirmChange } from './use-confirm-change.ts'

const UpgradePayment = lazy(async () => ({
  default: (await import('#web/features/billing/subscriptions/stripe/upgrade-payment.tsx')).UpgradePayment,
}))

export function ChangePlanDialog({ open, ...rest }: SubscriptionDialogProps) {
  return open ? <OpenChangePlanDialog {...rest} /> : null
}

const paymentForm = 'upgrade-payment'

function OpenChangePlanDialog({ subscription, planId, onOpenChange }: Omit<SubscriptionDialogProps, 'open'>) {
  const [switched, setPeriod] = useState<BillingPeriod>()
  const [chosenId, setChosenId] = useState(planId)
  const buyer = useMe()
  const plans = useQuery(plansQuery)
  const { data: billing } = useQuery(billingOverviewQuery)
  const wanted = plans.data?.find(({ id }) => id === chosenId)
  const period = switched ?? (wanted?.priceCents ? wanted.billingPeriod : subscription.billingPeriod)
  const options = planOptions(plans.data ?? [], subscription, period)
  const chosen = options.find(({ id, type }) => id === chosenId && mayBuy(buyer, type))
  const preview = useQuery({
    ...planChangePreviewQuery(chosen ?? { id: '', billingPeriod: period }),
    enabled: chosen !== undefined,
  })
  const close = () => onOpenChange(false)
  const change = useConfirmChange({ onDone: close, onOutdated: () => preview.refetch() })
  const paysHere = subscription.paymentProvider === 'manual' && (preview.data?.amountDueCents ?? 0) > 0
  const needsAddress = preview.error instanceof ApiError && preview.error.code === 'billing_address_required'
  const periods = [
    { id: 'monthly', label: 'Monthly' },
    { id: 'yearly', label: yearlyLabel(offersOf(plans.data ?? [])) },
  ] as const
  return (
    <Dialog
      open
      aside={change.atBank}
      onClose={close}
      dismissible={!change.busy}
      wide
      title="Change Membership Plan"
      description={changeHint[subscription.paymentProvider]}
      footer={
        <>
          {chosen && preview.data && <DueToday preview={preview.data} />}
          <Button onClick={close} disabled={change.busy}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!chosen || !preview.data || preview.isFetching}
            busy={change.busy}
            busyText="Processing..."
            {...(paysHere
              ? { type: 'submit', form: paymentForm }
              : { onClick: () => preview.data && change.confirm(preview.data) })}
          >
            Confirm Change
          </Button>
        </>
      }
    >
      <FormFailure
        title="Failed to update subscription"
        failure={change.failure}
        attempts={change.attempts}
      />
      <Segmented
        legend="Billing period"
        name="new-billing-period"
        options={periods}
        value={period}
        onChange={(id) => {
          setPeriod(id)
          setChosenId(undefined)
        }}
      />
      {plans.isPending && <Skeleton lines={3} className="h-24" />}
      <PlansFailure plans={plans} />
      {plans.data && (
        <PlanChoices
          plans={plans.data}
          subscription={subscription}
          buyer={buyer}
          period={period}
          chosen={chosen}
          onChoose={({ id }) => setChosenId(id)}
        />
      )}
      {chosen && !needsAddress && <BillingSummary subscription={subscription} preview={preview} />}
      {chosen && needsAddress && (
        <div className="grid gap-4 border-t border-line pt-4">
          <p>Where are you billed? Your address determines the tax, which you see before you pay.</p>
          <BillingAddressForm
            address={billing?.billingAddress}
            submit="Continue"
            onDone={() => void preview.refetch()}
          />
        </div>
      )}
      {chosen && paysHere && billing && (
        <Suspense fallback={<Skeleton className="h-11" label="Loading the card form..." />}>
          <UpgradePayment
            id={paymentForm}
            paymentMethods={billing.paymentMethods}
            postalCode={billing.billingAddress?.postalCode}
            busy={change.busy}
            onPay={(pay) => preview.data && change.confirm(preview.data, pay)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

/** The result of pressing the button, visible however long the list of plans is. */
function DueToday({ preview }: { preview: PlanChangePreview }) {
  const { priceCents, amountDueCents, effective, effectiveAt } = preview
  return (
    <p className="mr-auto self-center text-sm text-dim max-sm:basis-full">
      Due today <span className="readout text-xl text-ink">{dollars(Math.max(0, amountDueCents))}</span>
      {effective === 'period_end' && (
        <span className="block">
          {priceCents === 0 ? 'Free' : 'Changes'} on {utcDay(effectiveAt)}, no refunds
        </span>
      )}
    </p>
  )
}
