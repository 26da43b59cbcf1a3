import { senderOf } from '#core/newsletter/newsletter-campaigns/campaign-sender.ts'
import { type FrozenCampaign, frozenCampaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { requireSendable } from '#core/newsletter/newsletter-campaigns/checks-of.ts'
import { renderCampaign } from '#core/newsletter/newsletter-campaigns/render-campaign.ts'
import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

/** The mail of a campaign as everyone gets it: rendered once, so that later changes of what it shows change nothing. */
export async function freezeCampaign(campaign: Campaign, now: string): Promise<FrozenCampaign> {
  const { id: campaignId, subject, preheader, layout, blocks } = campaign
  const before = await frozenCampaigns.get({ campaignId }, { consistent: true })
  if (before) return before
  const { countsLinks } = await readNewsletterSettings()
  const content = { subject, preheader, layout, blocks }
  const rendered = await renderCampaign(content, await senderOf(campaign.senderId), {
    now,
    ...(countsLinks && { countedAs: campaignId }),
  })
  requireSendable(content, rendered)
  const { html, text, links } = rendered
  const frozen: FrozenCampaign = {
    campaignId,
    subject: rendered.subject,
    html,
    text,
    links,
    frozenAt: now,
    version: 1,
  }
  await commit(frozenCampaigns.put(frozen, { absent: true }))
  return frozen
}
