import { useQuery } from '@tanstack/react-query'
import type { Me } from '#shared/platform/users/contract.ts'
import { adminScreens, mayAdminister, ownScreens } from '#web/features/content/search/api/own-screens.ts'
import { canOpen, findScreens, type Viewer } from '#web/features/content/search/find-screens.ts'
import type { FoundScreen } from '#web/features/content/search/found-screen.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { findByInitials } from '../find-by-initials.ts'
import type { LedScreen } from '../palette-options.ts'
import { usefulScreens } from '../useful-screens.ts'

const none: never[] = []

type PaletteScreens = {
  me: Me | undefined
  /** Screens that a text names, best first. */
  named: (question: string) => LedScreen[]
  /** Those of some addresses. */
  at: (paths: readonly string[]) => FoundScreen[]
  /** What people like the viewer open most. */
  useful: FoundScreen[]
}

/** The screens that the viewer can open, by the rules of the screens themselves. */
export function usePaletteScreens(): PaletteScreens {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { data: more = none } = useQuery({
    queryKey: ['admin-screens'],
    queryFn: adminScreens,
    enabled: mayAdminister(me),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { isOpen } = useAccess(me, me?.role !== undefined)
  const viewer: Viewer = {
    isSignedIn: session.status !== 'anonymous',
    isComplete: me?.registrationCompleted === true,
    isOpen,
  }
  const open = [...ownScreens, ...more].filter(({ access }) => canOpen(access, viewer))
  const at = (paths: readonly string[]) =>
    paths.flatMap((path) => open.find((screen) => screen.path === path) ?? [])
  return {
    me,
    named: (question) => {
      const named = findScreens(question, open, viewer)
      const others = findByInitials(question, open)
        .filter(({ path }) => named.every((one) => one.path !== path))
        .map((screen) => ({ ...screen, by: 'initials' as const }))
      return [
        ...named.filter(({ by }) => by !== 'slip'),
        ...others,
        ...named.filter(({ by }) => by === 'slip'),
      ]
    },
    at,
    useful: at(usefulScreens[me?.membershipType ?? 'visitor']),
  }
}
