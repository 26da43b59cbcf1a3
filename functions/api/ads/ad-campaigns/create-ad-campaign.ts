import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { newCampaign } from '#core/ads/ad-campaigns/new-campaign.ts'
import { recordCampaignStep } from '#core/ads/ad-campaigns/record-step.ts'
import { wholeCampaign } from '#core/ads/ad-campaigns/whole-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { checkedDays } from '#shared/ads/ad-campaigns/checked-days.ts'
import { createAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'
import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { newId } from '#shared/ids.ts'

async function createAdCampaign({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  checkedDays(body, now)
  const { user } = actor
  const campaign = newCampaign(newId('adc', now) as AdCampaignId, user.id, body, now)
  const answer = await wholeCampaign(campaign, now, [])
  await commit(
    campaigns.put(campaign, { absent: true }),
    // No one who leaves meanwhile keeps a campaign.
    users.check({ id: user.id }, { version: user.version }),
    recordCampaignStep(actor, 'Drafted', campaign, { now }),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, createAdCampaign)
