import { useInfiniteQuery } from '@tanstack/react-query'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { listEntrants } from '#shared/events/registrations/contract.ts'
import { enteredWords } from '#shared/events/registrations/entered-vehicles.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The public entrants. It shows nothing before anyone has entered. */
export function Entrants({ event }: { event: PublicEvent }) {
  const pages = pagesQuery(listEntrants, {
    key: ['registrations', 'entrants', event.id],
    params: { eventId: event.id },
  })
  const entrants = useInfiniteQuery({ ...pages, enabled: event.places.taken > 0 })
  if (event.places.taken === 0) return null
  const nameOf = (key: string) => event.classes.find(({ classKey }) => classKey === key)?.name ?? key
  return (
    <Panel flush title="Entrants">
      <CursorList
        pages={entrants}
        waiting={<ListSkeleton dense rows={4} />}
        failed="The entrants did not load"
        empty={<p className="p-4 text-dim">No one who has entered is shown.</p>}
      >
        {(items) => (
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
        )}
      </CursorList>
    </Panel>
  )
}
