import { countAudience } from '#core/newsletter/newsletter-campaigns/audience/count-audience.ts'
import { findPlatformCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { requireReady } from '#core/newsletter/newsletter-campaigns/require-ready.ts'
import { stepCampaign } from '#core/newsletter/newsletter-campaigns/step-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { scheduleCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  requireConfirmed,
  requireDraft,
  scheduled,
} from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import { plannedInstant } from '#shared/platform/time/planned-instant.ts'

const scheduleCampaign = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  stepCampaign({
    find: () => findPlatformCampaign(params.campaignId),
    version: body.version,
    step: async (before) => {
      requireDraft(before)
      // What someone else saved in the meantime is not what was looked at.
      if (before.version !== body.version) return before
      const planned = plannedSending(body.planned)
      await requireReady(before, now)
      const { count } = await countAudience(before.audience, before.senderId)
      requireConfirmed(count, body.confirmedCount)
      return scheduled(before, { planned, count }, now)
    },
    also: (before, after) => [
      recordCampaignStep(actor, { done: 'Scheduled', type: 'newsletter_send', before, after }, now),
    ],
    remember,
  })

function plannedSending(planned: ApiRequest<typeof contract>['body']['planned']) {
  if (!planned) return undefined
  const { local, zone } = planned
  return { local, zone, at: plannedInstant(planned, 'body.planned.local') }
}

export const handler = endpoint(contract, scheduleCampaign)
