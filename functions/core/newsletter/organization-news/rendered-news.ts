import { senderOf } from '#core/newsletter/newsletter-campaigns/campaign-sender.ts'
import { requireSendable } from '#core/newsletter/newsletter-campaigns/checks-of.ts'
import { type Rendered, renderCampaign } from '#core/newsletter/newsletter-campaigns/render-campaign.ts'
import type { CampaignContent, SenderId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { newsRefusal } from '#shared/newsletter/organization-news/news-refusal.ts'

/** News as a mail. Throws for what must not go out. */
export async function sendableNews(
  organizationId: SenderId,
  content: CampaignContent,
  now: string,
): Promise<Rendered> {
  const rendered = await renderCampaign(content, await senderOf(organizationId), { now })
  if (!rendered.found.hasAddress) throw newsRefusal.noAddress()
  requireSendable(content, rendered)
  return rendered
}
