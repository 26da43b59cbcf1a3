import { daysFrom } from '#shared/ads/ad-zones/zone-room.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type AdCampaignFields, longestDays } from './ad-campaign.ts'
import { campaignRefusal } from './campaign-refusal.ts'

type Planned = Pick<AdCampaignFields, 'startsOn' | 'endsOn' | 'model' | 'views'>

/** The days of a planned campaign. Throws where they are past, in the wrong order, or too many, or its views are missing. */
export function checkedDays({ startsOn, endsOn, model, views }: Planned, now: string): string[] {
  if (startsOn < siteDay(now)) throw campaignRefusal.startPast()
  if (endsOn < startsOn) throw campaignRefusal.endsBefore()
  // Asked first: years of days are no list.
  if (endsOn > addDays(startsOn, longestDays - 1)) throw campaignRefusal.long()
  if (model === 'views' && views === undefined) throw campaignRefusal.viewsMissing()
  return daysFrom(startsOn, endsOn)
}
