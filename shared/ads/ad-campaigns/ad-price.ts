import { daysFrom } from '#shared/ads/ad-zones/zone-room.ts'
import type { ZoneTerms } from '#shared/ads/ad-zones/zone-settings.ts'
import type { AdCampaign, AdModel } from './ad-campaign.ts'

const leastCents = 5000

type Terms = Pick<ZoneTerms, 'pricePerThousandCents' | 'sponsorDayCents'>

/** The price of views or of days as a sponsor, in cents: at least $50.00 for views. */
export function adPrice(
  {
    model,
    views = 0,
    startsOn,
    endsOn,
  }: Pick<AdCampaign, 'views' | 'startsOn' | 'endsOn'> & { model: Exclude<AdModel, 'featured'> },
  { pricePerThousandCents, sponsorDayCents }: Terms,
): { cents: number; unitCents: number } {
  if (model === 'sponsor')
    return { cents: daysFrom(startsOn, endsOn).length * sponsorDayCents, unitCents: sponsorDayCents }
  const cents = Math.ceil((views * pricePerThousandCents) / 1000)
  return { cents: Math.max(leastCents, cents), unitCents: pricePerThousandCents }
}

/** What was booked, in the unit of its model: views, or days. */
export const bookedOf = ({
  model,
  views = 0,
  startsOn,
  endsOn,
}: Pick<AdCampaign, 'model' | 'views' | 'startsOn' | 'endsOn'>): number =>
  model === 'views' ? views : daysFrom(startsOn, endsOn).length

/** Whole days of a sponsor, or of a featured business, that had not begun when it ended. */
export function daysNotBegun(
  { startsOn, endsOn }: Pick<AdCampaign, 'startsOn' | 'endsOn'>,
  /** The day on which it ended, East Coast. */
  endedOn: string,
): number {
  return daysFrom(startsOn, endsOn).filter((day) => day > endedOn).length
}

/** The money for what was not delivered, rounded down: `paidCents` has its tax in it. */
export const refundFor = (paidCents: number, undelivered: number, booked: number): number =>
  booked === 0 ? 0 : Math.floor((paidCents * undelivered) / booked)
