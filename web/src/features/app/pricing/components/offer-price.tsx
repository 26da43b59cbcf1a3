import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import {
  type PlanOffer,
  planFor,
  savingPercent,
  yearlySaving,
} from '#web/features/accounts/memberships/components/plan-offers.ts'
import { shortDollars } from '#web/features/accounts/memberships/components/short-dollars.ts'

export type OfferPriceProps = { offer: PlanOffer; period: BillingPeriod }

/** The price of an offer in the chosen period, and the saving of a year. */
export function OfferPrice({ offer, period }: OfferPriceProps) {
  const plan = planFor(offer, period)
  if (!plan) return null
  const free = plan.priceCents === 0
  const yearly = plan.billingPeriod === 'yearly'
  const saving = yearly ? yearlySaving(offer) : 0
  return (
    <div className="display px-4 py-3">
      <p className="readout text-3xl text-signal-ink group-has-[[data-locked]]:text-dim">
        {free ? 'Free' : shortDollars(plan.priceCents)}
        {!free && <span className="ml-1.5 text-base text-dim">{yearly ? '/ year' : '/ month'}</span>}
      </p>
      <p className="mt-1 text-sm text-dim">
        {free && 'No card needed'}
        {!free && !yearly && 'Billed every month'}
        {!free && yearly && `${shortDollars(Math.round(plan.priceCents / 12))} a month, billed once a year`}
      </p>
      {saving > 0 && (
        <p className="label mt-2 text-ok-ink">
          You save {shortDollars(saving)} ({savingPercent(offer)}%)
        </p>
      )}
    </div>
  )
}
