import { type ReactNode, useState } from 'react'
import type { BillingPeriod, Plan } from '#shared/billing/plans/plan.ts'
import { isBusiness, type PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import {
  offersOf,
  type PlanOffer,
  yearlyLabel,
} from '#web/features/accounts/memberships/components/plan-offers.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AmplifierIcon } from '#web/ui/icons/amplifier-icon.tsx'
import { PodiumIcon } from '#web/ui/icons/podium-icon.tsx'
import { ScoreSheetIcon } from '#web/ui/icons/score-sheet-icon.tsx'
import { SplMeterIcon } from '#web/ui/icons/spl-meter-icon.tsx'
import { SubwooferIcon } from '#web/ui/icons/subwoofer-icon.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { OfferAction } from './offer-action.tsx'
import type { Chooser } from './offer-choice.ts'
import { OfferRow } from './offer-row.tsx'

export type PricingSheetProps = {
  plans: readonly Plan[]
  /** The person looking at it, if they are signed in. */
  chooser?: Chooser | undefined
  /** Google has named the visitor, who then registers without a password. */
  withGoogle?: boolean
}

const icons: Record<PublicMembershipType, ReactNode> = {
  competitor: <PodiumIcon className="size-6" />,
  pro_competitor: <SplMeterIcon className="size-6" />,
  retailer: <AmplifierIcon className="size-6" />,
  manufacturer: <SubwooferIcon className="size-6" />,
  organization: <ScoreSheetIcon className="size-6" />,
}

const bands = [
  {
    id: 'compete',
    title: 'For the lanes',
    text: 'For the people who build, tune, and compete.',
    more: [],
    has: (offer: PlanOffer) => !isBusiness(offer.type),
  },
  {
    id: 'business',
    title: 'For the trade',
    text: 'For shops, brands, and clubs. A person reviews every new account before it goes live.',
    more: [
      { to: '/business-features', label: 'For shops and brands' },
      { to: '/organization-features', label: 'For organizations' },
    ],
    has: (offer: PlanOffer) => isBusiness(offer.type),
  },
]

export function PricingSheet({ plans, chooser, withGoogle = false }: PricingSheetProps) {
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const offers = offersOf(plans)
  const periods = [
    { id: 'monthly', label: 'Monthly' },
    { id: 'yearly', label: yearlyLabel(offers) },
  ] as const
  const hasYearly = offers.some((offer) => offer.yearly)
  if (offers.length === 0)
    return <EmptyState title="No memberships on sale">Please check back later.</EmptyState>
  return (
    <>
      <PageHeader
        label="Membership"
        title="Pick your class"
        lead="Joining is free. Pay when you want more, or when the platform works for your business."
        actions={
          hasYearly && (
            <Segmented
              legend="Billing period"
              name="billing-period"
              options={periods}
              value={period}
              onChange={setPeriod}
            />
          )
        }
      />
      {bands.map((band) => {
        const shown = offers.filter(band.has)
        if (shown.length === 0) return null
        return (
          <section key={band.id} aria-labelledby={band.id} className="mb-14">
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-edge pb-3">
              <h2 id={band.id} className="label text-dim">
                {band.title}
              </h2>
              <p className="text-sm text-dim">{band.text}</p>
              {band.more.map(({ to, label }) => (
                <TextLink key={to} to={to} className="text-sm">
                  {label}
                </TextLink>
              ))}
            </div>
            {shown.map((offer) => (
              <OfferRow
                key={offer.type}
                offer={offer}
                period={period}
                icon={icons[offer.type]}
                action={
                  <OfferAction
                    offer={offer}
                    offers={offers}
                    period={period}
                    chooser={chooser}
                    withGoogle={withGoogle}
                    prominent={offer.type === 'competitor'}
                  />
                }
              />
            ))}
          </section>
        )
      })}
    </>
  )
}
