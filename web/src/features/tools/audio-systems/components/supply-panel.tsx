import { type FusedCable, systemSupply } from '#shared/tools/audio-systems/system-supply.ts'
import { showQuantity } from '#shared/tools/units/show-quantity.ts'
import { type Unit, unitIn } from '#shared/tools/units/unit.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useStudy, useSystemDesk } from '../state/use-system-desk.ts'

/** Two amplifiers may have the same name: their position tells rows apart. */
type Row = { at: number; name: string; cable: FusedCable }

const rules = {
  drop: 'by drop',
  heat: 'by heat',
  fuse: 'by its fuse',
} as const

const sizeOf = ({ awg, runs }: FusedCable) => (runs > 1 ? `${runs} × ${awg} AWG` : `${awg} AWG`)

const columnsIn = (unit: Unit): Column<Row>[] => [
  { id: 'name', header: 'Cable', narrow: 'title', cell: ({ name }) => name },
  {
    id: 'current',
    header: 'Current',
    numeric: true,
    narrow: 'end',
    cell: ({ cable }) => `${Math.round(cable.current)} A`,
  },
  {
    id: 'size',
    header: 'Gauge',
    narrow: 'meta',
    cell: ({ cable }) => `${sizeOf(cable)}, ${rules[cable.rule]}`,
  },
  {
    id: 'fuse',
    header: 'Fuse',
    numeric: true,
    narrow: 'note',
    cell: ({ cable }) => (cable.runs > 1 ? `${cable.runs} × ${cable.fuse} A` : `${cable.fuse} A`),
  },
  {
    id: 'drop',
    header: 'Drop',
    numeric: true,
    narrow: 'foot',
    cell: ({ cable }) => `${cable.drop.toFixed(2)} V over ${showQuantity(cable.length, unit, 1)}`,
  },
]

/** Currents, cables and fuses, as they follow from the parts. */
export function SupplyPanel() {
  const study = useStudy()
  const { settings } = useSystemDesk()
  const { branches, main, current, average, alternator, deficit } = systemSupply(study, settings)
  const columns = columnsIn(unitIn('distance', useUnitSystem()))
  const isShared = branches.length + (study.dsp ? 1 : 0) > 1
  const cables: Omit<Row, 'at'>[] = [
    ...(main ? [{ name: isShared ? 'Battery to distribution' : 'Battery to amplifier', cable: main }] : []),
    ...(isShared ? branches.map(({ unit, cable }) => ({ name: `To ${unit.name}`, cable })) : []),
    { name: 'Alternator to battery', cable: alternator },
  ]
  const rows = cables.map((cable, at): Row => ({ at, ...cable }))
  const balance = (value: number) =>
    value > 0 ? `the battery adds ${Math.round(value)} A` : `${Math.round(-value)} A to spare`
  return (
    <Panel title="Currents, cables and fuses">
      <div className="grid gap-4">
        <p className="text-lg">
          At full power that is <strong className="readout text-signal-ink">{Math.round(current)} A</strong>{' '}
          from your supply.
        </p>
        <p className="text-sm text-dim">
          On average {Math.round(average)} A: at idle {balance(deficit.idle)}, at cruise{' '}
          {balance(deficit.cruise)}.
        </p>
        <Table caption="Cables and fuses" columns={columns} rows={rows} rowKey={({ at }) => at} />
        {rows.flatMap(({ at, cable, name }) =>
          cable.notice ? [<p key={at}>{`${name}: ${cable.notice.message}`}</p>] : [],
        )}
        <p className="text-sm text-dim">
          Copper, there and back. Ground cables are as thick as power cables. Put the main fuse within 18
          inches of the battery.
        </p>
      </div>
    </Panel>
  )
}
