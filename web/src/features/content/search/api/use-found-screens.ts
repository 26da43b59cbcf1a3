import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { findScreens, type NamedScreen } from '../find-screens.ts'
import { adminScreens, mayAdminister, ownScreens } from './own-screens.ts'

const mostScreens = 6

const none: never[] = []

/** The screens of this site that a query names and the person can open. */
export function useFoundScreens(q: string): NamedScreen[] {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { data: more = none } = useQuery({
    queryKey: ['admin-screens'],
    queryFn: adminScreens,
    enabled: mayAdminister(me),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { isOpen } = useAccess(me, me?.role !== undefined)
  const viewer = {
    isSignedIn: session.status !== 'anonymous',
    isComplete: me?.registrationCompleted === true,
    isOpen,
  }
  return findScreens(q, [...ownScreens, ...more], viewer).slice(0, mostScreens)
}
