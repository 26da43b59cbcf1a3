import type { Contract } from '#shared/platform/http/route.ts'

type ApiPlan = {
  /** What stands first in the paths that it answers. */
  firsts: readonly string[]
  /** Requests a second; the sum is what the account’s functions can take. */
  rate: number
}

/**
 * The HTTP APIs of the gateway, each with what stands first in its paths. What none claims, `office` answers below
 * `/api/admin/`, and `community` anywhere else. Webhooks and administration share no API with public lists, so that
 * a rush to a show holds up neither payments nor administrators.
 */
export const httpApis = {
  shows: { firsts: ['competitions', 'directory', 'events', 'leagues', 'teams', 'tools'], rate: 2000 },
  community: { firsts: [], rate: 2000 },
  trade: { firsts: ['ads', 'ai', 'market', 'newsletter', 'support-desk'], rate: 1000 },
  editorial: {
    firsts: [
      'admin/ai',
      'admin/analytics',
      'admin/backups',
      'admin/content',
      'admin/events',
      'admin/leagues',
      'admin/newsletter',
      'admin/support-desk',
    ],
    rate: 500,
  },
  office: { firsts: ['webhooks'], rate: 500 },
} as const satisfies Record<string, ApiPlan>

export type ApiName = keyof typeof httpApis

export const apiNames = Object.keys(httpApis) as ApiName[]

/** What stands first in a path: `users`, or `admin/users` for what administrators do. */
export const firstOf = (path: string): string => /^\/api\/((?:admin\/)?[^/]+)/.exec(path)?.[1] ?? ''

export function apiOf({ path }: Pick<Contract, 'path'>): ApiName {
  const first = firstOf(path)
  const claimed = apiNames.find((name) => (httpApis[name].firsts as readonly string[]).includes(first))
  return claimed ?? (first.startsWith('admin/') ? 'office' : 'community')
}
