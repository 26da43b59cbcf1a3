import type { listResources as contract } from '#shared/content/resources/contract.ts'
import { resourceMatches } from '#shared/content/resources/resource-matches.ts'
import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { allResources } from './all-resources.ts'

type Asked = { query: QueryOf<typeof contract> }

export async function listResources({ query }: Asked): Promise<ResponseOf<typeof contract>> {
  const published = (await allResources()).items.filter(({ status }) => status === 'published')
  return {
    items: published.filter((resource) => resourceMatches(resource, query)),
    categories: [...new Set(published.map(({ category }) => category))].toSorted(),
  }
}
