import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAccountBars } from '#web/features/app/shell/components/use-account-bars.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { ownDashboard } from '#web/lib/own-dashboard.ts'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { askAgain } from '#web/lib/session/ask-again.ts'
import type { Session } from '#web/lib/session/session-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from './loading.tsx'
import type { ScreenEntry } from './screen.ts'

type Access = ScreenEntry['access']

/**
 * Returns where to send a person who may not see a screen, or undefined to let them in. `isOpen` tells
 * whether a screen that needs a permission is open to them, as far as that is known.
 */
export function detour(
  access: Access,
  session: Session,
  origin: string,
  isOpen?: boolean | undefined,
): string | undefined {
  if (access === 'public' || session.status === 'loading' || session.status === 'unreachable')
    return undefined
  if (session.status === 'anonymous') return loginPath(origin)
  if (access === 'admin' && session.me.membershipType !== 'admin') return '/'
  const needsProfile = access === 'complete' || typeof access === 'object'
  if (needsProfile && !session.me.registrationCompleted) return completeProfilePath(origin)
  if (isOpen === false) return '/'
  const [path = ''] = origin.split(/[?#]/)
  const own = ownDashboard(path, session.me.membershipType)
  return own === path ? undefined : own
}

type GuardProps = { access: Access; worksOffline?: boolean; children: ReactNode }

export function Guard({ access, worksOffline = false, children }: GuardProps) {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { areAllThere } = useAccountBars(me)
  const needsPermission = typeof access === 'object'
  const granted = useAccess(me, needsPermission)
  const isOpen = !me || !needsPermission || granted.isOpen(access)
  const [isShown, setShown] = useState(false)
  const { pathname, search, hash } = useLocation()
  const elsewhere = detour(access, session, pathname + search + hash, isOpen)
  if (elsewhere) return <Away to={elsewhere} />
  if (access === 'public') return children
  if (session.status === 'loading') return <Loading />
  if (session.status === 'unreachable' && worksOffline) return children
  if (session.status === 'unreachable') return <NotHeard onRetry={askAgain} />
  if (isOpen === undefined)
    return granted.isError ? <NotHeard onRetry={() => void granted.refetch()} /> : <Loading />
  // The bars above a screen would push it away from under the hand of its reader. Those that come later do not hide it.
  if (!isShown && !areAllThere) return <Loading />
  if (!isShown) setShown(true)
  return children
}

/** Leads elsewhere. Home is where someone is sent who may not see a screen, and they read why. */
function Away({ to }: { to: string }) {
  useEffect(() => {
    if (to === '/') void sayClosed()
  }, [to])
  return <Navigate to={to} replace />
}

async function sayClosed() {
  const { toast } = await import('#web/ui/toast.ts')
  toast.info('Your account can’t open that page')
}

/**
 * A member whose session got no answer is still a member: the login form would ask for something that is not
 * missing.
 */
function NotHeard({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState headingLevel={1} title="Your account did not load" onRetry={onRetry}>
      <p>Check your connection and try again.</p>
    </ErrorState>
  )
}
