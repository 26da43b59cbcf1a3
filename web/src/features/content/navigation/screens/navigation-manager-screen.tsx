import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { menuQuery } from '../api/menu-queries.ts'
import { MenuManager } from '../components/menu-manager.tsx'

export const title = 'Navigation'

export function Screen() {
  const menu = useQuery(menuQuery)
  return (
    <div className="page">
      {menu.data ? (
        <MenuManager stored={menu.data} />
      ) : (
        <>
          <ScreenHeader title="Navigation" lead="The menu of the header and of phones." />
          {menu.isError ? (
            <QueryFailure
              title="The menu did not load"
              error={menu.error}
              retrying={menu.isFetching}
              onRetry={() => void menu.refetch()}
            />
          ) : (
            <Panel flush>
              <ListSkeleton rows={8} />
            </Panel>
          )}
        </>
      )}
    </div>
  )
}
