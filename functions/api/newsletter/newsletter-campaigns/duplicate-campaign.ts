import { addCampaign } from '#core/newsletter/newsletter-campaigns/add-campaign.ts'
import { findPlatformCampaign } from '#core/newsletter/newsletter-campaigns/find-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { duplicateCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'

const mostInName = 80

async function duplicateCampaign({ params, ...caller }: ApiRequest<typeof contract>) {
  const { name, senderId, fromName, replyTo, subject, preheader, layout, blocks, audience } =
    await findPlatformCampaign(params.campaignId)
  return addCampaign(
    {
      senderId,
      name: [...`Copy of ${name}`].slice(0, mostInName).join('').trim(),
      fromName,
      ...(replyTo && { replyTo }),
      subject,
      preheader,
      layout,
      blocks,
      audience,
    },
    caller,
  )
}

export const handler = endpoint(contract, duplicateCampaign)
