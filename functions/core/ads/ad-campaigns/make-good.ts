import { roomOf } from '#core/ads/ad-zones/room-of.ts'
import { takeRoom } from '#core/ads/ad-zones/sold-days.ts'
import { settingsOf } from '#core/ads/ad-zones/zone-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { daysFrom } from '#shared/ads/ad-zones/zone-room.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { creativesOf } from './creatives.ts'
import { saveCampaign } from './save-campaign.ts'
import { tellAdvertiser } from './tell-advertiser.ts'

const mostDays = 14

/** Lets a campaign run on for what was not viewed, if its advertiser wants that and its zone has room. False otherwise. */
export async function makeGood(before: AdCampaign, left: number, now: string): Promise<boolean> {
  const { zone, model, refundsAtEnd, status, endsOn } = before
  if (refundsAtEnd || before.makeGood || status !== 'scheduled' || model !== 'views') return false
  if (zone === 'featured_listing') return false
  const until = addDays(endsOn, mostDays)
  const from = siteDay(now)
  if (from > until) return false
  const settings = await settingsOf(zone)
  // Held for all of its days, so that giving back is the same as for other days.
  const days = daysFrom(addDays(endsOn, 1), until)
  const room = await roomOf(zone, days, settings)
  if (room.views < left) return false
  const campaign: AdCampaign = {
    ...before,
    makeGood: { until, views: left },
    updatedAt: now,
    version: before.version + 1,
  }
  await commit(
    ...takeRoom({ zone, model, views: left, days }, settings),
    ...saveCampaign(before, campaign, await creativesOf(before.id)),
    ...(await tellAdvertiser(
      campaign,
      {
        kind: 'ad_campaign_runs',
        type: 'info',
        title: 'Your campaign runs on',
        message: `${campaign.name} has ${left.toLocaleString('en-US')} views left. It runs on for up to ${mostDays} days, and we refund what is left then.`,
      },
      now,
    )),
  )
  return true
}
