import { Check } from 'lucide-react'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { isBusiness, type PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { offersOf, planFor } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { shortDollars } from '#web/features/accounts/memberships/components/short-dollars.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export type MembershipPlateProps = { plans: readonly Plan[] | undefined; type: PublicMembershipType }

/** Shows the benefits of the chosen membership, like the rating plate on the back of an amplifier. */
export function MembershipPlate({ plans, type }: MembershipPlateProps) {
  const offer = offersOf(plans ?? []).find((candidate) => candidate.type === type)
  const plan = offer && planFor(offer, 'monthly')
  if (plans && !plan) return null
  return (
    <Panel screws title="Your membership" className="lg:sticky lg:top-24">
      {offer && plan ? (
        <div className="grid gap-5">
          <div>
            <p className="wide text-2xl">{offer.name}</p>
            <p className="mt-1 text-dim">{offer.description}</p>
          </div>
          <p className="display readout px-4 py-3 text-3xl text-signal-ink">
            {plan.priceCents === 0 ? 'Free' : shortDollars(plan.priceCents)}
            {plan.priceCents > 0 && (
              <span className="ml-1.5 text-base text-dim">
                {plan.billingPeriod === 'yearly' ? '/ year' : '/ month'}
              </span>
            )}
          </p>
          <ul className="grid gap-2.5">
            {offer.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check className="mt-1 size-4 flex-none text-ok-ink" aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
          <p className="text-sm text-dim">
            {plan.priceCents > 0 && 'You pay nothing when you sign up. '}
            {type === 'pro_competitor' &&
              'You start as a Competitor and become a Pro Competitor when you pay. '}
            {isBusiness(type) && 'Our team reviews your account first. '}
            <TextLink to="/pricing">Compare plans</TextLink>
          </p>
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Panel>
  )
}
