import type { StoredRegistration } from './registrations.ts'

/** The registration without the change that waited for its payment. */
export function withoutChange(registration: StoredRegistration, now: string): StoredRegistration {
  const { change: _, ...rest } = registration
  return { ...rest, updatedAt: now, version: registration.version + 1 }
}
