import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type MenuNode, menuTree } from '#web/features/content/navigation/components/menu-tree.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { memberNavigationQuery, navigationQuery } from '../api/list-navigation.ts'
import { wholeEntries } from '../api/placed-entry.ts'

/** The navigation of the current user. */
export function useMenu(): MenuNode[] {
  const visitors = useQuery(navigationQuery).data
  const session = useSession()
  const exists = useKnownScreens()
  const me = session.status === 'signed-in' ? session.me : undefined
  const members = useQuery({ ...memberNavigationQuery, enabled: me !== undefined }).data
  const data = (me && members) ?? visitors
  const entries = useMemo(() => wholeEntries(data ?? []), [data])
  const asked = useMemo(
    () =>
      entries.flatMap(({ visibilityRules }) =>
        visibilityRules.flatMap((rule) => (rule.kind === 'permission' ? rule.permission : [])),
      ),
    [entries],
  )
  const { isOpen } = useAccess(me, asked.length > 0)
  const permissions = asked.filter((permission) => isOpen({ permission }))
  return menuTree(entries, { ...me, permissions }, exists)
}
