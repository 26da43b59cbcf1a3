import { useQuery } from '@tanstack/react-query'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { type PlanOffer, planFor } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { LockedNote } from '#web/features/billing/plans/components/locked-note.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Chooser, offerChoice } from './offer-choice.ts'

export type OfferActionProps = {
  offer: PlanOffer
  offers: readonly PlanOffer[]
  period: BillingPeriod
  /** The signed-in member. */
  chooser: Chooser | undefined
  /** Google has named the visitor, who then registers without a password. */
  withGoogle?: boolean
  /** The label of the link to registration. */
  registerLabel?: string
  prominent?: boolean
}

/** The next step from an offer, for its viewer. */
export function OfferAction(props: OfferActionProps) {
  const { offer, offers, period, chooser, withGoogle = false, prominent = false } = props
  const isMember = chooser !== undefined && chooser.membershipType !== 'admin'
  const { data: billing, isPending } = useQuery({ ...billingOverviewQuery, enabled: isMember })
  const choice = offerChoice(offer, offers, chooser, { subscription: billing?.subscription, period })
  const variant = prominent ? 'primary' : 'secondary'
  switch (choice.kind) {
    case 'nothing':
      // A member who pays can change to it, which shows once their subscription has come.
      return isMember && isPending && paysFor(chooser, offers) ? <Skeleton className="h-11" /> : null
    case 'register':
      return (
        <ButtonLink
          to={`/register?type=${offer.type}${withGoogle ? '&with=google' : ''}`}
          variant={variant}
          className="signed-out"
        >
          {props.registerLabel ?? (
            <>
              Choose<span className="sr-only"> {offer.name}</span>
            </>
          )}
        </ButtonLink>
      )
    case 'current':
      return (
        <div className="grid gap-0.5">
          <Mine />
          {choice.paid && (
            <TextLink to="/billing" className="justify-self-start text-sm">
              Manage under Billing
            </TextLink>
          )}
        </div>
      )
    case 'change':
      return (
        <ButtonLink
          data-own
          to={choice.planId ? `/billing?change=${choice.planId}` : '/billing'}
          variant={planFor(offer, period)?.priceCents ? variant : 'secondary'}
        >
          Change to {offer.name}
        </ButtonLink>
      )
    case 'fixed':
      return (
        <>
          <LockedNote>{choice.reason}</LockedNote>
          <TextLink to="/billing" className="justify-self-start text-sm">
            Go to billing<span className="sr-only">, to change to {offer.name}</span>
          </TextLink>
        </>
      )
    case 'locked':
      return <LockedNote>{choice.reason}</LockedNote>
    case 'subscribe':
      return (
        <>
          {choice.alsoCurrent && <Mine />}
          <ButtonLink data-own to={`/billing/subscribe?plan=${planFor(offer, period)?.id}`} variant={variant}>
            Choose<span className="sr-only"> {offer.name}</span>
          </ButtonLink>
        </>
      )
    case 'verify':
      return (
        <>
          {choice.alsoCurrent && <Mine />}
          <LockedNote>For verified businesses only.</LockedNote>
          <ButtonLink to="/profile?tab=verification">
            Verify your business
            <span className="sr-only"> for {offer.name}</span>
          </ButtonLink>
        </>
      )
  }
}

function paysFor({ subscriptionPlan }: Chooser, offers: readonly PlanOffer[]): boolean {
  const plans = offers.flatMap(({ monthly, yearly }) => [monthly, yearly])
  return plans.some((plan) => plan && plan.id === subscriptionPlan && plan.priceCents > 0)
}

function Mine() {
  return (
    <Badge tone="success" className="justify-self-start">
      Your membership
    </Badge>
  )
}
