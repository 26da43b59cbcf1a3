import { pageSlugs } from '#core/content/cms-pages/cms-pages.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listRedirects as contract } from '#shared/content/cms-pages/contract.ts'

const mostShown = 100

async function listRedirects({ params }: ApiRequest<typeof contract>) {
  const { items } = await pageSlugs.list({ index: 'gsi1', pk: `SLUGS_OF#${params.pageId}`, limit: mostShown })
  return { items: items.filter(({ current }) => !current).map(({ slug, since }) => ({ slug, since })) }
}

export const handler = endpoint(contract, listRedirects)
