import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { followAdDates } from '#core/ads/ad-campaigns/follow-ad-dates.ts'
import { deliveries } from '#core/ads/ad-delivery/deliveries.ts'
import { figures } from '#core/ads/ad-delivery/figures.ts'
import { refundCampaign } from '#core/ads/ad-orders/refund-campaign.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { payAdCampaigns } from '#functions/api/ads/ad-orders/pay-ad-campaigns.ts'
import { recordAdPayment } from '#functions/api/ads/ad-orders/record-ad-payment.ts'
import { settleAdPayment } from '#functions/api/ads/ad-orders/settle-ad-payment.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { Step } from '#lib/local/seed/billing/billing-story.ts'
import { seedMarks } from '#lib/local/seed/seed-marks.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { dayStart } from '#shared/ads/ad-delivery/pace.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type DemoCampaign, demoCampaigns, demoFeatured } from './demo-campaigns.ts'
import { demoCampaignDays } from './demo-figures.ts'

const daysToPay = 4

/**
 * What is paid for, and what came of it, through the use-cases of every advertiser: the retailer by card, the manufacturer
 * by transfer. A cloud that was filled without campaigns has none.
 */
export async function adSteps(): Promise<Step[]> {
  const mark = await seedMarks.get({ name: 'demo' })
  if (!mark) return []
  const { seededAt } = mark
  const paid = demoCampaigns(seededAt).filter(({ sheet }) => sheet.end === 'paid')
  const featured = await demoFeatured(seededAt)
  const [first] = paid
  if (!first || !(await isUnpaid(first.campaign.id))) return []
  const of = (who: string) => paid.filter(({ sheet }) => sheet.by === who).map(({ campaign }) => campaign)
  const [retailer, manufacturer] = [of('retailer'), of('manufacturer')]
  return [
    { at: paidAt(retailer), happens: (at) => payByCard(retailer, at) },
    { at: paidAt(manufacturer), happens: (at) => payByTransfer(manufacturer, at) },
    { at: addTime(featured.createdAt, { minutes: 6 }), happens: (at) => payByCard([featured], at) },
    { at: addTime(featured.createdAt, { minutes: 20 }), happens: followAdDates },
    ...paid.flatMap((one) => lifeOf(one, seededAt)),
  ]
}

const isUnpaid = async (id: string) =>
  (await campaigns.get({ id }, { consistent: true }))?.status === 'approved'

/** A few days after the last of them was written. */
const paidAt = (together: readonly AdCampaign[]): string =>
  addTime(
    together
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1) ?? '',
    { days: daysToPay },
  )

async function payByCard(together: readonly AdCampaign[], now: string): Promise<void> {
  const userId = together[0]?.advertiserId ?? ''
  const user = await users.get({ id: userId }, { consistent: true })
  const request = (more: object) => ({ actor: { userId, user }, now, remember: () => [], ...more }) as never
  const campaignIds = together.map(({ id }) => id)
  const { order, payment } = await payAdCampaigns(request({ body: { campaignIds } }))
  if (!payment) throw new Error(`${order.id} was not to be paid with a card.`)
  const stripe = await stripeClient()
  await stripe.paymentIntents.confirm(payment.clientSecret.split('_secret_')[0] ?? '', {
    payment_method: 'pm_card_visa',
  })
  await settleAdPayment(request({ params: { orderId: order.id } }))
}

async function payByTransfer(together: readonly AdCampaign[], now: string): Promise<void> {
  const userId = demoUserId('admin@demo.test')
  const user = await users.get({ id: userId }, { consistent: true })
  const body = {
    campaignIds: together.map(({ id }) => id),
    reference: 'Wire from Northline, value date today',
  }
  await recordAdPayment({ actor: { userId, user }, now, remember: () => [], body } as never)
}

/** It begins, delivers, and ends by its days. */
function lifeOf(one: DemoCampaign, now: string): Step[] {
  const { startsOn, endsOn } = one.campaign
  const today = siteDay(now)
  if (startsOn > today) return []
  const begins = { at: addTime(dayStart(startsOn), { minutes: 15 }), happens: followAdDates }
  if (endsOn >= today) return [begins, { at: now, happens: (at) => deliver(one, at) }]
  // Before any other campaign is looked at on that day, which would end this one without its figures.
  const over = addTime(dayStart(addDays(endsOn, 1)), { minutes: 5 })
  return [begins, { at: over, happens: (at) => end(one, at) }]
}

/** The figures of its days, and its delivery with them. */
async function deliver({ sheet, campaign, ads }: DemoCampaign, now: string): Promise<void> {
  const delivery = await deliveries.get({ campaignId: campaign.id }, { consistent: true })
  if (!delivery) throw new Error(`${campaign.name} was not paid for.`)
  const rows = demoCampaignDays(campaign, ads, { pace: sheet.pace ?? 100, now })
  const { viewed } = sumOfFigures(rows)
  const day = siteDay(now)
  const ofToday = sumOfFigures(rows.filter((row) => row.day === day)).viewed
  const remaining = delivery.booked - viewed
  await commit(
    ...rows.map((row) => figures.put(row, { absent: true })),
    deliveries.put(
      {
        ...delivery,
        viewed,
        remaining,
        day,
        dayStart: remaining + ofToday,
        dayNet: ofToday,
        version: delivery.version + 1,
      },
      { version: delivery.version },
    ),
  )
}

async function end(one: DemoCampaign, now: string): Promise<void> {
  await deliver(one, now)
  await followAdDates(now)
  await refundCampaign(one.campaign.id, now)
}
