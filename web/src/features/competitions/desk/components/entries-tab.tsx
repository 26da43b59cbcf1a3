import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { DeskEvent, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { enteredVehicles, enteredWords } from '#shared/events/registrations/entered-vehicles.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { entriesQuery } from '../api/desk-queries.ts'
import { deskFilter, statusWords } from './entry-filter.ts'
import { KeptEntries } from './kept-entries.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import type { Desk } from './use-desk.ts'
import { WalkInDialog } from './walk-in-dialog.tsx'

type Narrowing = { q?: string | undefined; classKey?: string | undefined; status?: string | undefined }

/** Everyone who has entered, each with the desk's actions. */
export function EntriesTab({ desk, event }: { desk: Desk; event: DeskEvent }) {
  const { filter, setFilter } = useAddressFilter(deskFilter)
  const pages = useInfiniteQuery(entriesQuery(event.id, filter))
  const [openId, setOpenId] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const open = pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId)
  // What this device knows is better than a wait for a server that is not heard.
  const isAlone =
    !desk.state.isHeard || pages.fetchStatus === 'paused' || (pages.isError && pages.data === undefined)
  const isNarrowed = Boolean(filter.q || filter.classKey)
  return (
    <div className="[&_search_:is(input,select)]:min-h-12">
      <FilterBar<Narrowing>
        parts={[
          { kind: 'search', name: 'q', label: 'Search entries', placeholder: 'Number, code, name, or car' },
          ...(event.classes.length > 0
            ? [
                {
                  kind: 'choice' as const,
                  name: 'classKey' as const,
                  label: 'Class',
                  any: 'All classes',
                  options: event.classes.map(({ classKey, name }) => [classKey, name] as const),
                },
              ]
            : []),
          {
            kind: 'choice',
            name: 'status',
            label: 'Status',
            any: statusWords.confirmed,
            options: Object.entries(statusWords).filter(([status]) => status !== 'confirmed'),
          },
        ]}
        filter={{ ...filter, status: filter.status === 'confirmed' ? '' : filter.status }}
        onChange={setFilter}
      >
        <Button data-own variant="primary" className="min-h-12" onClick={() => setAdding(true)}>
          <UserRoundPlus className="size-5" aria-hidden="true" />
          Walk-in
        </Button>
      </FilterBar>
      {isAlone ? (
        <KeptEntries desk={desk} event={event} filter={filter} />
      ) : (
        <CursorList
          pages={pages}
          waiting={
            <Panel flush>
              <ListSkeleton rows={6} />
            </Panel>
          }
          failed="The entries did not load"
          empty={
            <EmptyState title={isNarrowed ? 'No entry matches' : 'No entries yet'}>
              <p>
                {isNarrowed
                  ? 'Clear the filters, or look under another status.'
                  : 'People appear here as they enter. Add a walk-in at the gate.'}
              </p>
            </EmptyState>
          }
        >
          {(items) => (
            <Panel flush>
              <ul className="divide-y divide-line" aria-busy={pages.isPlaceholderData || undefined}>
                {items.map((one) => (
                  <li key={one.id}>
                    <EntryRow one={one} onOpen={() => setOpenId(one.id)} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </CursorList>
      )}
      {open && <RegistrationDialog event={event} registration={open} onClose={() => setOpenId(undefined)} />}
      {isAdding && <WalkInDialog desk={desk} event={event} onClose={() => setAdding(false)} />}
    </div>
  )
}

function EntryRow({ one, onOpen }: { one: DeskRegistration; onOpen: () => void }) {
  const { number, name, entries, pay, checkIn, status } = one
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left hover:bg-raised"
    >
      <span className="readout w-12 shrink-0 text-2xl">{number ?? '–'}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block truncate text-sm text-dim">
          {enteredWords({ classKeys: classesOf(entries), ...enteredVehicles(one) })}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        {status !== 'confirmed' && <Badge>{lineWords(one)}</Badge>}
        {checkIn && <Badge tone="success">In</Badge>}
        {status === 'confirmed' && pay.dueCents > 0 && (
          <Badge tone="warning">Due {dollars(pay.dueCents)}</Badge>
        )}
      </span>
    </button>
  )
}

const lineWords = ({ status, inLine }: DeskRegistration): string =>
  inLine ? `${statusWords[status]}, number ${inLine.position}` : statusWords[status]
