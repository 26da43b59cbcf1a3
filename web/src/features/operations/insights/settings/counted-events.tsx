import { countedEvents, visitName } from '#shared/operations/insights/counted-event.ts'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

const rows = [
  { id: visitName, name: 'Visit', holds: 'The site it came from.' },
  ...Object.entries(countedEvents).map(([id, event]) => ({ id, ...event })),
]

const columns: Column<(typeof rows)[number]>[] = [
  {
    id: 'event',
    header: 'Event',
    narrow: 'title',
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  {
    id: 'holds',
    header: 'Kept with the day and page',
    narrow: 'meta',
    cell: ({ holds }) => <span className="text-dim">{holds}</span>,
  },
]

/** All that is counted, and what never is. */
export const CountedEvents = () => (
  <Panel flush title="What is counted">
    <Table dense caption="What is counted" columns={columns} rows={rows} rowKey={({ id }) => id} />
    <p className="border-t border-line px-4 py-3 text-sm text-pretty sm:px-3">
      Never kept: names, email and IP addresses, IDs, search words, or the exact page on another site that a
      visit came from.
    </p>
  </Panel>
)
