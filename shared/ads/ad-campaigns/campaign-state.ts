import { siteDay } from '#shared/platform/time/site-day.ts'
import type { AdCampaign, AdCampaignStatus } from './ad-campaign.ts'

/** What a campaign is at a moment. */
export type AdCampaignState = AdCampaignStatus | 'running'

type Dated = Pick<AdCampaign, 'status' | 'startsOn' | 'endsOn' | 'makeGood'>

/** The last day on which it may run. */
export const lastDayOf = ({ endsOn, makeGood }: Pick<AdCampaign, 'endsOn' | 'makeGood'>): string =>
  makeGood?.until ?? endsOn

/** The state of a campaign at a moment, by the days of the East Coast: a late job never shows something wrong. */
export function campaignStateAt(campaign: Dated, now: string): AdCampaignState {
  const { status, startsOn } = campaign
  if (status !== 'scheduled' && status !== 'paused') return status
  const day = siteDay(now)
  if (day > lastDayOf(campaign)) return 'completed'
  if (status === 'paused') return 'paused'
  return day >= startsOn ? 'running' : 'scheduled'
}

/** In sentences and on badges. */
export const campaignStateWords: Record<AdCampaignState, string> = {
  draft: 'draft',
  in_review: 'in review',
  approved: 'approved',
  scheduled: 'scheduled',
  running: 'running',
  paused: 'paused',
  completed: 'completed',
  cancelled: 'canceled',
}

export const isEnded = ({ status }: Pick<AdCampaign, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled'

/** True of one whose days are held in its zone: from when it was submitted to its end. */
export const holdsDays = ({ status, model }: Pick<AdCampaign, 'status' | 'model'>): boolean =>
  model !== 'featured' &&
  (status === 'in_review' || status === 'approved' || status === 'scheduled' || status === 'paused')
