import { type PublicResource, ResourceKind } from '#shared/content/resources/resource.ts'

type Group = { kind: ResourceKind; resources: PublicResource[] }

const mostFeatured = 3

/** The first three that are featured, and all others by kind. A kind without any has no group. */
export function resourceGroups(resources: readonly PublicResource[]) {
  const featured = resources.filter((resource) => resource.featured).slice(0, mostFeatured)
  return { featured, groups: groupByKind(resources.filter((resource) => !featured.includes(resource))) }
}

export const groupByKind = (resources: readonly PublicResource[]): Group[] =>
  ResourceKind.options
    .map((kind) => ({ kind, resources: resources.filter((resource) => resource.kind === kind) }))
    .filter((group) => group.resources.length > 0)
