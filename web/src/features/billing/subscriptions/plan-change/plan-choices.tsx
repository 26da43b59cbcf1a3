import { type Buyer, mayBuy } from '#shared/billing/plans/may-buy.ts'
import type { BillingPeriod, Plan } from '#shared/billing/plans/plan.ts'
import { otherPeriodRefusal } from '#shared/billing/subscriptions/plan-change-refusal.ts'
import { isUpgrade, planOptions } from '#shared/billing/subscriptions/plan-options.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PlanChoice } from './plan-choice.tsx'

const nothingHigher = 'No upgrade options available for your current plan.'
const highestTier = "You're already on the highest tier available."

export type PlanChoicesProps = {
  plans: readonly Plan[]
  subscription: Subscription
  buyer: Buyer
  period: BillingPeriod
  chosen: Plan | undefined
  onChoose: (plan: Plan) => void
}

/** The plans that a member may change to, beside the one that they have. */
export function PlanChoices({ plans, subscription, buyer, period, chosen, onChoose }: PlanChoicesProps) {
  const { planId, planType, billingPeriod } = subscription
  const options = planOptions(plans, subscription, period)
  const otherPeriod = billingPeriod === period ? undefined : otherPeriodRefusal(subscription)
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
      {otherPeriod && <p className="text-dim">{otherPeriod.sentence}</p>}
      {!otherPeriod && !options.some((plan) => standing(plan) === 'upgrade') && (
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
              locked={!mayBuy(buyer, plan.type) && <ForVerified />}
              chosen={chosen?.id === plan.id}
              onChoose={() => onChoose(plan)}
            />
          ))}
      </fieldset>
    </>
  )
}

const ForVerified = () => (
  <>
    For verified businesses only. <TextLink to="/profile?tab=verification">Verify your business</TextLink>
  </>
)
