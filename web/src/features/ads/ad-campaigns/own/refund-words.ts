import { bookedOf, daysNotBegun, refundFor } from '#shared/ads/ad-campaigns/ad-price.ts'
import type { OwnAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { counted } from './campaign-words.ts'

/** What comes back if a campaign is canceled now. */
export function refundWords({ campaign, progress }: OwnAdCampaign, now: string): string {
  const { model, paidCents = 0 } = campaign
  const booked = bookedOf(campaign)
  if (model !== 'views') {
    const left = daysNotBegun(campaign, siteDay(now))
    if (left === 0) return 'Its last day has begun, so nothing is refunded.'
    return `We refund ${dollars(refundFor(paidCents, left, booked))} for ${counted(left, 'day')} not begun.`
  }
  const { viewed = 0, open = 0 } = progress ?? {}
  const left = Math.max(0, booked - viewed - open)
  const refund = `We refund ${dollars(refundFor(paidCents, left, booked))} for ${counted(left, 'view')} not delivered`
  return open === 0
    ? `${refund}.`
    : `${refund}, and more for those of the ${counted(open, 'ad')} just served that no one sees. That takes up to 26 minutes.`
}
