import { findPlatformCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { takeBackCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { takenBack } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'

const takeBackCampaign = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  stepCampaign({
    find: () => findPlatformCampaign(params.campaignId),
    step: (before) => takenBack(before, now),
    also: (before, after) => [
      recordCampaignStep(actor, { done: 'Returned to draft', type: 'newsletter_send', before, after }, now),
    ],
    remember,
  })

export const handler = endpoint(contract, takeBackCampaign)
