import { rulings } from '#shared/tools/acoustics/curves.ts'
import type { ComputedDesign } from '../state/computed-design.ts'
import { type ChartId, chartKinds, type Values } from './chart-kinds.ts'
import { designStrokes, rulingTokens } from './design-strokes.ts'
import { writeValues } from './write-values.ts'

/** A line of a chart; it writes its values where the plot reads them. */
export type PlotLine = {
  name: string
  token: string
  dash: readonly number[]
  width: number
  /** True when it affects the range of the axis. */
  counts: boolean
  write: (of: (si: number) => number, into: Values) => void
}

/** The lines of a chart: each design that has such a part, what limits the loudest level, and the limit. */
export function plotLines(computed: readonly ComputedDesign[], active: number, id: ChartId): PlotLine[] {
  const kind = chartKinds[id]
  const shown = computed.flatMap((design, at): PlotLine[] => {
    if (kind.needs && !kind.needs(design)) return []
    const stroke = designStrokes[at]
    if (!stroke) return []
    const main = {
      name: stroke.letter,
      token: stroke.token,
      dash: stroke.dash,
      width: at === active ? 2.5 : 1.75,
      counts: true,
      write: (of: (si: number) => number, into: Values) => writeValues(kind.of(design), of, into),
    }
    return id === 'max' && at === active ? [main, ...rulingLines(design, stroke.letter)] : [main]
  })
  const design = computed[active]
  const { limit } = kind
  if (!limit || !design || (kind.needs && !kind.needs(design))) return shown
  return [
    ...shown,
    {
      name: 'limit',
      token: '--c-clip-ink',
      dash: [4, 4],
      width: 1,
      counts: false,
      write: (of, into) => {
        for (let at = 0; at < into.length; at++) {
          const value = limit.at(design, at)
          into[at] = value === undefined ? null : of(value)
        }
      },
    },
  ]
}

/** Draws the loudest level over its line, by what limits it. */
const rulingLines = ({ curves }: ComputedDesign, letter: string): PlotLine[] =>
  rulings.map((_, ruling) => ({
    name: `${letter}${ruling}`,
    token: rulingTokens[ruling] ?? '--c-dim',
    dash: [],
    width: 3.5,
    counts: false,
    write: (of, into) => {
      for (let at = 0; at < into.length; at++) {
        const value = curves.maxSpl[at] as number
        // A stretch reaches to where the next one begins.
        const rules = curves.ruling[at] === ruling || curves.ruling[at - 1] === ruling
        into[at] = rules && Number.isFinite(value) ? of(value) : null
      }
    },
  }))
