import { modelEndWords } from '#shared/tools/subwoofer-designs/model-end.ts'
import { Graticule } from '#web/graphics/graticule.tsx'
import { gappedTracePath, type Scale, xOf } from '#web/graphics/trace.ts'
import type { Values } from './chart-kinds.ts'
import { designStrokes } from './design-strokes.ts'
import { hertzTicks } from './hertz-ticks.ts'
import type { Range } from './write-values.ts'
import { hzOfSpan, usualSpan } from './zoom.ts'

export type StaticPlotProps = {
  /** Over the span that charts open with, each with the place of its design, which decides its dashes. */
  lines: readonly { at: number; values: Values }[]
  /** A line that is not to be crossed. */
  limit?: Values | undefined
  axis: Range
  /** Above this frequency the model does not hold. */
  end?: number | undefined
}

const size = { width: 640, height: 300 }
const [fromHz, toHz] = hzOfSpan(usualSpan)
const hz = [10, 20, 30, 40, 50, 60, 80, 100, 150, 200]

/** The lines as a drawing: visible until the plot that can be moved has come, and on paper without it. */
export function StaticPlot({ lines, limit, axis: [bottom, top], end }: StaticPlotProps) {
  const scale: Scale = { ...size, fromHz, toHz, bottom, top }
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
        hzFigures={hertzTicks(fromHz, toHz)}
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
      {end !== undefined && end < toHz && (
        <>
          <rect
            x={xOf(scale, end)}
            width={size.width - xOf(scale, end)}
            height={size.height}
            className="fill-panel"
            fillOpacity={0.7}
          />
          <line
            x1={xOf(scale, end)}
            x2={xOf(scale, end)}
            y2={size.height}
            className="stroke-edge"
            strokeDasharray="6 4"
          />
          <text
            x={Math.min(size.width, xOf(scale, end) + 30)}
            y={-3}
            textAnchor="end"
            className="fill-dim"
            fontSize={10}
          >
            {modelEndWords}
          </text>
        </>
      )}
    </svg>
  )
}
