import { findCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { resumeCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { resumed } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'

const resumeCampaign = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  stepCampaign({
    find: () => findCampaign(params.campaignId),
    step: (before) => resumed(before, now),
    also: (before, after) => [
      recordCampaignStep(actor, { done: 'Resumed', type: 'newsletter_send', before, after }, now),
    ],
    remember,
  })

export const handler = endpoint(contract, resumeCampaign)
