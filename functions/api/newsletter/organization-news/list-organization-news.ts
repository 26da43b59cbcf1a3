import { listNews } from '#core/newsletter/organization-news/list-news.ts'
import { requireOwnNews } from '#core/newsletter/organization-news/news-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listOrganizationNews as contract } from '#shared/newsletter/organization-news/contract.ts'

async function listOrganizationNews({ actor, params, query }: ApiRequest<typeof contract>) {
  const { id } = await requireOwnNews(params.organizationId, actor.userId)
  return listNews(id, query)
}

export const handler = endpoint(contract, listOrganizationNews)
