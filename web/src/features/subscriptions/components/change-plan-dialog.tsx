import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dollars } from '#shared/money/dollars.ts'
import { mayBuy } from '#shared/plans/may-buy.ts'
import type { BillingPeriod, Plan } from '#shared/plans/plan.ts'
import type { PlanChangePreview } from '#shared/subscriptions/contract.ts'
import { isUpgrade, planOptions } from '#shared/subscriptions/plan-options.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { utcDay } from '#shared/time/utc-day.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { plansQuery } from '#web/features/pricing/api/list-plans.ts'
import { offersOf, yearlyLabel } from '#web/features/pricing/components/plan-offers.ts'
import { PlansFailure } from '#web/features/pricing/components/plans-failure.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { planChangePreviewQuery } from '../api/plan-change-preview.ts'
import { BillingSummary } from './billing-summary.tsx'
import { PlanChoice } from './plan-choice.tsx'
import type { SubscriptionDialogProps } from './subscription-dialog.ts'
import { useConfirmChange } from './use-confirm-change.ts'

export function ChangePlanDialog({ open, ...rest }: SubscriptionDialogProps) {
  return open ? <OpenChangePlanDialog {...rest} /> : null
}

function OpenChangePlanDialog({ subscription, onOpenChange }: Omit<SubscriptionDialogProps, 'open'>) {
  const [period, setPeriod] = useState<BillingPeriod>(subscription.billingPeriod)
  const [chosen, setChosen] = useState<Plan>()
  const buyer = useMe()
  const plans = useQuery(plansQuery)
  const needsVerification = chosen !== undefined && !mayBuy(buyer, chosen.type)
  const preview = useQuery({
    ...planChangePreviewQuery(chosen ?? { id: '', billingPeriod: period }),
    enabled: chosen !== undefined && !needsVerification,
  })
  const close = () => onOpenChange(false)
  const change = useConfirmChange({ onDone: close, onOutdated: () => preview.refetch() })
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
      description="A higher plan begins as soon as it is paid, a lower one at the end of your period."
      footer={
        <>
          {chosen && preview.data && <DueToday preview={preview.data} />}
          <Button onClick={close} disabled={change.busy}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!chosen || needsVerification || !preview.data || preview.isFetching}
            busy={change.busy}
            busyText="Processing..."
            onClick={() => preview.data && change.confirm(preview.data)}
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
          setChosen(undefined)
        }}
      />
      {plans.isPending && <Skeleton lines={3} className="h-24" />}
      <PlansFailure plans={plans} />
      {plans.data && (
        <Choices
          plans={plans.data}
          subscription={subscription}
          period={period}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {chosen && needsVerification && <VerificationNeeded plan={chosen} />}
      {chosen && !needsVerification && <BillingSummary subscription={subscription} preview={preview} />}
    </Dialog>
  )
}

/** What a press of the button comes to, in sight however long the list of plans is. */
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

function VerificationNeeded({ plan }: { plan: Plan }) {
  return (
    <Banner>
      <p role="status">
        {plan.name} is for businesses that we have verified.{' '}
        <TextLink to="/profile?tab=verification">Verify your business</TextLink>
      </p>
    </Banner>
  )
}

const nothingHigher = 'No upgrade options available for your current plan.'
const highestTier = "You're already on the highest tier available."

type ChoicesProps = {
  plans: readonly Plan[]
  subscription: Subscription
  period: BillingPeriod
  chosen: Plan | undefined
  onChoose: (plan: Plan) => void
}

function Choices({ plans, subscription, period, chosen, onChoose }: ChoicesProps) {
  const { planId, planType, billingPeriod } = subscription
  const options = planOptions(plans, { planType, billingPeriod }, period)
  const own = plans.find(({ id }) => id === planId)
  if (options.length === 0) return <EmptyState title={nothingHigher}>{highestTier}</EmptyState>
  const from = own ?? plans.find(({ type }) => type === planType)
  const standing = (plan: Plan) => {
    if (plan.id === planId) return 'current'
    return from && isUpgrade({ ...from, billingPeriod }, plan) ? 'upgrade' : 'downgrade'
  }
  const shown = own?.billingPeriod === period ? [...options, own] : options
  return (
    <>
      {!options.some((plan) => standing(plan) === 'upgrade') && (
        <p>
          <strong>{nothingHigher}</strong> <span className="text-dim">{highestTier}</span>
        </p>
      )}
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">New plan</legend>
        {shown
          .toSorted((a, b) => a.displayOrder - b.displayOrder)
          .map((plan) => (
            <PlanChoice
              key={plan.id}
              plan={plan}
              standing={standing(plan)}
              chosen={chosen?.id === plan.id}
              onChoose={() => onChoose(plan)}
            />
          ))}
      </fieldset>
    </>
  )
}
