import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { FilterChanges, FilterOf } from '#web/features/platform/lists/address-filter.ts'
import { FilterBar, type FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { DetailPanel } from '../detail-panel.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { Panel } from '../panel.tsx'
import { SortableList } from '../sortable-list.tsx'
import type { Column } from '../table.tsx'
import { TableSkeleton } from '../table-skeleton.tsx'
import { DirectorySpecimen } from './directory-specimen.tsx'
import { Specimen } from './specimen.tsx'

const classes = ['Street', 'Pro', 'Extreme'] as const
type Run = { id: number; driver: string; division: (typeof classes)[number]; level: number }

const names = ['Ada King', 'Bo Reyes', 'Cleo Ward', 'Dan Cho', 'Eve Stone', 'Finn Hale', 'Gia Russo']
const runs: Run[] = names.map((driver, id) => ({
  id,
  driver,
  division: classes[id % classes.length] ?? 'Street',
  level: 152.4 - id * 1.3,
}))
const pageSize = 3

const runFilter = {
  q: z.optional(z.string()),
  division: z.optional(z.enum(classes)),
  sort: z._default(z.enum(['level', 'driver']), 'level'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
}
type RunFilter = FilterOf<typeof runFilter>

const parts: FilterPart<keyof RunFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search by driver', placeholder: 'Driver' },
  {
    kind: 'choice',
    name: 'division',
    label: 'Class',
    any: 'All classes',
    options: classes.map((one) => [one, one]),
  },
  {
    kind: 'order',
    label: 'Order',
    options: [
      ['level desc', 'Loudest first'],
      ['driver asc', 'Driver, A to Z'],
    ],
  },
]

function matching({ q = '', division, sort }: RunFilter): Run[] {
  const found = runs.filter(
    (run) => run.driver.toLowerCase().includes(q.toLowerCase()) && (!division || run.division === division),
  )
  return sort === 'driver' ? found.toSorted((a, b) => a.driver.localeCompare(b.driver)) : found
}

const columns: Column<Run>[] = [
  { id: 'driver', header: 'Driver', narrow: 'title', cell: ({ driver }) => driver },
  { id: 'division', header: 'Class', narrow: 'meta', cell: ({ division }) => <Badge>{division}</Badge> },
  { id: 'level', header: 'Peak dB', numeric: true, narrow: 'end', cell: ({ level }) => level.toFixed(1) },
  {
    id: 'action',
    header: 'Action',
    narrow: 'note',
    className: 'sm:text-right',
    cell: ({ driver }) => (
      <Button size="sm">
        Verify<span className="sr-only"> the run of {driver}</span>
      </Button>
    ),
  },
]

/** On a screen, `useAddressFilter` keeps the filter, and `pagesQuery` provides the pages. */
function Runs({ theme }: { theme: string }) {
  const [filter, setFilter] = useState<RunFilter>(z.parse(z.object(runFilter), {}))
  const pages = useInfiniteQuery({
    queryKey: ['gallery', theme, filter],
    queryFn: async ({ pageParam }) => {
      const items = matching(filter)
      const end = pageParam + pageSize
      return { items: items.slice(pageParam, end), nextCursor: end < items.length ? end : undefined }
    },
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const change = (changes: FilterChanges<RunFilter>) =>
    setFilter((before) => z.parse(z.object(runFilter), { ...before, ...emptied(changes) }))
  return (
    <>
      <FilterBar parts={parts} filter={filter} onChange={change} />
      <TablePanel
        dense
        pages={pages}
        caption={`Runs, ${theme}`}
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={pageSize}
        failed="The runs did not load"
        empty={<EmptyState title="No runs match">Try a shorter search, or clear a filter.</EmptyState>}
      />
    </>
  )
}

const emptied = (changes: FilterChanges<RunFilter>) =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value || undefined]))

function Order() {
  const [items, setItems] = useState(names.slice(0, 4))
  return (
    <SortableList
      label="Starting order"
      className="grid gap-2"
      items={items}
      itemKey={(name) => name}
      nameOf={(name) => name}
      onOrder={setItems}
    >
      {(name, at, handle) => (
        <Panel flush className="flex items-center gap-2 pr-4">
          {handle}
          <span className="readout text-dim">{at + 1}</span>
          {name}
        </Panel>
      )}
    </SortableList>
  )
}

export function ListsSection() {
  return (
    <>
      <Specimen
        name="FilterBar, TablePanel"
        use="A list screen needs only its columns and its words: the filter is read from the address by its schema, the pages by their contract."
      >
        {(theme) => <Runs theme={theme} />}
      </Specimen>
      <DirectorySpecimen />
      <Specimen
        name="TableSkeleton, ListSkeleton"
        use="Hold the place of a list until it loads, in the shape of that list."
      >
        {() => (
          <div className="grid gap-5">
            <Panel flush>
              <TableSkeleton dense rows={3} columns={columns} />
            </Panel>
            <Panel flush>
              <ListSkeleton rows={2} />
            </Panel>
          </div>
        )}
      </Specimen>
      <Specimen name="DetailPanel" use="What we know about one thing, or about one side of it.">
        {() => (
          <div className="grid gap-5">
            <DetailPanel
              title="Run"
              headingLevel={4}
              facts={[
                ['Driver', 'Ada King'],
                ['Class', 'Street'],
                ['Note', undefined],
              ]}
            />
            <DetailPanel title="Vehicle" headingLevel={4} facts={undefined} skeletonRows={3} />
          </div>
        )}
      </Specimen>
      <Specimen
        name="SortableList"
        use="An order that is chosen: drag the handle, or press the arrow keys on it. Put a button such as “Move up” beside it, for those who do neither."
      >
        {() => <Order />}
      </Specimen>
    </>
  )
}
