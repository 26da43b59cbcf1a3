import { type RouteGroup, routeGroups } from '#shared/routes.ts'

/** The group that answers what no other group's prefix claims. */
const fallback: RouteGroup = 'platform'

const groupNames = Object.keys(routeGroups) as RouteGroup[]

/** The first path segments below `/api/` that a group's routes use. */
export const prefixesOf = (group: RouteGroup): string[] => [
  ...new Set(Object.values(routeGroups[group]).map(({ path }) => path.split('/')[2] ?? '')),
]

/** Which API a path belongs to, most special first: `/api/users` and what is below it, then everything else. */
export function apiPatterns(): { pattern: string; group: RouteGroup }[] {
  const claimed = groupNames
    .filter((group) => group !== fallback)
    .flatMap((group) =>
      prefixesOf(group).flatMap((prefix) => [
        ...(hasRouteAt(group, prefix) ? [{ pattern: `/api/${prefix}`, group }] : []),
        { pattern: `/api/${prefix}/*`, group },
      ]),
    )
  return [...claimed, { pattern: '/api/*', group: fallback }]
}

const hasRouteAt = (group: RouteGroup, prefix: string) =>
  Object.values(routeGroups[group]).some(({ path }) => path === `/api/${prefix}`)
