import { addCampaign } from '#core/newsletter/newsletter-campaigns/add-campaign.ts'
import { findTemplate } from '#core/newsletter/newsletter-campaigns/campaign-templates.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { createCampaign as contract } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { platformSender } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

async function createCampaign({ body: { name, templateId }, ...caller }: ApiRequest<typeof contract>) {
  const template = templateId && (await findTemplate(templateId))
  const copied = template && { layout: template.layout, blocks: template.blocks }
  return addCampaign({ senderId: platformSender, name, ...copied }, caller)
}

export const handler = endpoint(contract, createCampaign)
