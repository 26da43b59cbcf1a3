import { mayBuy } from '#shared/plans/may-buy.ts'
import type { BillingPeriod } from '#shared/plans/plan.ts'
import { planOptions } from '#shared/subscriptions/plan-options.ts'
import type { Me } from '#shared/users/contract.ts'
import type { PlanOffer } from './plan-offers.ts'

export type Chooser = Pick<Me, 'membershipType' | 'status' | 'subscriptionPlan' | 'approvedMembership'>

/** What somebody can do about an offer. */
export type OfferChoice =
  | { kind: 'nothing' }
  | { kind: 'register' }
  /** They have it; `paid` is managed under Billing. */
  | { kind: 'current'; paid: boolean }
  | { kind: 'subscribe'; alsoCurrent: boolean }
  /** They have another paid plan, which is changed. */
  | { kind: 'change' }
  /** A person looks at the business first. */
  | { kind: 'verify'; alsoCurrent: boolean }

const isFree = ({ monthly, yearly }: PlanOffer) => (monthly ?? yearly)?.priceCents === 0

/**
 * One membership at a time: whoever pays for one changes it, as far as that is offered, and everybody else begins here.
 */
export function offerChoice(
  offer: PlanOffer,
  offers: readonly PlanOffer[],
  chooser: Chooser | undefined,
): OfferChoice {
  if (!chooser) return { kind: 'register' }
  const { membershipType, subscriptionPlan } = chooser
  if (membershipType === 'admin') return { kind: 'nothing' }
  const alsoCurrent = membershipType === offer.type
  if (isFree(offer)) return alsoCurrent ? { kind: 'current', paid: false } : { kind: 'nothing' }
  const plans = offers.flatMap(({ monthly, yearly }) =>
    [monthly, yearly].filter((plan) => plan !== undefined),
  )
  const own = plans.find(({ id, priceCents }) => id === subscriptionPlan && priceCents > 0)
  if (own?.type === offer.type) return { kind: 'current', paid: true }
  const isOffered = (period: BillingPeriod) =>
    planOptions(plans, { planType: membershipType, billingPeriod: period }, period).some(
      ({ type }) => type === offer.type,
    )
  if (own && !isOffered('monthly') && !isOffered('yearly')) return { kind: 'nothing' }
  if (!mayBuy(chooser, offer.type)) return { kind: 'verify', alsoCurrent }
  return own ? { kind: 'change' } : { kind: 'subscribe', alsoCurrent }
}
