import { boardDensity, cutList, woodFigures } from '#shared/tools/enclosures/cut-list.ts'
import { type CutListRow, cutListRows, cutOutText } from '#shared/tools/enclosures/cut-list-rows.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { Vent } from '#shared/tools/subwoofer-designs/vent.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useShown } from '../state/use-shown.ts'

export type CutListPanelProps = {
  box: BuiltBox
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** True where it comes after what people are here for. */
  isFolded?: boolean
}

/** The cut list. A panel that is chosen here is shown in the box, and the other way around. */
export function CutListPanel({ box, selected, onSelect, isFolded }: CutListPanelProps) {
  const shown = useShown()
  const { panels, build, vents } = box
  const rows = cutListRows(panels, cutList(panels, build.allowance))
  const size = ({ width, height }: { width: number; height: number }) =>
    `${shown.cut(width)} × ${shown.cut(height)}`
  const { mass } = woodFigures(
    panels,
    build.material === 'birch' ? boardDensity.birch_plywood : boardDensity.mdf,
  )
  const tubes = vents.filter(({ ports }) => ports.shape.kind === 'round')
  const columns: Column<CutListRow>[] = [
    {
      id: 'name',
      header: 'Panel',
      cell: ({ panel, name }) => (
        <button
          type="button"
          className="link text-left"
          aria-pressed={panel.id === selected}
          onClick={() => onSelect(panel.id === selected ? undefined : panel.id)}
        >
          {name}
        </button>
      ),
    },
    {
      id: 'thickness',
      header: 'Thickness',
      numeric: true,
      cell: ({ piece }) => shown.cut(piece.thickness),
    },
    { id: 'finished', header: 'Finished', numeric: true, cell: ({ piece }) => size(piece.finished) },
    { id: 'rough', header: 'Rough', numeric: true, cell: ({ piece }) => size(piece.rough) },
    {
      id: 'edges',
      header: 'Edges and cut-outs',
      cell: ({ piece, panel, bevels }) =>
        [
          bevels,
          piece.rabbetDepth > 0 && `rabbet ${shown.cut(piece.rabbetDepth)}`,
          cutOutText(panel, shown.cut),
        ]
          .filter(Boolean)
          .join('; ') || '–',
    },
  ]
  const list = (
    <div className="grid gap-4">
      <Table caption="Panels to cut" columns={columns} rows={rows} rowKey={({ panel }) => panel.id} />
      <Facts
        facts={[
          ['Weight of the boards', weight(mass)],
          ...tubes.map((vent): [string, string] => [
            tubeNameOf(vent, box.divided !== undefined),
            `${vent.places.length}, ${shown.cut(vent.ports.length)} long`,
          ]),
          vents.some(({ ports }) => ports.estimate)
            ? ['Port length', `An estimate: leave ${shown.cut(0.02)} to trim.`]
            : undefined,
        ]}
      />
    </div>
  )
  if (!isFolded) return <Panel title="Cut list">{list}</Panel>
  return (
    <details className="panel px-5 py-3">
      <summary className="font-semibold">Cut list</summary>
      <div className="mt-3">{list}</div>
    </details>
  )
}

function tubeNameOf({ part, isInner }: Vent, isDivided: boolean): string {
  if (!isDivided) return 'Port tubes'
  if (isInner) return 'Port tubes between the chambers'
  return part === 'rearPorts' ? 'Port tubes of the rear chamber' : 'Port tubes of the front chamber'
}

const weight = (kilograms: number) => `${kilograms.toFixed(1)} kg (${(kilograms / 0.45359237).toFixed(1)} lb)`
