import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import {
  type AdCampaign,
  type AdCreative,
  AdPicture,
  FrequencyCap,
} from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { AdCampaignId, AdCreativeId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** What a page needs of a campaign that may run, so that serving reads one list. */
export const AdRun = z.object({
  campaignId: AdCampaignId,
  advertiserId: UserId,
  zone: AdZone,
  model: z.enum(['views', 'sponsor']),
  startsOn: z.iso.date(),
  /** With the days on which it is made good. */
  endsOn: z.iso.date(),
  states: z.array(z.string()),
  frequencyCap: z.optional(FrequencyCap),
  creatives: z.array(
    z.object({
      id: AdCreativeId,
      pictures: z.array(AdPicture),
      alt: z.string(),
      headline: z.string(),
      text: z.string(),
    }),
  ),
  version: z.int(),
})
export type AdRun = z.infer<typeof AdRun>

export const runsPartition = (zone: AdZone) => `AD_ZONE#${zone}`

/** Campaigns that may run, by zone. */
export const adRuns = entity({
  name: 'ad-run',
  erasure: 'by its noun',
  schema: AdRun,
  key: ({ zone, campaignId }: { zone: string; campaignId: string }) => ({
    pk: `AD_ZONE#${zone}`,
    sk: `RUN#${campaignId}`,
  }),
})

/** Keeps the line of a campaign in its zone: there while it may run and has an approved ad. The commit holds the campaign. */
export function keepRun(campaign: AdCampaign, ads: readonly AdCreative[]): Write[] {
  const { id: campaignId, advertiserId, zone, model, startsOn, states, frequencyCap, status } = campaign
  if (zone === 'featured_listing' || model === 'featured') return []
  const run: AdRun = {
    campaignId,
    advertiserId,
    zone,
    model,
    startsOn,
    endsOn: lastDayOf(campaign),
    states,
    ...(frequencyCap && { frequencyCap }),
    creatives: ads
      .filter((ad) => ad.status === 'approved')
      .map(({ id, pictures, alt, headline, text }) => ({ id, pictures, alt, headline, text })),
    version: 1,
  }
  return [status === 'scheduled' && run.creatives.length > 0 ? adRuns.derive(run) : adRuns.underive(run)]
}
