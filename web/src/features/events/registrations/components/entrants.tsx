import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { listEntrants } from '#shared/events/registrations/contract.ts'
import { enteredWords } from '#shared/events/registrations/entered-vehicles.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'

const first = 3

/** The public entrants, the first few until someone asks for all. It shows nothing before anyone has entered. */
export function Entrants({ event }: { event: PublicEvent }) {
  const pages = pagesQuery(listEntrants, {
    key: ['registrations', 'entrants', event.id],
    params: { eventId: event.id },
  })
  const entrants = useInfiniteQuery({ ...pages, enabled: event.places.taken > 0 })
  const [isWhole, setWhole] = useState(false)
  if (event.places.taken === 0) return null
  const few = isWhole ? [] : (entrants.data?.pages[0]?.items ?? [])
  return (
    <Panel flush title="Entrants">
      {few.length > first ? (
        <>
          <Rows event={event} items={few.slice(0, first)} />
          <p className="border-t border-line px-4 py-3">
            <Button size="sm" onClick={() => setWhole(true)}>
              All entrants
            </Button>
          </p>
        </>
      ) : (
        <CursorList
          pages={entrants}
          waiting={<ListSkeleton dense rows={first} />}
          failed="The entrants did not load"
          empty={<p className="p-4 text-dim">No one who has entered is shown.</p>}
        >
          {(items) => <Rows event={event} items={items} />}
        </CursorList>
      )}
    </Panel>
  )
}

type RowsProps = { event: PublicEvent; items: ResponseOf<typeof listEntrants>['items'] }

function Rows({ event, items }: RowsProps) {
  const nameOf = (key: string) => event.classes.find(({ classKey }) => classKey === key)?.name ?? key
  return (
    <ul>
      {items.map((one) => (
        <li
          key={one.number}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line px-4 py-2.5 last:border-0"
        >
          <span className="readout text-lg">{one.number}</span>
          <span className="min-w-0">
            <span className="font-semibold wrap-anywhere">{one.name}</span>
            <span className="block text-sm text-dim wrap-anywhere">{enteredWords(one, nameOf)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
