import { Move } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { rulings } from '#shared/tools/acoustics/curves.ts'
import { modelEnd } from '#shared/tools/subwoofer-designs/model-end.ts'
import { nameKnownLanguage } from '#web/charts/name-known-language.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { cx } from '#web/ui/cx.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { chartLines } from '../files/chart-lines.ts'
import { grid, placeOf } from '../state/computed-design.ts'
import { useDesigner, useView } from '../state/use-designer.ts'
import { useBoxDrag } from './box-drag.ts'
import { axisUnit, type ChartId, chartKinds, rulingNames } from './chart-kinds.ts'
import { useCursor, useCursorPlace } from './cursor.ts'
import { letterOf } from './design-strokes.ts'
import { edgeMarks } from './edge-marks.ts'
import { StaticPlot } from './static-plot.tsx'
import { useZoom, usualSpan } from './zoom.ts'

const LivePlot = lazy(async () => {
  nameKnownLanguage()
  return import('./live-plot.tsx').then(
    ({ LivePlot }) => ({ default: LivePlot }),
    () => ({ default: NoPlot }),
  )
})

const ChartMenu = lazy(async () => ({ default: (await import('./chart-menu.tsx')).ChartMenu }))

const NoPlot = () => <p className="text-dim">We couldn’t draw the chart. The table has the same figures.</p>

export type ChartCardProps = {
  id: ChartId
  large?: boolean
  /** Controls below the curves. */
  children?: ReactNode
}

/** One kind of curve of all designs: drawn, read at the cursor, and as a table. */
export function ChartCard({ id, large = false, children }: ChartCardProps) {
  const designer = useDesigner()
  const cursor = useCursor()
  const zoom = useZoom()
  const system = useUnitSystem()
  const titleId = useId()
  const drag = useBoxDrag(['mouse', 'pen'])
  const { title } = chartKinds[id]
  // The server draws the lines, too; the library is for browsers alone.
  const isAwake = useIsAwake()
  return (
    <figure aria-labelledby={titleId} className="panel min-w-0 px-2 py-1 sm:px-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <div className="min-w-0">
          <figcaption id={titleId} className={large ? 'sr-only' : 'truncate font-semibold'}>
            {title}
          </figcaption>
          <CursorReadout id={id} />
          <EdgeReadout id={id} />
        </div>
        <div className="flex">
          {large && <Grip />}
          <Suspense fallback={<span className="size-11 shrink-0" />}>
            {isAwake && <ChartMenu id={id} />}
          </Suspense>
        </div>
      </div>
      <div>
        {/* Keys and touch use the grip above it. */}
        <div
          aria-hidden="true"
          className={large ? 'h-56 lg:h-[max(18rem,100dvh-26rem)]' : 'h-48'}
          {...(large && {
            onPointerDown: drag.onPointerDown,
            onPointerMove: drag.onPointerMove,
            onPointerUp: drag.onPointerUp,
            onPointerCancel: drag.onPointerCancel,
            // The element that holds the pointer while it drags gets the click, and the plot inside does not hear of
            // it.
            onDoubleClick: () => zoom.set(usualSpan),
          })}
        >
          {isAwake ? (
            <Suspense fallback={<FirstPlot id={id} />}>
              <LivePlot id={id} designer={designer} cursor={cursor} zoom={zoom} system={system} />
            </Suspense>
          ) : (
            <FirstPlot id={id} />
          )}
        </div>
      </div>
      {children}
      <CurveFigures id={id} />
    </figure>
  )
}

/** The grip by which a finger or the keys take hold of the box. */
function Grip() {
  const drag = useBoxDrag(['mouse', 'pen', 'touch'])
  return (
    <button
      type="button"
      {...drag}
      aria-label="Move the box: left and right for its volume, up and down for its tuning"
      title="Drag: volume sideways, tuning up and down"
      className="btn btn-ghost btn-icon touch-none"
    >
      <Move className="size-5" aria-hidden="true" />
    </button>
  )
}

function FirstPlot({ id }: { id: ChartId }) {
  const computed = useView((view) => view.computed)
  const active = useView((view) => view.active)
  const system = useUnitSystem()
  const { lines, axis } = chartLines(id, computed, active, system)
  const design = computed[active]
  return <StaticPlot lines={lines} axis={axis} end={design && modelEnd(design.saved)} />
}

/** The frequencies at which the response of the active design has fallen by 3, 6 and 10 dB. */
function EdgeReadout({ id }: { id: ChartId }) {
  const said = useView(({ computed, active }) => {
    const design = computed[active]
    return design
      ? edgeMarks(id, design)
          .map(({ name, hz }) => `${name} ${hz.toFixed(1)} Hz`)
          .join(', ')
      : ''
  })
  return said ? <p className="readout text-sm text-dim">{said}</p> : null
}

/** The value of each design at the cursor. */
function CursorReadout({ id }: { id: ChartId }) {
  const at = useCursorPlace()
  const computed = useView((view) => view.computed)
  const active = useView((view) => view.active)
  const system = useUnitSystem()
  const kind = chartKinds[id]
  const unit = axisUnit(kind, system)
  const ruling = rulings[computed[active]?.curves.ruling[at] ?? 0] ?? 'none'
  return (
    <p className="flex min-h-5 flex-wrap gap-x-3 text-sm text-dim">
      <span className="readout">{hertz(grid.hz[at] as number)} Hz</span>
      {computed.map((design, index) => {
        const value = kind.of(design)[at] as number
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a design is known by its place
            key={index}
            className={cx('readout', index === active && 'text-ink')}
          >
            {computed.length > 1 && `${letterOf(index)} `}
            {Number.isFinite(value) ? `${unit.of(value).toFixed(unit.digits)} ${unit.label}` : 'no value'}
          </span>
        )
      })}
      {id === 'max' && <span>Limited by: {rulingNames[ruling]}</span>}
    </p>
  )
}

const tableHz = [10, 16, 20, 25, 30, 35, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500]

const hertz = (hz: number) => hz.toFixed(hz < 100 ? 1 : 0)

/** The table of a chart. While it is closed there is none: its cells would be written again with each step of a drag. */
function CurveFigures({ id }: { id: ChartId }) {
  const details = useRef<HTMLDetailsElement>(null)
  // The server writes it for those who open it before the page comes alive.
  const [isOpen, setOpen] = useState(true)
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link py-1 text-sm">Show as table</summary>
      {isOpen && <CurveTable id={id} />}
    </details>
  )
}

function CurveTable({ id }: { id: ChartId }) {
  const computed = useView((view) => view.computed)
  const system = useUnitSystem()
  const kind = chartKinds[id]
  const unit = axisUnit(kind, system)
  const rows = useMemo(() => tableHz.map((hz) => ({ hz, at: placeOf(hz) })), [])
  const columns: Column<(typeof rows)[number]>[] = [
    { id: 'hz', header: 'Hz', cell: ({ hz }) => hz },
    ...computed.map((design, index) => ({
      id: String(index),
      header: `${design.saved.name}, ${unit.label}`,
      numeric: true,
      cell: ({ at }: { at: number }) => {
        const value = kind.of(design)[at] as number
        return Number.isFinite(value) ? unit.of(value).toFixed(unit.digits) : 'none'
      },
    })),
  ]
  return <Table dense caption={kind.title} columns={columns} rows={rows} rowKey={({ hz }) => hz} />
}
