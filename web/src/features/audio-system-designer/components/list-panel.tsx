import { type ListedPart, systemList } from '#shared/audio-systems/system-list.ts'
import { csvLine } from '#shared/csv/csv-line.ts'
import { decimalDollars } from '#shared/money/decimal-dollars.ts'
import { dollars } from '#shared/money/dollars.ts'
import { ownDay } from '#shared/time/own-day.ts'
import { fileName, saveFile } from '#web/features/tool-projects/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'
import { PriceField } from './price-field.tsx'

const price = (cents: number | undefined) => (cents === undefined ? 'Not known' : dollars(cents))

const columns: Column<ListedPart>[] = [
  { id: 'name', header: 'Part', narrow: 'title', cell: ({ name }) => name },
  { id: 'count', header: 'Count', numeric: true, narrow: 'meta', cell: ({ count }) => `${count} ×` },
  { id: 'price', header: 'Each', numeric: true, narrow: 'note', cell: (part) => price(part.price) },
  { id: 'total', header: 'Together', numeric: true, narrow: 'end', cell: ({ total }) => price(total) },
]

/** What the system is made of, and what it costs. */
export function ListPanel() {
  const { desk } = useSystemDesk()
  const study = useStudy()
  const { parts, total, unpriced, left } = systemList(study)
  const rows = parts.map((part, at) => ({ ...part, at }))
  const save = () =>
    saveFile(
      fileName(study.vehicle.name, 'parts', ownDay(new Date().toISOString()), 'csv'),
      [
        csvLine(['Part', 'Count', 'Each ($)', 'Together ($)']),
        ...parts.map((part) =>
          csvLine([
            part.name,
            String(part.count),
            part.price === undefined ? '' : decimalDollars(part.price),
            part.total === undefined ? '' : decimalDollars(part.total),
          ]),
        ),
      ].join(''),
      'text/csv',
    )
  return (
    <Panel title="List">
      <div className="grid gap-4">
        <Table caption="Parts of the system" columns={columns} rows={rows} rowKey={({ at }) => at} />
        <div className="max-w-60">
          <PriceField
            label="Cables and fuses together, $"
            value={study.wiringPrice}
            onChange={(wiringPrice) => desk.change({ wiringPrice })}
          />
        </div>
        <p className="text-lg">
          Together <strong className="readout">{dollars(total)}</strong>
          {left !== undefined &&
            (left >= 0
              ? `: ${dollars(left)} of the budget are left.`
              : `: ${dollars(-left)} over the budget.`)}
        </p>
        {unpriced > 0 && (
          <p className="text-sm text-dim">
            {unpriced === 1 ? 'One part has' : `${unpriced} parts have`} no price yet.
          </p>
        )}
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={save}>Save list (CSV)</Button>
          <Button onClick={() => print()}>Print</Button>
        </div>
      </div>
    </Panel>
  )
}
