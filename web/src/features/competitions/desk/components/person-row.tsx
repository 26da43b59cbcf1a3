import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { enteredWords } from '#shared/events/registrations/entered-vehicles.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Badge } from '#web/ui/badge.tsx'

type PersonRowProps = { row: RosterRow; timeZone: string | undefined; onChoose: () => void }

/** A person on the list, as wide as the screen so any thumb hits it. */
export function PersonRow({ row, timeZone = 'UTC', onChoose }: PersonRowProps) {
  const { number, name } = row
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left hover:bg-raised"
    >
      <span className="readout w-12 shrink-0 text-2xl">{number ?? '–'}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block truncate text-sm text-dim">{enteredWords(row)}</span>
      </span>
      <Standing row={row} timeZone={timeZone} />
    </button>
  )
}

function Standing({ row, timeZone }: { row: RosterRow; timeZone: string }) {
  if (row.checkedInAt) return <Badge tone="success">In {gateClock(row.checkedInAt, timeZone)}</Badge>
  if (row.status === 'waiting') return <Badge tone="info">Waitlist</Badge>
  if (row.status === 'offered') return <Badge tone="info">Spot offered</Badge>
  if (row.status !== 'confirmed') return <Badge tone="danger">{row.status}</Badge>
  if (row.dueCents > 0) return <Badge tone="warning">Due {dollars(row.dueCents)}</Badge>
  return null
}
