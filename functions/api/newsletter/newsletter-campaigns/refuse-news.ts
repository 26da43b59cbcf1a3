import { findCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { tellOfDecision } from '#core/newsletter/newsletter-campaigns/tell-of-decision.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { refuseNews as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { refused } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'

const refuseNews = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  stepCampaign({
    find: () => findCampaign(params.campaignId),
    step: (before) => refused(before, body.reason, now),
    also: async (before, after) => [
      recordCampaignStep(actor, { done: 'Rejected', type: 'newsletter_send', before, after }, now),
      ...(await tellOfDecision(after, now)),
    ],
    remember,
  })

export const handler = endpoint(contract, refuseNews)
