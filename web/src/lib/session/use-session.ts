import { useSyncExternalStore } from 'react'
import type { Me } from '#shared/platform/users/contract.ts'
import { currentSession, type Session, subscribeToSession, unknownSession } from './session-store.ts'

/**
 * The session of the person who uses the page. It is `loading` on the server and until the stored session has
 * been checked.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession)
}

/** The signed-in member, for screens that only members reach. */
export function useMe(): Me {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('this screen is for signed-in members')
  return session.me
}
