import { Graticule } from '#web/graphics/graticule.tsx'
import { gappedTracePath, type Scale } from '#web/graphics/trace.ts'
import { range } from '../state/computed-design.ts'
import type { Values } from './chart-kinds.ts'
import { designStrokes } from './design-strokes.ts'
import { hertzTicks } from './hertz-ticks.ts'
import type { Range } from './write-values.ts'

export type StaticPlotProps = {
  /** Each with the place of its design, which decides its dashes. */
  lines: readonly { at: number; values: Values }[]
  /** A line that is not to be crossed. */
  limit?: Values | undefined
  axis: Range
}

const size = { width: 640, height: 300 }
const hz = [10, 20, 30, 40, 50, 60, 80, 100, 150, 200]

/** The lines as a drawing: visible until the plot that can be moved has come, and on paper without it. */
export function StaticPlot({ lines, limit, axis: [bottom, top] }: StaticPlotProps) {
  const scale: Scale = { ...size, ...range, bottom, top }
  const levels = [0, 1, 2, 3, 4, 5].map((step) => bottom + ((top - bottom) * step) / 5)
  return (
    <svg
      aria-hidden="true"
      viewBox={`-44 -12 ${size.width + 56} ${size.height + 44}`}
      preserveAspectRatio="none"
      className="block h-full w-full"
    >
      <Graticule
        scale={scale}
        hz={hz}
        hzFigures={hertzTicks(range.fromHz, range.toHz)}
        levels={levels}
        levelFigures={levels.map((level) => Number(level.toPrecision(3)))}
      />
      {limit && <path d={gappedTracePath(scale, limit)} className="trace trace-ghost" />}
      {lines.map(({ at, values }) => (
        <path
          key={at}
          d={gappedTracePath(scale, values)}
          className={at === 0 ? 'trace' : 'trace trace-second'}
          strokeDasharray={designStrokes[at]?.dashArray}
        />
      ))}
    </svg>
  )
}
