import { type PointerEvent, useId, useRef } from 'react'
import { logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { band } from '#shared/tools/spl-studies/band.ts'
import { levelCeiling, splLevel } from '#shared/tools/spl-studies/spl-level.ts'
import type { SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { Graticule } from '#web/graphics/graticule.tsx'
import { hzOf, type Scale, tracePath, xOf } from '#web/graphics/trace.ts'
import { type Column, Table } from '#web/ui/table.tsx'

export type LevelPlotProps = {
  systems: readonly SplSystem[]
  active: number
  hz: number
  onRead: (hz: number) => void
  onRelease: () => void
}

const size = { width: 640, height: 300 }
const edge = { left: 44, right: 12, top: 12, bottom: 32 }
const lines = [20, 25, 30, 40, 50, 60, 70, 80]
const { hz: grid } = logGrid(band.from, band.to, 121)
const step = 10

/** The level of each system over the band, with the ceiling of the one that is worked on. */
export function LevelPlot({ systems, active, hz, onRead, onRelease }: LevelPlotProps) {
  const titleId = useId()
  const plot = useRef<SVGSVGElement>(null)
  const curves = systems.map((system) => Array.from(grid, (one) => splLevel(system, one)))
  const ceiling = curves[active]?.map((one) => one.ceiling)
  const levels = curves.flatMap((curve) => curve.map(({ level }) => level))
  const top = Math.ceil((Math.max(...levels) + 3) / step) * step
  const bottom = Math.min(top - 3 * step, Math.floor((Math.min(...levels) - 1) / step) * step)
  const scale: Scale = { ...size, fromHz: band.from, toHz: band.to, bottom, top }
  const marks = Array.from({ length: (top - bottom) / step + 1 }, (_, at) => bottom + at * step)
  const x = xOf(scale, hz)

  const read = (event: PointerEvent) => {
    const face = plot.current?.getBoundingClientRect()
    if (!face || event.buttons !== 1) return
    const across = ((event.clientX - face.left) / face.width) * (size.width + edge.left + edge.right)
    const found = hzOf(scale, across - edge.left)
    onRead(Math.round(Math.min(band.to, Math.max(band.from, found)) * 2) / 2)
  }
  return (
    <figure aria-labelledby={titleId} className="panel min-w-0 p-3">
      <figcaption id={titleId} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">Level over frequency</span>
        <span className="text-sm text-dim">
          dB vs. Hz{ceiling?.some((one) => one !== undefined) && ' · red = excursion limit'}
        </span>
      </figcaption>
      <svg
        ref={plot}
        aria-hidden="true"
        viewBox={`${-edge.left} ${-edge.top} ${size.width + edge.left + edge.right} ${size.height + edge.top + edge.bottom}`}
        className="mt-2 block w-full [touch-action:pan-y] cursor-ew-resize"
        onPointerDown={read}
        onPointerMove={read}
        onPointerUp={onRelease}
      >
        <Graticule scale={scale} hz={lines} hzFigures={lines} levels={marks} levelFigures={marks} />
        {ceiling?.every((one) => one !== undefined) && (
          <path
            d={tracePath(scale, ceiling as number[])}
            className="stroke-clip-ink"
            fill="none"
            strokeWidth={2}
            strokeDasharray="6 4"
          />
        )}
        {curves.map((curve, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a system is known by its place
            key={at}
            d={tracePath(
              scale,
              curve.map(({ level }) => level),
            )}
            className={at === 0 ? 'trace' : 'trace trace-second'}
            strokeDasharray={at === 0 ? undefined : '8 4'}
          />
        ))}
        <path d={`M${x} 0V${size.height}`} className="tuning-line" />
      </svg>
      <details className="mt-1">
        <summary className="link text-sm">Show as table</summary>
        <LevelTable systems={systems} />
      </details>
    </figure>
  )
}

type LevelTableProps = { systems: readonly SplSystem[] }

const rows = [20, 25, 30, 35, 40, 45, 50, 60, 70, 80].map((hz) => ({ hz }))

/** The same curves in figures. */
function LevelTable({ systems }: LevelTableProps) {
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'hz', header: 'Hz', cell: ({ hz }) => hz },
    ...systems.flatMap((system, at): Column<(typeof rows)[number]>[] => [
      {
        id: `level-${at}`,
        header: `${system.name}, dB`,
        numeric: true,
        cell: ({ hz }) => splLevel(system, hz).level.toFixed(1),
      },
      {
        id: `ceiling-${at}`,
        header: 'Ceiling, dB',
        numeric: true,
        cell: ({ hz }) => levelCeiling(system, hz)?.toFixed(1) ?? 'none',
      },
    ]),
  ]
  return <Table dense caption="Level over frequency" columns={columns} rows={rows} rowKey={({ hz }) => hz} />
}
