import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { rulings } from '#shared/acoustics/curves.ts'
import type { UnitSystem } from '#shared/units/unit.ts'
import { type ComputedDesign, grid, range } from '../state/computed-design.ts'
import type { Designer } from '../state/designer.ts'
import { axisUnit, type ChartId, chartKinds, type Values } from './chart-kinds.ts'
import type { Cursor } from './cursor.ts'
import { designStrokes, rulingTokens } from './design-strokes.ts'
import { axisRange, emptyValues, type Range, writeValues } from './write-values.ts'

export type LivePlotProps = { id: ChartId; designer: Designer; cursor: Cursor; system: UnitSystem }

const hertz = [10, 20, 30, 50, 100, 200]

/** A chart that follows the designs in the same moment, without React between. */
export function LivePlot({ id, designer, cursor, system }: LivePlotProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    return element ? drawn(element, { id, designer, cursor, system }) : undefined
  }, [id, designer, cursor, system])
  return <div ref={place} className="plot h-full min-w-0" />
}

function drawn(element: HTMLElement, { id, designer, cursor, system }: LivePlotProps): () => void {
  const kind = chartKinds[id]
  const unit = axisUnit(kind, system)
  let plot: UPlot | undefined
  let shape = ''
  let axis: Range | undefined
  let visible = true
  let stale = false
  let rows: Values[] = []

  const lines = () => linesOf(designer.view().computed, designer.view().active, id)

  const fill = () => {
    const now = lines()
    rows = now.map((_, at) => rows[at] ?? emptyValues())
    for (const [at, line] of now.entries()) line.write(unit.of, rows[at] as Values)
    // The line of a limit may lie far above what is played.
    axis = axisRange(
      kind.axis,
      rows.filter((_, at) => now[at]?.counts),
      axis,
    )
    return now
  }
  const build = () => {
    plot?.destroy()
    const now = fill()
    shape = now.map(({ name }) => name).join()
    const { width, height } = element.getBoundingClientRect()
    plot = new UPlot(
      optionsFor(element, {
        width,
        height,
        lines: now,
        axis: () => axis as Range,
        unit: unit.label,
        cursor,
        onRest: follow,
      }),
      [grid.hz as never, ...rows],
      element,
    )
  }
  const redraw = () => {
    if (!visible || !plot) {
      stale = true
      return
    }
    stale = false
    const now = fill()
    if (now.map(({ name }) => name).join() !== shape) build()
    else plot.setData([grid.hz as never, ...rows])
  }
  /** The cursor of this chart where someone points at another. */
  const follow = () => {
    const hz = grid.hz[cursor.at()] as number
    if (plot && plot.cursor.idx !== cursor.at())
      plot.setCursor({ left: plot.valToPos(hz, 'x'), top: 0 }, false)
  }
  build()
  const stops = [designer.subscribe(redraw), cursor.subscribe(follow)]
  const resized = new ResizeObserver(build)
  resized.observe(element)
  const themed = new MutationObserver(build)
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const seen = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? true
    if (visible && stale) redraw()
  })
  seen.observe(element)
  return () => {
    for (const stop of stops) stop()
    resized.disconnect()
    themed.disconnect()
    seen.disconnect()
    plot?.destroy()
  }
}

type Line = {
  name: string
  token: string
  dash: readonly number[]
  width: number
  /** Whether it decides what the axis shows. */
  counts: boolean
  write: (of: (si: number) => number, into: Values) => void
}

function linesOf(computed: readonly ComputedDesign[], active: number, id: ChartId): Line[] {
  const kind = chartKinds[id]
  const shown = computed.flatMap((design, at): Line[] => {
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

/** The loudest level by what rules it, over its line. */
const rulingLines = ({ curves }: ComputedDesign, letter: string): Line[] =>
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

type Drawing = {
  width: number
  height: number
  lines: readonly Line[]
  axis: () => Range
  unit: string
  cursor: Cursor
  onRest: () => void
}

function optionsFor(
  element: Element,
  { width, height, lines, axis, unit, cursor, onRest }: Drawing,
): UPlot.Options {
  const style = getComputedStyle(element)
  const color = (token: string) => style.getPropertyValue(token).trim()
  const font = `12px ${style.fontFamily}`
  const common = {
    stroke: color('--c-dim'),
    font,
    grid: { stroke: color('--c-line'), width: 1 },
    ticks: { show: false },
  }
  return {
    width,
    height,
    legend: { show: false },
    padding: [8, 12, 0, 0],
    scales: {
      // Fixed decades: a library that chooses them jumps where a value lies a hair beyond.
      x: { time: false, distr: 3, range: [range.fromHz, range.toHz] },
      y: { range: () => [...axis()] as [number, number] },
    },
    axes: [
      {
        ...common,
        size: 26,
        splits: () => hertz,
        filter: (_plot, splits) => splits,
        values: (_plot, splits) => splits.map((hz) => String(hz)),
      },
      {
        ...common,
        size: 46,
        values: (_plot, splits) => splits.map((value) => `${Number(value.toPrecision(4))}`),
        label: unit,
        labelSize: 18,
        labelGap: 0,
        labelFont: font,
      },
    ],
    series: [
      {},
      ...lines.map(({ name, token, dash, width: lineWidth }) => ({
        label: name,
        stroke: color(token),
        width: lineWidth,
        dash: [...dash],
        points: { show: false },
        spanGaps: false,
      })),
    ],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    hooks: {
      ready: [() => queueMicrotask(onRest)],
      setCursor: [
        ({ cursor: { idx, left, event } }) => {
          // What the other charts set is not said again.
          if (!event) return
          if (idx != null && left !== undefined && left >= 0) cursor.set(idx)
          // Without a pointer the line stays where it was.
          else queueMicrotask(onRest)
        },
      ],
    },
  }
}
