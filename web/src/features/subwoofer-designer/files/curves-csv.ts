import { byteOrderMark, csvLine } from '#shared/csv/csv-line.ts'
import { axisUnit, chartIds, chartKinds } from '../charts/chart-kinds.ts'
import type { ComputedDesign } from '../state/computed-design.ts'

/** Every curve of every design by frequency, in metric units; a gap of the model is an empty cell. */
export function curvesCsv(computed: readonly ComputedDesign[], hz: ArrayLike<number>): string {
  const columns = computed.flatMap((design) =>
    chartIds
      .filter((id) => chartKinds[id].needs?.(design) ?? true)
      .map((id) => {
        const kind = chartKinds[id]
        const unit = axisUnit(kind, 'metric')
        return {
          head: `${design.saved.name}: ${kind.title} (${unit.label})`,
          values: kind.of(design),
          of: unit.of,
        }
      }),
  )
  const lines = [byteOrderMark + csvLine(['Hz', ...columns.map(({ head }) => head)])]
  for (let at = 0; at < hz.length; at++) {
    const cells = columns.map(({ values, of }) => figure(of(values[at] as number)))
    // Figures are no formulas, also where they begin with a sign.
    lines.push(`${[figure(hz[at] as number), ...cells].join(',')}\r\n`)
  }
  return lines.join('')
}

const figure = (value: number) => (Number.isFinite(value) ? String(Number(value.toPrecision(6))) : '')
