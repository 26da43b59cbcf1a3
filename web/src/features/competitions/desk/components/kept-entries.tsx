import { useState } from 'react'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { enteredWords } from '#shared/events/registrations/entered-vehicles.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { EntryFilter } from '../api/desk-queries.ts'
import { currentRows } from '../offline/current-rows.ts'
import { rowsFor } from '../offline/rows-for.ts'
import { statusWords } from './entry-filter.ts'
import { PersonRow } from './person-row.tsx'
import type { Desk } from './use-desk.ts'

type KeptEntriesProps = { desk: Desk; event: DeskEvent; filter: EntryFilter }

const atATime = 100

/** The same states in which the server searches. */
const searched = ['confirmed', 'waiting', 'offered'] as const

/** The entries from the list of this device, where the server is not heard. */
export function KeptEntries({ desk, event, filter }: KeptEntriesProps) {
  const [openId, setOpenId] = useState<string>()
  const [most, setMost] = useState(atATime)
  const { status, classKey, q = '' } = filter
  const all = currentRows(desk.state)
  const states: readonly RosterRow['status'][] = status ? [status] : q ? searched : ['confirmed']
  const rows = rowsFor(all, q).filter(
    (row) => states.includes(row.status) && (!classKey || row.classKeys.some((key) => key === classKey)),
  )
  const open = all.find(({ id }) => id === openId)
  const { madeAt } = desk.state.known ?? {}
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="banner tone-warning p-4 text-ink">
        {`No connection. This is the list on this device${
          madeAt ? `, as of ${gateClock(madeAt, event.timeZone)}` : ''
        }. What you enter here is sent later.`}
      </p>
      {rows.length === 0 ? (
        <EmptyState title="No entry on this device matches">
          <p>
            This device keeps people with an entry and the waitlist. Others appear once you’re back online.
          </p>
        </EmptyState>
      ) : (
        <Panel flush>
          <ul aria-label="Entries on this device" className="divide-y divide-line">
            {rows.slice(0, most).map((row) => (
              <li key={row.id}>
                <PersonRow row={row} timeZone={event.timeZone} onChoose={() => setOpenId(row.id)} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {rows.length > most && (
        <Button className="min-h-12 justify-self-center" onClick={() => setMost(most + atATime)}>
          Show more
        </Button>
      )}
      {open && <KeptEntry desk={desk} event={event} row={open} onClose={() => setOpenId(undefined)} />}
    </div>
  )
}

type KeptEntryProps = { desk: Desk; event: DeskEvent; row: RosterRow; onClose: () => void }

function KeptEntry({ desk, event, row, onClose }: KeptEntryProps) {
  const { name, number, code, status, checkedInAt, dueCents } = row
  const walkIn = desk.state.queue.find(
    ({ kind, registrationId }) => kind === 'walk_in' && registrationId === row.id,
  )
  const nameOf = (key: string) => event.classes.find(({ classKey }) => classKey === key)?.name ?? key
  const remove = () => {
    if (walkIn) void desk.store.dismiss(walkIn.id)
    onClose()
  }
  return (
    <Dialog open title={number === undefined ? name : `${number} · ${name}`} onClose={onClose}>
      <Facts
        facts={[
          ['Status', statusWords[status]],
          ['Code', code || 'Assigned once it is sent'],
          ['Checked in', checkedInAt ? gateClock(checkedInAt, event.timeZone) : 'Not yet'],
          row.classKeys.length > 0 && ['Classes', enteredWords(row, nameOf)],
          ['Due', dollars(dueCents)],
        ]}
      />
      <p className="text-dim">
        Check-in and cash work offline. Moving, canceling, and new tickets need a connection.
      </p>
      {walkIn && !walkIn.wasTried && (
        <Button variant="danger" className="min-h-12 justify-self-start" onClick={remove}>
          Remove this walk-in
        </Button>
      )}
    </Dialog>
  )
}
