import { deliveries, isServedOut } from '#core/ads/ad-delivery/deliveries.ts'
import { voidOrderOf } from '#core/ads/ad-orders/void-order.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt, lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import {
  completedCampaign,
  isOfferOver,
  withdrawnCampaign,
} from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { campaigns, campaignsDuePartition } from './campaigns.ts'
import { creativesOf } from './creatives.ts'
import { draftedAgain } from './drafted-again.ts'
import { makeGood } from './make-good.ts'
import { saveCampaign } from './save-campaign.ts'
import { settleCampaign } from './settle-campaign.ts'
import { tellAdvertiser } from './tell-advertiser.ts'

const job = 'follow_ad_dates'

/**
 * Ends offers that no one paid, tells of campaigns that begin, completes those that are delivered or past their days, and
 * reckons up those that have ended. Everything that is due is taken, however old; a late run shows nothing wrong.
 */
export async function followAdDates(now: string): Promise<{ followed: number }> {
  const due = async (
    what: 'offers' | 'days' | 'ends',
    upTo: string,
    follow: (id: string, now: string) => Promise<boolean>,
  ) => {
    const pk = campaignsDuePartition(what)
    return eachRow(
      job,
      (cursor) => campaigns.list({ index: 'gsi3', pk, upTo: `${upTo}~`, limit: 100, cursor }),
      ({ id }) => follow(id, now),
    )
  }
  const done = [
    await due('offers', now, endOffer),
    await due('days', siteDay(now), followDays),
    await due('ends', now, (id) => settleCampaign(id, now)),
  ]
  const failed = done.reduce((sum, one) => sum + one.failed, 0)
  if (failed > 0) throw new Error(`${failed} ad campaigns could not be followed; they will be retried.`)
  const followed = done.reduce((sum, one) => sum + one.done, 0)
  log.info('ads.followed', { followed })
  return { followed }
}

/** What is being paid in this moment counts: then the offer has not ended. */
const endOffer = (id: string, now: string): Promise<boolean> =>
  untilUnchanged(async () => {
    const before = await campaigns.get({ id }, { consistent: true })
    if (!before || !isOfferOver(before, now)) return false
    await voidOrderOf(before, now)
    const campaign = withdrawnCampaign(before, now)
    const { ads, also } = draftedAgain(await creativesOf(id), now)
    await commit(
      ...saveCampaign(before, campaign, ads),
      ...also,
      ...(await tellAdvertiser(
        campaign,
        {
          kind: 'ad_campaign_decided',
          type: 'warning',
          title: 'Your offer has expired',
          message: `${campaign.name} was not paid for in time. It is a draft again: check its price and submit it.`,
        },
        now,
      )),
    )
    return true
  })

const followDays = (id: string, now: string): Promise<boolean> =>
  untilUnchanged(async () => {
    const before = await campaigns.get({ id }, { consistent: true })
    if (!before || (before.status !== 'scheduled' && before.status !== 'paused')) return false
    const delivery =
      before.model === 'views' ? await deliveries.get({ campaignId: id }, { consistent: true }) : undefined
    if (delivery && isServedOut(delivery)) return complete(before, siteDay(now), now)
    if (campaignStateAt(before, now) !== 'completed') return begin(before, now)
    const left = delivery?.remaining ?? 0
    if (left > 0 && (await makeGood(before, left, now))) return true
    return complete(before, lastDayOf(before), now)
  })

async function complete(before: AdCampaign, endedOn: string, now: string): Promise<boolean> {
  await commit(...saveCampaign(before, completedCampaign(before, endedOn, now), await creativesOf(before.id)))
  return true
}

async function begin(before: AdCampaign, now: string): Promise<boolean> {
  if (before.startedAt || campaignStateAt(before, now) !== 'running') return false
  const campaign = { ...before, startedAt: now, updatedAt: now, version: before.version + 1 }
  await commit(
    ...saveCampaign(before, campaign, await creativesOf(before.id)),
    ...(await tellAdvertiser(
      campaign,
      {
        kind: 'ad_campaign_runs',
        type: 'success',
        title: 'Your campaign is running',
        message: `${campaign.name} has begun.`,
      },
      now,
    )),
  )
  return true
}
