import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { navigationQuery } from '../api/list-navigation.ts'
import { type MenuNode, menuTree } from './menu-tree.ts'

const nothing: never[] = []

/** The navigation of whoever uses the page. */
export function useMenu(): MenuNode[] {
  const { data = nothing } = useQuery(navigationQuery)
  const session = useSession()
  const exists = useKnownScreens()
  const me = session.status === 'signed-in' ? session.me : undefined
  return useMemo(() => menuTree(data, me ?? {}, exists), [data, me, exists])
}
