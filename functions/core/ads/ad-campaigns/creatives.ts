import { entity } from '#core/platform/db/entity.ts'
import { AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'

export const creativesWaitingPartition = 'AD_CREATIVES_WAITING'

/** The ads of campaigns. `gsi1` lists those that wait for review on their own. */
export const creatives = entity({
  name: 'ad-creative',
  erasure: 'by its noun',
  schema: AdCreative,
  key: ({ campaignId, id }: { campaignId: string; id: string }) => ({
    pk: `AD_CAMPAIGN#${campaignId}`,
    sk: `CREATIVE#${id}`,
  }),
  gsi1: ({ status, isAlone, statusSince, id }) =>
    status === 'in_review' && isAlone
      ? { pk: creativesWaitingPartition, sk: `${statusSince}#${id}` }
      : undefined,
})

/** More than a campaign has, with those that were taken away. */
const most = 100

/** The ads of a campaign, the oldest first. */
export async function creativesOf(campaignId: string): Promise<AdCreative[]> {
  const { items } = await creatives.list({
    pk: `AD_CAMPAIGN#${campaignId}`,
    prefix: 'CREATIVE#',
    limit: most,
    consistent: true,
  })
  return items
}
