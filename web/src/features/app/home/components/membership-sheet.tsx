import { shortDollars } from '#web/features/accounts/memberships/components/short-dollars.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { SheetPlan } from './sheet-plans.ts'

export type MembershipSheetProps = { plans: readonly SheetPlan[] }

/** The plans as lines of a data sheet; the comparison itself is on the pricing page. */
export function MembershipSheet({ plans }: MembershipSheetProps) {
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="membership" className="shell py-10 sm:py-16">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 id="membership" className="wide max-w-2xl text-3xl">
          A class for everyone on the lot
        </h2>
        <ButtonLink to="/pricing">Compare plans</ButtonLink>
      </div>
      <ul className="mt-6 sm:mt-10 border-t border-edge">
        {plans.map((plan) => (
          <li key={plan.id} className="plan-line">
            <h3 className="text-xl font-semibold">{plan.name}</h3>
            <p className="readout text-2xl md:order-last">
              {plan.priceCents === 0 ? 'Free' : shortDollars(plan.priceCents)}
              {plan.priceCents > 0 && (
                <span className="ml-1 text-sm text-dim">
                  {plan.billingPeriod === 'monthly' ? '/ month' : '/ year'}
                </span>
              )}
            </p>
            <p>{plan.features.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
