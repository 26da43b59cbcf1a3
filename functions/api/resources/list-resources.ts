import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { allResources } from '#core/resources/all-resources.ts'
import { listResources as contract } from '#shared/resources/contract.ts'

async function listResources({ query: { category, level } }: ApiRequest<typeof contract>) {
  const published = (await allResources()).items.filter(({ status }) => status === 'published')
  return {
    items: published.filter(
      (resource) =>
        (!category || resource.category === category) &&
        (!level || level === 'any' || resource.level === 'any' || resource.level === level),
    ),
    categories: [...new Set(published.map((resource) => resource.category))].toSorted(),
  }
}

export const handler = endpoint(contract, listResources)
