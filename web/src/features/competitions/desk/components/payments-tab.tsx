import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type DeskEvent, exportEntries } from '#shared/competitions/desk/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { call } from '#web/lib/call.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { settlementQuery } from '../api/desk-queries.ts'
import { CashList } from './cash-list.tsx'
import type { Desk } from './use-desk.ts'

/** Saves all entries of an event as one CSV file. */
const saveEntries = (
  { id, title }: Pick<DeskEvent, 'id' | 'title'>,
  onRows: (rows: number) => void,
  signal: AbortSignal,
) =>
  downloadInParts({
    name: `entries-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    part: (cursor) =>
      call(exportEntries, { params: { eventId: id }, body: { ...(cursor && { cursor }) } }, { signal }),
    onRows,
  })

/** Lists who still owes or gets cash back, even without the network, and shows organizers the income. */
export function PaymentsTab({ desk, event }: { desk: Desk; event: DeskEvent }) {
  const isOrganizer = event.role !== 'desk'
  const { store } = desk
  // An entry that was cancelled a moment ago may have cash to come back.
  useEffect(() => void store.sync(), [store])
  return (
    <div className="grid gap-6">
      {isOrganizer && <Settlement event={event} sentCount={desk.state.sentCount} />}
      <CashList desk={desk} event={event} kind="cash_back" />
      <CashList desk={desk} event={event} kind="cash" />
      {isOrganizer && (
        <div data-own>
          <CsvButton
            label="Entries as CSV"
            download={(onRows, signal) => saveEntries(event, onRows, signal)}
            done={(rows) => `${rows.toLocaleString('en-US')} ${rows === 1 ? 'entry' : 'entries'} saved`}
            failed="The export failed"
          />
        </div>
      )}
    </div>
  )
}

type SettlementProps = {
  event: DeskEvent
  /** Each thing that this device has sent may change the figures. */
  sentCount: number
}

function Settlement({ event, sentCount }: SettlementProps) {
  const settlement = useQuery({ ...settlementQuery(event.id, sentCount), placeholderData: keepPreviousData })
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
  const sum = settlement.data
  const tiles: [label: string, cents: number][] = [
    ['Card', sum.cardCents - sum.paypalCents],
    ...(sum.paypalCents > 0 ? ([['PayPal', sum.paypalCents]] as [string, number][]) : []),
    ['Cash', sum.cashCents],
    ['Refunded', sum.refundedCents],
    ['Net', sum.netCents],
    ['Still due', sum.dueCents],
    ['Waived', sum.waivedCents],
    ['To refund', sum.toGiveBackCents],
    ['Cash on hand', sum.cashOnHandCents],
  ]
  return (
    <section aria-label="Settlement" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tiles.map(([label, cents]) => (
        <StatTile key={label} label={label} value={dollars(cents)} quiet={label !== 'Net'} />
      ))}
    </section>
  )
}
