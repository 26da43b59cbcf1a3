import type { ReactNode } from 'react'
import type { PlanOffer } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { cx } from '#web/ui/cx.ts'
import { Faceplate } from './faceplate.tsx'
import { OfferAction } from './offer-action.tsx'
import type { Offers } from './use-offers.ts'

type RackProps = {
  offers: Offers
  icon: (offer: PlanOffer) => ReactNode
  registerLabel: (offer: PlanOffer) => string
}

/** The memberships of a sales page, side by side where there is room. */
export function Rack({ offers, icon, registerLabel }: RackProps) {
  const { all, shown, period, chooser } = offers
  return (
    <div className={cx('grid gap-6', shown.length > 1 && 'xl:grid-cols-2')}>
      {shown.map((offer) => (
        <Faceplate
          key={offer.type}
          offer={offer}
          period={period}
          icon={icon(offer)}
          action={
            <OfferAction
              offer={offer}
              offers={all}
              period={period}
              chooser={chooser}
              registerLabel={registerLabel(offer)}
              prominent
            />
          }
        />
      ))}
    </div>
  )
}
