import { mayBuy } from '#shared/plans/may-buy.ts'
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

const isOf = ({ monthly, yearly }: PlanOffer, planId: string) =>
  planId === monthly?.id || planId === yearly?.id

const isFree = ({ monthly, yearly }: PlanOffer) => (monthly ?? yearly)?.priceCents === 0

/** One membership at a time: whoever pays for one changes it, everybody else begins here. */
export function offerChoice(
  offer: PlanOffer,
  offers: readonly PlanOffer[],
  chooser: Chooser | undefined,
): OfferChoice {
  if (!chooser) return { kind: 'register' }
  const { membershipType, subscriptionPlan } = chooser
  if (membershipType === 'admin') return { kind: 'nothing' }
  const pays = offers.some((other) => !isFree(other) && isOf(other, subscriptionPlan))
  const own = membershipType === offer.type
  if (isFree(offer)) return own ? { kind: 'current', paid: false } : { kind: 'nothing' }
  if (pays) return isOf(offer, subscriptionPlan) ? { kind: 'current', paid: true } : { kind: 'change' }
  if (!mayBuy(chooser, offer.type)) return { kind: 'verify', alsoCurrent: own }
  return { kind: 'subscribe', alsoCurrent: own }
}
