import { mayBuy } from '#shared/billing/plans/may-buy.ts'
import type { BillingPeriod, Plan } from '#shared/billing/plans/plan.ts'
import { otherPeriodRefusal, planChangeRefusal } from '#shared/billing/subscriptions/plan-change-refusal.ts'
import { planOptions } from '#shared/billing/subscriptions/plan-options.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import type { PlanOffer } from '#web/features/accounts/memberships/components/plan-offers.ts'

export type Chooser = Pick<Me, 'membershipType' | 'status' | 'subscriptionPlan' | 'approvedMembership'>

/** The viewer's choices for an offer. */
export type OfferChoice =
  | { kind: 'nothing' }
  | { kind: 'register' }
  /** They have it; `paid` is managed under Billing. */
  | { kind: 'current'; paid: boolean }
  | { kind: 'subscribe'; alsoCurrent: boolean }
  /** They have another paid plan, which is changed to this one. */
  | { kind: 'change'; planId?: string }
  /** They have another plan, which cannot be changed now. The reason says why, and what to do about it. */
  | { kind: 'fixed'; reason: string }
  /** Their current membership does not change to it. */
  | { kind: 'locked'; reason: string }
  /** A person looks at the business first. */
  | { kind: 'verify'; alsoCurrent: boolean }

type Standing = {
  /** Their current subscription, once it is known. */
  subscription?: Subscription | undefined
  period?: BillingPeriod
}

const isFree = ({ monthly, yearly }: PlanOffer) => (monthly ?? yearly)?.priceCents === 0

/**
 * Returns the viewer's choice. Members have one membership at a time: those who pay for one change it, if
 * that is offered, and everyone else begins here.
 */
export function offerChoice(
  offer: PlanOffer,
  offers: readonly PlanOffer[],
  chooser: Chooser | undefined,
  { subscription, period = 'monthly' }: Standing = {},
): OfferChoice {
  if (!chooser) return { kind: 'register' }
  const { membershipType, subscriptionPlan } = chooser
  if (membershipType === 'admin') return { kind: 'nothing' }
  const alsoCurrent = membershipType === offer.type
  if (isFree(offer) && alsoCurrent) return { kind: 'current', paid: false }
  const plans = offers.flatMap(({ monthly, yearly }) =>
    [monthly, yearly].filter((plan) => plan !== undefined),
  )
  const own = plans.find(({ id, priceCents }) => id === subscriptionPlan && priceCents > 0)
  if (own?.type === offer.type) return { kind: 'current', paid: true }
  if (subscription) return changeOf(offer, plans, chooser, { subscription, period })
  if (isFree(offer)) return { kind: 'nothing' }
  const isOffered = (period: BillingPeriod) =>
    planOptions(plans, { planType: membershipType, billingPeriod: period }, period).some(
      ({ type }) => type === offer.type,
    )
  if (own && !isOffered('monthly') && !isOffered('yearly')) return notFrom(own)
  if (!mayBuy(chooser, offer.type)) return { kind: 'verify', alsoCurrent }
  if (!own) return { kind: 'subscribe', alsoCurrent }
  // Their subscription has not loaded yet, but the way to the change is known.
  const plan = planOptions(plans, { planType: own.type, billingPeriod: own.billingPeriod }, period).find(
    ({ type }) => type === offer.type,
  )
  return { kind: 'change', ...(plan && { planId: plan.id }) }
}

const notFrom = ({ name }: Pick<Plan, 'name'>): OfferChoice => ({
  kind: 'locked',
  reason: `Your ${name} membership can’t change to this plan.`,
})

/** Follows the rules by which the server refuses. */
function changeOf(
  { type }: PlanOffer,
  plans: readonly Plan[],
  chooser: Chooser,
  { subscription, period }: { subscription: Subscription; period: BillingPeriod },
): OfferChoice {
  const optionIn = (wanted: BillingPeriod) =>
    planOptions(plans, subscription, wanted).find((plan) => plan.type === type)
  if (!optionIn('monthly') && !optionIn('yearly')) return notFrom({ name: subscription.planName })
  if (!mayBuy(chooser, type)) return { kind: 'verify', alsoCurrent: false }
  const refusal = planChangeRefusal(subscription)
  if (refusal) return { kind: 'fixed', reason: refusal.sentence }
  const plan = optionIn(period)
  const otherPeriod = otherPeriodRefusal(subscription)
  if (!plan && otherPeriod) return { kind: 'fixed', reason: otherPeriod.sentence }
  return { kind: 'change', ...(plan && { planId: plan.id }) }
}
