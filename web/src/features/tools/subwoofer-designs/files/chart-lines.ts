import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { axisUnit, type ChartId, chartKinds, type Values } from '../charts/chart-kinds.ts'
import { letterOf } from '../charts/design-strokes.ts'
import { axisRange, emptyValues, type Range, writeValues } from '../charts/write-values.ts'
import { countedUntil, type Span, usualSpan } from '../charts/zoom.ts'
import type { ComputedDesign } from '../state/computed-design.ts'

export type ChartLine = {
  /** The place of the design, which decides its color and dashes. */
  at: number
  name: string
  values: Values
}

export type DrawnChart = {
  title: string
  unit: string
  lines: ChartLine[]
  limit: { name: string; values: Values } | undefined
  axis: Range
}

/** The lines of a chart over a span for all designs that can be computed, in the units of the reader. */
export function chartLines(
  id: ChartId,
  computed: readonly ComputedDesign[],
  active: number,
  system: UnitSystem,
  span: Span = usualSpan,
): DrawnChart {
  const shown = (values: Values) => values.slice(span.from, span.to + 1)
  const kind = chartKinds[id]
  const unit = axisUnit(kind, system)
  const lines = computed.flatMap((design, at): ChartLine[] => {
    if (isRefusal(design.engine) || (kind.needs && !kind.needs(design))) return []
    const values = emptyValues()
    writeValues(kind.of(design), unit.of, values)
    return [{ at, name: `${letterOf(at)}: ${design.saved.name}`, values }]
  })
  const limit = limitOf(id, computed[active], unit.of)
  return {
    title: kind.title,
    unit: unit.label,
    lines: lines.map((line) => ({ ...line, values: shown(line.values) })),
    limit: limit && { ...limit, values: shown(limit.values) },
    axis: axisRange(
      kind.axis,
      lines.map(({ values }) => values),
      undefined,
      countedUntil(span),
    ),
  }
}

function limitOf(id: ChartId, design: ComputedDesign | undefined, of: (si: number) => number) {
  const { limit, needs } = chartKinds[id]
  if (!limit || !design || isRefusal(design.engine) || (needs && !needs(design))) return undefined
  const values: Values = emptyValues().map((_, at) => {
    const value = limit.at(design, at)
    return value === undefined ? null : of(value)
  })
  return { name: limit.name, values }
}
