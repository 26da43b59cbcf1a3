import type { Permission } from './permissions.ts'

type Thing = { ownerId: string; createdAt: string; verified: boolean }

const limitedHours = 24

/**
 * Tells whether a thing may be updated or deleted: by the permission for all of them, by the one for one’s
 * own, or by the limited one, which ends when the thing is verified or 24 hours old.
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
