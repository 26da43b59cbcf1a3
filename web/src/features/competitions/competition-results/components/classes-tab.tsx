import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { type SignedClass, signedClassesQuery } from '../api/signed-classes.ts'

/** Loaded when a class is opened: it brings the board along. */
const SignedClassDialog = lazy(async () => ({
  default: (await import('./signed-class-dialog.tsx')).SignedClassDialog,
}))

/** Classes that head judges have signed; their points count once someone has verified them. */
export function ClassesTab() {
  const pages = useInfiniteQuery(signedClassesQuery)
  const [opened, setOpened] = useState<SignedClass>()
  return (
    <>
      <TablePanel
        pages={pages}
        caption="Signed classes, oldest first"
        columns={columns(setOpened)}
        rowKey={({ eventId, classKey }) => `${eventId}#${classKey}`}
        failed="The classes did not load"
        empty={
          <EmptyState title="No pending classes">
            Classes appear here once their head judge has signed them.
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <SignedClassDialog signed={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const columns = (open: (signed: SignedClass) => void): Column<SignedClass>[] => [
  {
    id: 'class',
    header: 'Class',
    narrow: 'title',
    cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
  },
  {
    id: 'event',
    header: 'Event',
    narrow: 'meta',
    cell: ({ eventTitle }) => <span className="wrap-anywhere">{eventTitle}</span>,
  },
  { id: 'revision', header: 'Revision', numeric: true, cell: ({ revision }) => revision },
  {
    id: 'signed',
    header: 'Signed',
    narrow: 'end',
    className: 'whitespace-nowrap text-dim',
    cell: ({ signature }) => (signature ? <TimeAgo at={signature.at} /> : '–'),
  },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'foot',
    cell: (row) => (
      <Button size="sm" onClick={() => open(row)}>
        Check and verify
        <span className="sr-only">
          : {row.name}, {row.eventTitle}
        </span>
      </Button>
    ),
  },
]
