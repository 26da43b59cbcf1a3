import { dollars } from '#shared/platform/money/dollars.ts'
import { type ListedPart, systemList } from '#shared/tools/audio-systems/system-list.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { useStudy } from '../state/use-system-desk.ts'

const price = (cents: number | undefined) => (cents === undefined ? 'Not known' : dollars(cents))

const columns: Column<ListedPart>[] = [
  { id: 'name', header: 'Part', narrow: 'title', cell: ({ name }) => name },
  { id: 'count', header: 'Count', numeric: true, narrow: 'meta', cell: ({ count }) => `${count} ×` },
  { id: 'price', header: 'Each', numeric: true, narrow: 'note', cell: (part) => price(part.price) },
  { id: 'total', header: 'Together', numeric: true, narrow: 'end', cell: ({ total }) => price(total) },
]

/** Every part of the system, and the total cost. */
export function PartsTable() {
  const { parts, total, unpriced, left } = systemList(useStudy())
  const rows = parts.map((part, at) => ({ ...part, at }))
  return (
    <div className="grid gap-3">
      <Table caption="Parts of the system" columns={columns} rows={rows} rowKey={({ at }) => at} />
      <p className="text-lg">
        Together <strong className="readout">{dollars(total)}</strong>
        {left !== undefined &&
          (left >= 0 ? `, ${dollars(left)} below the budget.` : `, ${dollars(-left)} over the budget.`)}
      </p>
      {unpriced > 0 && (
        <p className="text-sm text-dim">
          {unpriced === 1 ? 'One part has' : `${unpriced} parts have`} no price yet.
        </p>
      )}
    </div>
  )
}
