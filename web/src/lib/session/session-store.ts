import type { Me } from '#shared/users/contract.ts'
import type { User } from '#shared/users/user.ts'
import { removeCsrfToken } from './csrf-token.ts'
import { forgetStoredSession } from './stored-session.ts'

export type Session = { status: 'loading' } | { status: 'anonymous' } | { status: 'signed-in'; me: Me }

/** Until the page has looked, which is also what the server renders. */
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

/** Takes over the profile as a write has answered it; the unread count stays. */
export function updateProfile(user: Partial<User> & { unreadNotifications?: number }): void {
  if (session.status === 'signed-in')
    setSession({ status: 'signed-in', me: { ...session.me, ...definedOnly(user) } })
}

function definedOnly<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

/** The server no longer accepts this session: forget it, and say so to whoever was using it. */
export async function endExpiredSession(): Promise<void> {
  const wasInUse = session.status === 'signed-in'
  forgetStoredSession()
  removeCsrfToken()
  setSession({ status: 'anonymous' })
  if (!wasInUse) return
  const { toast } = await import('#web/ui/toast.ts')
  toast.warning('Your session has ended. Please log in again.')
}
