import { newsAudience } from '#core/newsletter/organization-news/news-audience.ts'
import { requireOwnNews } from '#core/newsletter/organization-news/news-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getNewsAudience as contract } from '#shared/newsletter/organization-news/contract.ts'

async function getNewsAudience({ actor, params, now }: ApiRequest<typeof contract>) {
  const { id } = await requireOwnNews(params.organizationId, actor.userId)
  return newsAudience(id, now)
}

export const handler = endpoint(contract, getNewsAudience)
