import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import type { PlanOffer } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { OfferHead } from './offer-head.tsx'
import { OfferPrice } from './offer-price.tsx'

export type OfferRowProps = {
  offer: PlanOffer
  period: BillingPeriod
  icon: ReactNode
  /** The button or badge under the price. */
  action: ReactNode
}

/** One line of the spec sheet: its audience, its contents, and its price. */
export function OfferRow({ offer, period, icon, action }: OfferRowProps) {
  const heading = `plan-${offer.type}`
  return (
    <article
      aria-labelledby={heading}
      className="group grid gap-x-10 gap-y-6 border-b border-line py-8 md:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_16rem]"
    >
      <OfferHead id={heading} offer={offer} icon={icon} className="md:col-start-1 md:row-start-1" />
      <ul className="gap-x-8 max-sm:order-2 sm:columns-2 md:col-start-1 xl:col-start-2 xl:row-start-1">
        {offer.features.map((feature) => (
          <li
            key={feature}
            className="flex break-inside-avoid gap-2.5 pb-2.5 group-has-[[data-locked]]:text-dim"
          >
            <Check
              className="mt-1 size-4 flex-none text-ok-ink group-has-[[data-locked]]:text-faint"
              aria-hidden="true"
            />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-3 md:col-start-2 md:row-span-2 md:row-start-1 xl:col-start-3 xl:row-span-1">
        <OfferPrice offer={offer} period={period} />
        {/* The row is as high for members as for visitors, whose page renders first. */}
        <div className="grid min-h-12 content-start gap-3">{action}</div>
      </div>
    </article>
  )
}
