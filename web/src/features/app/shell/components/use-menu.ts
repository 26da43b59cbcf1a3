import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type MenuNode, menuTree } from '#web/features/content/navigation/components/menu-tree.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { navigationQuery } from '../api/list-navigation.ts'

const nothing: never[] = []

/** The navigation of the current user. */
export function useMenu(): MenuNode[] {
  const { data = nothing } = useQuery(navigationQuery)
  const session = useSession()
  const exists = useKnownScreens()
  const me = session.status === 'signed-in' ? session.me : undefined
  const asked = useMemo(
    () =>
      data.flatMap(({ visibilityRules }) =>
        visibilityRules.flatMap((rule) => (rule.kind === 'permission' ? rule.permission : [])),
      ),
    [data],
  )
  const { isOpen } = useAccess(me, asked.length > 0)
  const permissions = asked.filter((permission) => isOpen({ permission }))
  return menuTree(data, { ...me, permissions }, exists)
}
