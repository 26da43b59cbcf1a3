import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '#shared/content/resources/resource.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { allResourcesQuery } from '../api/resource-queries.ts'
import { adminFilter, adminFilterParts } from '../components/admin-filter.ts'
import { ResourceDialog } from '../components/resource-dialog.tsx'
import { ResourceList } from '../components/resource-list.tsx'

export const title = 'Resources'

export function Screen() {
  const resources = useQuery(allResourcesQuery)
  const { filter, setFilter } = useAddressFilter(adminFilter)
  const [editing, setEditing] = useState<{ resource: Resource | undefined }>()
  const items = resources.data?.items ?? []
  return (
    <div className="page">
      <ScreenHeader
        title="Resources"
        lead="What visitors find at /resources, in this order. Links are checked every Monday."
        actions={
          <Button variant="primary" onClick={() => setEditing({ resource: undefined })}>
            New resource
          </Button>
        }
      />
      <FilterBar parts={adminFilterParts} filter={filter} onChange={setFilter} />
      {resources.isPending && (
        <Panel flush>
          <ListSkeleton rows={8} />
        </Panel>
      )}
      {resources.isError && !resources.data && (
        <QueryFailure
          title="The resources did not load"
          error={resources.error}
          retrying={resources.isFetching}
          onRetry={() => void resources.refetch()}
        />
      )}
      {resources.data && (
        <ResourceList
          stored={resources.data}
          filter={filter}
          onClear={() => setFilter({ q: undefined, kind: undefined, status: undefined })}
          onEdit={(resource) => setEditing({ resource })}
        />
      )}
      {editing && (
        <ResourceDialog
          resource={editing.resource}
          categories={[...new Set(items.map(({ category }) => category))].toSorted()}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}
