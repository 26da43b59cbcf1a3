import type { ReactNode } from 'react'
import { PlansFailure } from '#web/features/billing/plans/components/plans-failure.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Offers } from './use-offers.ts'

export type OffersFrameProps = { title: string; lead: string; offers: Offers; children: ReactNode }

/** The priced part of a sales page: the choice of the period, and a placeholder until the prices are known. */
export function OffersFrame({ title, lead, offers, children }: OffersFrameProps) {
  const { plans, shown, period, periods, setPeriod } = offers
  return (
    <section aria-labelledby="prices" className="shell py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-2xl">
          <h2 id="prices" className="wide text-3xl text-balance">
            {title}
          </h2>
          <p className="mt-3 text-lg text-dim">{lead}</p>
        </div>
        {shown.some(({ yearly }) => yearly) && (
          <Segmented
            legend="Billing period"
            name="billing-period"
            options={periods}
            value={period}
            onChange={setPeriod}
          />
        )}
      </div>
      <div className="mt-10">
        {plans.isPending && <Skeleton lines={3} className="h-24" />}
        <PlansFailure plans={plans} />
        {plans.data && children}
      </div>
    </section>
  )
}
