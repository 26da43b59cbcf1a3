import * as z from 'zod/mini'
import { countsOf } from '#core/newsletter/newsletter-campaigns/recipient-counters.ts'
import { entity } from '#core/platform/db/entity.ts'
import { type Campaign, CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { stopReason } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { stopCampaign } from './stop-campaign.ts'

/** The figures with which a campaign stopped: one that is resumed is judged by what came since. */
export const stoppedFigures = entity({
  name: 'campaign-stopped',
  erasure: 'impersonal',
  schema: z.object({
    campaignId: CampaignId,
    sent: z.int(),
    bounced: z.int(),
    complained: z.int(),
    version: z.int(),
  }),
  key: ({ campaignId }: { campaignId: string }) => ({ pk: `CAMPAIGN#${campaignId}`, sk: 'STOPPED' }),
})

/** Stops a campaign whose mails come back, or that people report as spam. Tells whether it did. */
export async function stopIfHurting(campaign: Campaign, now: string): Promise<boolean> {
  const { id: campaignId } = campaign
  const [{ counts }, before] = await Promise.all([countsOf(campaignId), stoppedFigures.get({ campaignId })])
  const { sent, bounced, complained } = counts
  const why = stopReason({
    ...counts,
    sent: sent - (before?.sent ?? 0),
    bounced: bounced - (before?.bounced ?? 0),
    complained: complained - (before?.complained ?? 0),
  })
  if (why !== 'bounces' && why !== 'complaints') return false
  const figures = { campaignId, sent, bounced, complained, version: (before?.version ?? 0) + 1 }
  const expected = before ? { version: before.version } : { absent: true as const }
  await stopCampaign(campaign, why, now, { also: [stoppedFigures.put(figures, expected)] })
  return true
}
