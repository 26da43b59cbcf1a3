import * as z from 'zod/mini'
import type { MembershipType } from './membership-type.ts'

export const Permission = z.enum([
  'competition_results.create',
  'competition_results.read',
  'competition_results.update',
  'competition_results.update_own',
  'competition_results.update_own_limited',
  'competition_results.delete',
  'competition_results.delete_own',
  'competition_results.delete_own_limited',
  'competition_results.verify',
  'competition_results.bulk_update',
  'competition_results.export',
  'events.create',
  'events.update',
  'events.update_own',
  'events.delete',
  'users.read',
  'users.update',
  'users.delete',
])
export type Permission = z.infer<typeof Permission>

/** What changes other people's accounts stays with administrators: a role that could would make its holder one. */
export const GrantablePermission = z.enum(
  Permission.options.filter((permission) => permission !== 'users.update' && permission !== 'users.delete'),
)

const business: readonly Permission[] = [
  'competition_results.create',
  'competition_results.read',
  'competition_results.update_own',
  'competition_results.delete_own',
  'events.create',
  'events.update_own',
]

/** What each membership may do by itself; roles and the rules of a membership only add to it. */
export const permissionsByType: Record<MembershipType, readonly Permission[]> = {
  admin: [
    'competition_results.create',
    'competition_results.read',
    'competition_results.update',
    'competition_results.delete',
    'competition_results.verify',
    'competition_results.bulk_update',
    'users.read',
    'users.update',
    'users.delete',
    'events.create',
    'events.update',
    'events.delete',
  ],
  organization: business,
  manufacturer: business,
  retailer: business,
  pro_competitor: [
    'competition_results.create',
    'competition_results.read',
    'competition_results.update_own',
    'competition_results.delete_own',
    'competition_results.export',
  ],
  competitor: [
    'competition_results.create',
    'competition_results.read',
    'competition_results.update_own_limited',
    'competition_results.delete_own_limited',
  ],
}

type Thing = { ownerId: string; createdAt: string; verified: boolean }

const limitedHours = 24

/**
 * Whether a thing may be updated or deleted: by the permission for all of them, by the one for one's own, or by the
 * limited one, which ends when the thing is verified or 24 hours old.
 */
export function mayChange(
  permissions: ReadonlySet<Permission>,
  noun: 'competition_results' | 'events',
  verb: 'update' | 'delete',
  thing: Thing,
  userId: string,
  now: string,
): boolean {
  const has = (suffix: string) => permissions.has(`${noun}.${verb}${suffix}` as Permission)
  if (has('')) return true
  if (thing.ownerId !== userId) return false
  if (has('_own')) return true
  const age = Date.parse(now) - Date.parse(thing.createdAt)
  return has('_own_limited') && !thing.verified && age < limitedHours * 3_600_000
}
