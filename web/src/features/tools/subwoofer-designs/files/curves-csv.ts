import { byteOrderMark, csvLine } from '#shared/platform/csv/csv-line.ts'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { axisUnit, type ChartId, chartIds, chartKinds } from '../charts/chart-kinds.ts'
import type { ComputedDesign } from '../state/computed-design.ts'

/** Every curve of every design by frequency, in metric units; a gap of the model is an empty cell. */
export const curvesCsv = (computed: readonly ComputedDesign[], hz: ArrayLike<number>): string =>
  columnsCsv(
    computed.flatMap((design) => chartIds.flatMap((id) => columnOf(id, design))),
    hz,
  )

/** One curve of every design by frequency. */
export const chartCsv = (id: ChartId, computed: readonly ComputedDesign[], hz: ArrayLike<number>): string =>
  columnsCsv(
    computed.flatMap((design) => columnOf(id, design)),
    hz,
  )

type CurveColumn = { head: string; values: ArrayLike<number>; of: (si: number) => number }

/** Returns no columns if a design has no such part, or cannot be computed. */
function columnOf(id: ChartId, design: ComputedDesign): CurveColumn[] {
  const kind = chartKinds[id]
  if (isRefusal(design.engine) || (kind.needs && !kind.needs(design))) return []
  const unit = axisUnit(kind, 'metric')
  return [
    {
      head: `${design.saved.name}: ${kind.title} (${unit.label})`,
      values: kind.of(design),
      of: unit.of,
    },
  ]
}

function columnsCsv(columns: readonly CurveColumn[], hz: ArrayLike<number>): string {
  const lines = [byteOrderMark + csvLine(['Hz', ...columns.map(({ head }) => head)])]
  for (let at = 0; at < hz.length; at++) {
    const cells = columns.map(({ values, of }) => figure(of(values[at] as number)))
    // Figures are not formulas, even if they begin with a sign.
    lines.push(`${[figure(hz[at] as number), ...cells].join(',')}\r\n`)
  }
  return lines.join('')
}

const figure = (value: number) => (Number.isFinite(value) ? String(Number(value.toPrecision(6))) : '')
