import type { ReactNode } from 'react'
import { OfferHead } from './offer-head.tsx'
import { OfferPrice, type OfferPriceProps } from './offer-price.tsx'

export type FaceplateProps = OfferPriceProps & { icon: ReactNode; action: ReactNode }

/** A membership as a unit in the rack: its name, its display, and its outputs. */
export function Faceplate({ offer, period, icon, action }: FaceplateProps) {
  const heading = `unit-${offer.type}`
  return (
    <article aria-labelledby={heading} className="group panel screws flex flex-col">
      <OfferHead
        id={heading}
        offer={offer}
        icon={icon}
        className="items-center border-b border-line px-7 py-5 max-[22.5rem]:px-4"
      />
      <ul className="grid grow content-start gap-x-8 gap-y-3 px-7 py-6 sm:grid-cols-2">
        {offer.features.map((feature) => (
          <li key={feature} className="flex items-center gap-3 group-has-[[data-locked]]:text-dim">
            <Jack />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 border-t border-line bg-ground px-7 py-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:items-center sm:gap-6">
        <OfferPrice offer={offer} period={period} />
        <div className="grid gap-2 sm:justify-items-end">{action}</div>
      </div>
    </article>
  )
}

/** An output socket with a plug in it. */
function Jack() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 flex-none" aria-hidden="true">
      <circle cx="10" cy="10" r="9" className="fill-well stroke-edge" strokeWidth="1.5" />
      <circle cx="10" cy="10" r="4.5" className="fill-ok group-has-[[data-locked]]:fill-edge" />
    </svg>
  )
}
