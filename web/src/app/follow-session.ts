import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { queryClient } from '#web/lib/query-client.ts'
import {
  currentSession,
  isEndingHere,
  setSession,
  subscribeToSession,
} from '#web/lib/session/session-store.ts'
import { hasStoredSession, signedInKey, storedUser } from '#web/lib/session/stored-session.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { keepFocus } from './keep-focus.ts'
import { matchScreen } from './match-screen.ts'
import { knownScreens } from './screens.ts'

/** Keeps this page in step with the signed-in member: at the start, in other tabs, and when it comes back to life. */
export function followSession(): void {
  // The start of the page may have taken a visitor's page for a member's.
  subscribeToSession(() => delete document.documentElement.dataset.session)
  // A person who started or stopped acting as a member may return to a page that they left as the other
  // person.
  let actedAs: string | undefined
  subscribeToSession(() => {
    actedAs = actingAs()
  })
  lookWhoIsHere()
  addEventListener('storage', ({ key }) => {
    if (key === null || key === signedInKey()) changedElsewhere()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (actingAs() !== actedAs) location.reload()
    else changedElsewhere()
  })

  let serving = false
  let letFocusGo = () => {}
  const serve = () => {
    const signedIn = currentSession().status === 'signed-in'
    if (signedIn === serving) return
    serving = signedIn
    shown = storedUser()
    // A member may press a button before the other services have loaded.
    letFocusGo()
    letFocusGo = signedIn ? keepFocus() : () => {}
    whenIdle(async () => {
      const { followMember, leaveMember } = await import('./member-services.ts')
      if (serving) followMember()
      else leaveMember()
    })
  }
  subscribeToSession(serve)
}

const actingAs = () => storedImpersonation()?.impersonationId

function lookWhoIsHere(): void {
  if (!hasStoredSession()) setSession({ status: 'anonymous' })
  else
    void import('#web/lib/session/load-session.ts').then(({ loadSession }) => loadSession().then(tellUnheard))
}

/** A screen for members says so itself, and asks again. */
async function tellUnheard(): Promise<void> {
  if (currentSession().status !== 'unreachable') return
  if (matchScreen(knownScreens(), location.pathname).entry.access !== 'public') return
  const { toast } = await import('#web/ui/toast.ts')
  toast.error('Your account did not load', { description: 'Check your connection and reload the page.' })
}

/** The member whose page this is. */
let shown: string | null = null

/**
 * A page that slept may find another member in its place, and must not go on as the old one with the eyes of the new
 * one.
 */
function changedElsewhere(): void {
  if (storedUser() === shown) return
  const isOver = !hasStoredSession() && currentSession().status === 'signed-in'
  queryClient.clear()
  setSession({ status: 'anonymous' })
  if (isOver && !isEndingHere())
    void import('#web/lib/session/end-session.ts').then(({ tellOfEnd }) => tellOfEnd())
  lookWhoIsHere()
}
