import { checkedContent, requireKnownTopics } from '#core/newsletter/newsletter-campaigns/checked-content.ts'
import { requireThings } from '#core/newsletter/newsletter-campaigns/cleaned-blocks.ts'
import { findPlatformCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { saveCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { edited, requireDraft } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'

const saveCampaign = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  stepCampaign({
    find: () => findPlatformCampaign(params.campaignId),
    version: body.version,
    step: async (before) => {
      requireDraft(before)
      const { name, fromName, replyTo, audience } = body
      const content = await checkedContent(body.content, 'body.content')
      await Promise.all([requireThings(content.blocks, { now }), requireKnownTopics(audience)])
      return edited(before, { name, fromName, replyTo, ...content, audience }, now)
    },
    also: (before, after) => [
      recordCampaignStep(actor, { done: 'Changed', type: 'newsletter_campaign', before, after }, now),
    ],
    remember,
  })

export const handler = endpoint(contract, saveCampaign)
