import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'

/**
 * Routes that are deployed together, as one HTTP API, by what stands first in their paths. What no group claims,
 * `platform` answers, and below `/api/admin/` the group `admin`.
 */
const claims = {
  accounts: ['accounts', 'users', 'verifications'],
  admin: [],
  billing: ['admin/billing', 'billing', 'webhooks'],
  competitions: ['admin/competitions', 'competitions'],
  content: ['admin/content', 'admin/feed', 'content', 'feed'],
  events: ['admin/events', 'events'],
  leagues: ['admin/leagues', 'admin/teams', 'leagues', 'teams'],
  notifications: ['notifications'],
  operations: ['admin/insights', 'admin/operations'],
  platform: [],
  support: ['admin/support', 'support'],
  tools: ['admin/tools', 'tools'],
} as const satisfies Record<string, readonly string[]>

export type RouteGroup = keyof typeof claims

export const groupNames = Object.keys(claims) as RouteGroup[]

/** What stands first in a path: `users`, or `admin/users` for what administrators do. */
export const prefixOf = (path: string): string => /^\/api\/((?:admin\/)?[^/]+)/.exec(path)?.[1] ?? ''

export function groupOf({ path }: Contract): RouteGroup {
  const prefix = prefixOf(path)
  const claimed = groupNames.find((group) => (claims[group] as readonly string[]).includes(prefix))
  return claimed ?? (prefix.startsWith('admin/') ? 'admin' : 'platform')
}

/** Every route of the platform, by the group that is deployed together. */
export const routeGroups = Object.groupBy(Object.values<Contract>(routes), groupOf) as Record<
  RouteGroup,
  Contract[]
>
