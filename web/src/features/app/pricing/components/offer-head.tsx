import type { ReactNode } from 'react'
import type { PlanOffer } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { cx } from '#web/ui/cx.ts'

export type OfferHeadProps = { id: string; offer: PlanOffer; icon: ReactNode; className?: string }

/** The name of a membership, and who it is for. */
export function OfferHead({ id, offer, icon, className }: OfferHeadProps) {
  return (
    <div className={cx('flex gap-4', className)}>
      <span className="grid size-12 flex-none place-items-center rounded-md border border-line bg-raised text-dim">
        {icon}
      </span>
      <div>
        <h3 id={id} className="wide text-2xl group-has-[[data-locked]]:text-dim">
          {offer.name}
        </h3>
        <p className="mt-1 text-dim">{offer.description}</p>
      </div>
    </div>
  )
}
