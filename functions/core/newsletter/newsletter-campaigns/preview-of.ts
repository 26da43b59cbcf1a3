import type { RenderedCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { CampaignSender } from './campaign-sender.ts'
import { checksOf } from './checks-of.ts'
import { forReader, renderCampaign, sampleReader } from './render-campaign.ts'

/** Content as a sample reader would get it, with what is to be looked at before it goes out. */
export async function previewOf(
  content: CampaignContent,
  sender: CampaignSender,
  now: string,
): Promise<RenderedCampaign> {
  const rendered = await renderCampaign(content, sender, { now })
  return {
    ...forReader(rendered, sampleReader()),
    bytes: rendered.bytes,
    checks: checksOf(content, rendered),
  }
}
