import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { findPlatformCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { recordCampaignStep } from '#core/newsletter/newsletter-campaigns/record-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deleteCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { requireDeletable } from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'

/** One that never began has no people and no figures: nothing but its row goes. */
const deleteCampaign = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const campaign = await findPlatformCampaign(params.campaignId)
    requireDeletable(campaign)
    await commit(
      campaigns.delete(campaign),
      recordCampaignStep(actor, { done: 'Deleted', type: 'newsletter_campaign', before: campaign }, now),
      ...remember(undefined),
    )
  })

export const handler = endpoint(contract, deleteCampaign)
