import type { Me } from '#shared/platform/users/contract.ts'
import type { User } from '#shared/platform/users/user.ts'

export type Session =
  | { status: 'loading' }
  | { status: 'anonymous' }
  /** A person is signed in, but we do not know who. */
  | { status: 'unreachable' }
  | { status: 'signed-in'; me: Me }

/** The state until the page has looked, which is also what the server renders. */
export const unknownSession: Session = { status: 'loading' }

let session: Session = unknownSession
const listeners = new Set<() => void>()

export const currentSession = (): Session => session

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

let ending = false

/** True when this page is ending the session itself and is about to say why. */
export const isEndingHere = (): boolean => ending

export async function endHere(end: () => Promise<void>): Promise<void> {
  ending = true
  await end().finally(() => {
    ending = false
  })
}

let updates = 0

/**
 * The number of times a write or a message has changed the profile. An answer that was requested before the
 * last one may be older.
 */
export const profileUpdates = (): number => updates

/** Takes over the profile from the answer of a write. The unread count stays. */
export function updateProfile(user: Partial<User> & { unreadNotifications?: number }): void {
  updates++
  if (session.status === 'signed-in')
    setSession({ status: 'signed-in', me: { ...session.me, ...definedOnly(user) } })
}

function definedOnly<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
