import { senderOf } from '#core/newsletter/newsletter-campaigns/campaign-sender.ts'
import { checksOf } from '#core/newsletter/newsletter-campaigns/checks-of.ts'
import {
  forReader,
  renderCampaign,
  sampleReader,
} from '#core/newsletter/newsletter-campaigns/render-campaign.ts'
import { requireOwnNews, requireSending } from '#core/newsletter/organization-news/news-desk.ts'
import { settledNews } from '#core/newsletter/organization-news/settled-news.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { previewOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'
import { newsRefusal } from '#shared/newsletter/organization-news/news-refusal.ts'

async function previewOrganizationNews({ actor, params, body, now }: ApiRequest<typeof contract>) {
  const organization = await requireOwnNews(params.organizationId, actor.userId)
  requireSending(organization)
  const { id } = organization
  const content = await settledNews(id, body.content)
  const rendered = await renderCampaign(content, await senderOf(id), { now })
  const checks = checksOf(content, rendered)
  return {
    ...forReader(rendered, sampleReader()),
    bytes: rendered.bytes,
    // Its people cannot add the address of the site.
    checks: checks.map((check) =>
      check.kind === 'address' && !check.isFine ? { ...check, says: newsRefusal.noAddress().message } : check,
    ),
  }
}

export const handler = endpoint(contract, previewOrganizationNews)
