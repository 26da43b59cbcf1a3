import { useState } from 'react'
import type { Resource } from '#shared/content/resources/resource.ts'
import { OrderBar } from '#web/features/platform/lists/order-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { type AdminFilter, passing } from './admin-filter.ts'
import { ResourceRow } from './resource-row.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import { useArranging } from './use-arranging.ts'

type ResourceListProps = {
  stored: { items: Resource[]; orderVersion: number }
  filter: AdminFilter
  onClear: () => void
  onEdit: (resource: Resource) => void
}

/** All resources in their order, which is chosen here; a filter shows some of them. */
export function ResourceList({ stored, filter, onClear, onEdit }: ResourceListProps) {
  const arranging = useArranging(stored)
  const [retiring, setRetiring] = useState<Resource>()
  const shown = passing(arranging.items, filter)
  if (stored.items.length === 0)
    return <EmptyState title="Nothing here yet.">Create the first resource. It starts as a draft.</EmptyState>
  return (
    <>
      {arranging.isChanged && (
        <OrderBar
          command={arranging.command}
          attempts={arranging.attempts}
          onSave={arranging.save}
          onDiscard={arranging.discard}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title="No matching resources" action={<Button onClick={onClear}>Clear filters</Button>} />
      ) : (
        <Panel flush>
          <SortableList
            label="Resources"
            className="[&>li:last-child>div]:border-b-0"
            items={shown}
            itemKey={({ id }) => id}
            nameOf={({ title }) => title}
            onOrder={arranging.arrange}
          >
            {(resource, _, handle) => (
              <ResourceRow
                resource={resource}
                handle={handle}
                onEdit={() => onEdit(resource)}
                onRetire={() => setRetiring(resource)}
              />
            )}
          </SortableList>
        </Panel>
      )}
      {retiring && <RetireDialog resource={retiring} onClose={() => setRetiring(undefined)} />}
    </>
  )
}
