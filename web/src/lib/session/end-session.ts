import { toast } from '#web/ui/toast.ts'
import { removeCsrfToken } from './csrf-token.ts'
import { currentSession, setSession } from './session-store.ts'
import { forgetStoredSession } from './stored-session.ts'

/** The server no longer accepts this session. One that has no profile is still good for the pool: it ends there too. */
export async function endRefusedSession({ code }: { code: string }): Promise<void> {
  if (code === 'profile_missing') {
    const { revokeHere } = await import('./identity.ts')
    await revokeHere().catch(() => undefined)
  }
  endExpiredSession()
}

/** Forgets the session, and tells the person who was using it. */
export function endExpiredSession(): void {
  const wasInUse = currentSession().status === 'signed-in'
  forgetStoredSession()
  removeCsrfToken()
  setSession({ status: 'anonymous' })
  if (wasInUse) tellOfEnd()
}

export const tellOfEnd = (): void => toast.warning('Your session has ended. Please log in again.')
