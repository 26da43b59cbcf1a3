import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskEvent } from '#shared/desk/contract.ts'
import type { RosterRow } from '#shared/desk/gate-contract.ts'
import { dollars } from '#shared/money/dollars.ts'
import { CsvButton } from '#web/features/exports/components/csv-button.tsx'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { settlementQuery } from '../api/desk-queries.ts'
import { saveEntries } from '../api/export-entries.ts'
import { rowWith } from '../offline/gate-verdict.ts'
import { newItemId } from '../offline/new-item-id.ts'
import { byNumber } from '../offline/rows-for.ts'
import type { Desk } from './use-desk.ts'

/** Who still owes, also without the network, and for organizers what came in. */
export function PaymentsTab({ desk, event }: { desk: Desk; event: DeskEvent }) {
  const isOrganizer = event.role !== 'desk'
  return (
    <div className="grid gap-6">
      {isOrganizer && <Settlement event={event} />}
      <StillDue desk={desk} event={event} />
      {isOrganizer && (
        <div>
          <CsvButton
            label="Entries as CSV"
            download={(onRows, signal) => saveEntries(event, onRows, signal)}
            done={(rows) => `${rows} ${rows === 1 ? 'entry' : 'entries'} saved`}
            failed="The file was not made"
          />
        </div>
      )}
    </div>
  )
}

function Settlement({ event }: { event: DeskEvent }) {
  const settlement = useQuery(settlementQuery(event.id))
  if (settlement.isPending) return <Skeleton lines={2} className="h-16" />
  if (settlement.isError)
    return (
      <QueryFailure
        title="The figures did not load"
        error={settlement.error}
        retrying={settlement.isFetching}
        onRetry={() => void settlement.refetch()}
      />
    )
  const { cardCents, cashCents, waivedCents, refundedCents, dueCents, netCents } = settlement.data
  const tiles: [label: string, cents: number][] = [
    ['By card', cardCents],
    ['In cash', cashCents],
    ['Given back', refundedCents],
    ['Net', netCents],
    ['Still due', dueCents],
    ['Waived', waivedCents],
  ]
  return (
    <section aria-label="Settlement" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {tiles.map(([label, cents]) => (
        <StatTile key={label} label={label} value={dollars(cents)} />
      ))}
    </section>
  )
}

function StillDue({ desk: { store, state }, event }: { desk: Desk; event: DeskEvent }) {
  const [taking, setTaking] = useState<RosterRow>()
  const due = state.rows
    .map((row) => rowWith(row, state.queue))
    .filter(({ status, dueCents }) => status === 'confirmed' && dueCents > 0)
    .sort(byNumber)
  const take = async (row: RosterRow) => {
    setTaking(undefined)
    await store.add({
      id: newItemId(),
      eventId: event.id,
      registrationId: row.id,
      name: row.name,
      number: row.number,
      deviceAt: new Date().toISOString(),
      state: 'waiting',
      kind: 'cash',
      amountCents: row.dueCents,
    })
  }
  return (
    <Panel title="Still due" flush>
      {due.length === 0 && <p className="p-4 text-dim">No one owes anything.</p>}
      <ul className="divide-y divide-line">
        {due.map((row) => (
          <li key={row.id} className="flex min-h-16 items-center gap-3 px-4 py-2">
            <span className="readout w-12 shrink-0 text-2xl">{row.number ?? '–'}</span>
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{row.name}</span>
            <Button className="min-h-12" onClick={() => setTaking(row)}>
              Take {dollars(row.dueCents)}
              <span className="sr-only"> from {row.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {taking && (
        <ConfirmDialog
          open
          title={`Take ${dollars(taking.dueCents)} from ${taking.name}?`}
          description="Count the cash first. It is noted with your name."
          confirmLabel={`Took ${dollars(taking.dueCents)}`}
          onConfirm={() => void take(taking)}
          onClose={() => setTaking(undefined)}
        />
      )}
    </Panel>
  )
}
