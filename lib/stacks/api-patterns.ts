import { groupNames, prefixOf, type RouteGroup, routeGroups } from '#lib/route-groups.ts'
import { isKeptAtEdge } from '#shared/platform/http/is-kept-at-edge.ts'

type ApiPattern = {
  pattern: string
  group: RouteGroup
  /** CloudFront keeps its answers for as long as they say. */
  kept?: true
}

/** Routes that no other group claims, among all and among those of administrators. */
const fallbacks: { prefix: string; group: RouteGroup }[] = [
  { prefix: 'admin/', group: 'admin' },
  { prefix: '', group: 'platform' },
]

/** The nouns below `/api/` that a group's routes are about: `users`, or `admin/users` for what administrators do. */
export const prefixesOf = (group: RouteGroup): string[] => [
  ...new Set(routeGroups[group].map(({ path }) => prefixOf(path))),
]

/** The API of a path, most specific first: `/api/users` and everything below it, then everything else. */
export function apiPatterns(): ApiPattern[] {
  const claimed = groupNames.flatMap((group) =>
    prefixesOf(group)
      .filter((prefix) => fallbackOf(prefix) !== group)
      .flatMap((prefix) => [
        ...(hasRouteAt(group, prefix) ? [{ pattern: `/api/${prefix}`, group }] : []),
        { pattern: `/api/${prefix}/*`, group },
      ]),
  )
  const all = [...claimed, ...fallbacks.map(({ prefix, group }) => ({ pattern: `/api/${prefix}*`, group }))]
  const kept = keptPaths()
  return [...kept, ...all.filter(({ pattern }) => !kept.some((path) => path.pattern === pattern))]
}

/** A path as CloudFront matches it: a placeholder for an id matches anything. */
export const patternOf = (path: string): string => path.replaceAll(/:\w+/g, '*')

const keptPaths = (): ApiPattern[] =>
  groupNames.flatMap((group) =>
    routeGroups[group]
      .filter(isKeptAtEdge)
      .map(({ path }): ApiPattern => ({ pattern: patternOf(path), group, kept: true })),
  )

const fallbackOf = (noun: string) => fallbacks.find(({ prefix }) => noun.startsWith(prefix))?.group

const hasRouteAt = (group: RouteGroup, prefix: string) =>
  routeGroups[group].some(({ path }) => path === `/api/${prefix}`)
