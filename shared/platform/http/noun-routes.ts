import type { Contract } from './route.ts'

/**
 * Routes that are deployed together, as one HTTP API. What no other group claims by its paths, `platform` answers, and
 * below `/api/admin/` the group `admin`.
 */
export type RouteGroup =
  | 'platform'
  | 'accounts'
  | 'billing'
  | 'notifications'
  | 'content'
  | 'events'
  | 'support'
  | 'leagues'
  | 'competitions'
  | 'tools'
  | 'operations'
  | 'admin'

/** The contracts of one noun, by the group that deploys them. */
export type NounRoutes = { readonly [G in RouteGroup]?: Readonly<Record<string, Contract>> }
