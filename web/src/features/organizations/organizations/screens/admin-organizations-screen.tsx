import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { adminFilter, adminFilterParts } from '../administration/admin-filter.ts'
import { organizationColumns } from '../administration/organization-columns.tsx'
import { allOrganizationsQuery } from '../api/admin-organization-queries.ts'

/** Loaded when an administrator makes one: it brings the form along. */
const MakeDialog = lazy(async () => ({
  default: (await import('../administration/make-dialog.tsx')).MakeDialog,
}))

export const title = 'Organizations'

const isPending = ({ status }: Pick<AdminOrganization, 'status'>) => status === 'pending'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(adminFilter)
  const pages = useInfiniteQuery(allOrganizationsQuery(filter))
  const [making, setMaking] = useState(false)
  const { q, status, type, owned } = filter
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="Review new organizations and manage the active ones."
        actions={
          <Button variant="primary" onClick={() => setMaking(true)}>
            New organization
          </Button>
        }
      />
      <FilterBar parts={adminFilterParts} filter={filter} onChange={setFilter} />
      <TablePanel
        pages={pages}
        // What waits for a decision leads.
        order={(rows) => rows.toSorted((a, b) => Number(isPending(b)) - Number(isPending(a)))}
        caption="Organizations by name"
        columns={organizationColumns}
        rowKey={({ id }) => id}
        skeletonRows={8}
        failed="The organizations did not load"
        empty={
          q || status || type || owned ? (
            <EmptyState
              title={status === 'pending' ? 'Nothing to review' : 'No matching organizations'}
              action={
                <Button
                  onClick={() =>
                    setFilter({ q: undefined, status: undefined, type: undefined, owned: undefined })
                  }
                >
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState title="No organizations yet">
              Members start organizations at /organizations/new, and each of them appears here.
            </EmptyState>
          )
        }
      />
      {making && (
        <Suspense fallback={null}>
          <MakeDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  )
}
