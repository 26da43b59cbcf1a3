import type { StoredRegistration } from './registrations.ts'

/** A registration that has its place for good. */
export function confirmedRegistration(
  registration: StoredRegistration,
  change: Partial<Pick<StoredRegistration, 'pay' | 'number' | 'status'>>,
  now: string,
): StoredRegistration {
  const { holdUntil: _hold, offerUntil: _offer, ...rest } = registration
  return { ...rest, status: 'confirmed', ...change, updatedAt: now, version: registration.version + 1 }
}
