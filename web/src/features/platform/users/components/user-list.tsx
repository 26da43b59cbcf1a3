import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passesFilter, type UserFilter } from '#shared/platform/users/user-filter.ts'
import type { UserRow } from '#shared/platform/users/user-row.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { userCountsQuery, userPagesQuery } from '../api/admin-user-queries.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkAction } from './bulk-texts.ts'
import { type UserColumnsProps, userColumns } from './user-columns.tsx'

type UserListProps = { isAdmin: boolean; filter: UserFilter; onSort: UserColumnsProps['onSort'] }

export function UserList({ isAdmin, filter, onSort }: UserListProps) {
  const pages = useInfiniteQuery(userPagesQuery(filter))
  const counts = useQuery(userCountsQuery)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ action: BulkAction; rows: UserRow[] }>()
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? []
  const chosen = rows.filter(({ id }) => selected.has(id))

  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (on) after.add(id)
        else after.delete(id)
      return after
    })
  const total = counts.data
    ?.filter((standing) => passesFilter(filter, standing))
    .reduce((sum, { count }) => sum + count, 0)

  return (
    <>
      <TablePanel
        dense
        pages={pages}
        caption="Accounts"
        columns={userColumns({ rows, filter, onSort, selected, onSelect: isAdmin ? select : undefined })}
        rowKey={({ id }) => id}
        skeletonRows={12}
        failed="The accounts did not load"
        empty={<EmptyState title="No matching users">Try a shorter search, or clear a filter.</EmptyState>}
        shown={
          filter.q || total === undefined
            ? undefined
            : `${rows.length} of ${total.toLocaleString('en-US')} shown`
        }
      />
      <BulkBar
        count={chosen.length}
        onAction={(action) => setAsked({ action, rows: chosen })}
        onClear={() => setSelected(new Set())}
      />
      {asked && <BulkDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
