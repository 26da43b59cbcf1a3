import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { letterOf } from '../charts/design-strokes.ts'
import type { ComputedDesign } from '../state/computed-design.ts'
import { useView } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'
import { resultsOf } from './result-strip.tsx'

/** The figures of the compared designs side by side, and how far each is from the first. */
export function ComparedDesigns() {
  const computed = useView((view) => view.computed)
  const shown = useShown()
  const [first] = computed
  if (!first || computed.length < 2) return null
  const results = computed.map((design) => resultsOf(design, shown))
  const rows = (results[0] ?? []).map(({ name }, at) => ({ name, at }))
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'name', header: 'Figure', cell: ({ name }) => name },
    ...computed.map((design, index) => ({
      id: String(index),
      header: `${letterOf(index)}: ${design.saved.name}`,
      numeric: true,
      cell: ({ at }: { at: number }) => (
        <>
          {results[index]?.[at]?.value}
          {index > 0 && <span className="ml-2 text-dim">{difference(design, first, at)}</span>}
        </>
      ),
    })),
  ]
  return (
    <Panel flush title="Compared">
      <Table dense caption="Compared designs" columns={columns} rows={rows} rowKey={({ at }) => at} />
    </Panel>
  )
}

/** In the order of the results. Volumes and tunings are read off; of the others the difference is wanted. */
const compared: readonly ((design: ComputedDesign) => number | undefined)[] = [
  () => undefined,
  () => undefined,
  ({ figures }) => figures.f3,
  ({ figures }) => figures.cabinSpl?.value,
  () => undefined,
  () => undefined,
  ({ figures }) => figures.impedance?.value,
]

function difference(design: ComputedDesign, from: ComputedDesign, at: number): string {
  const [one, other] = [compared[at]?.(design), compared[at]?.(from)]
  if (one === undefined || other === undefined) return ''
  const away = Number((one - other).toFixed(1))
  return away === 0 ? '±0' : `${away > 0 ? '+' : '−'}${Math.abs(away)}`
}
