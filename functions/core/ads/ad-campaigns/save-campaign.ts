import { keepRun } from '#core/ads/ad-delivery/ad-runs.ts'
import { setRunning } from '#core/ads/ad-delivery/deliveries.ts'
import { giveBackRoom } from '#core/ads/ad-zones/sold-days.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { holdsDays, isEnded } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { campaigns } from './campaigns.ts'

/**
 * The writes of a campaign that has changed: every change of one goes through here. `ads` are its ads as they are after
 * the same commit. Days that it no longer needs are free again, and what runs stands still where it stands still. Taking
 * days, and the delivery of one that was just paid, are the caller’s.
 */
export function saveCampaign(before: AdCampaign, after: AdCampaign, ads: readonly AdCreative[]): Write[] {
  const wasPaid = before.paidAt !== undefined
  const isRunning = (campaign: AdCampaign) => campaign.status === 'scheduled'
  const isPlaced = after.zone !== 'featured_listing'
  return [
    campaigns.put(after, { version: before.version }),
    ...roomGivenBack(before, after),
    ...(isPlaced && after.paidAt && !after.settledAt ? keepRun(after, ads) : []),
    ...(isPlaced && wasPaid && isRunning(before) !== isRunning(after)
      ? [setRunning(after.id, isRunning(after))]
      : []),
  ]
}

/** Back in the draft it holds no day; ended, none after its last one. */
function roomGivenBack(before: AdCampaign, after: AdCampaign): Write[] {
  if (!holdsDays(before) || holdsDays(after)) return []
  if (!isEnded(after)) return giveBackRoom(before, before.startsOn)
  return giveBackRoom(before, addDays(after.endedOn ?? before.endsOn, 1))
}
