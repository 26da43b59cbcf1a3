import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import { modelEnd } from '#shared/tools/subwoofer-designs/model-end.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { grid, placeOf } from '../state/computed-design.ts'
import type { Designer } from '../state/designer.ts'
import { axisUnit, type ChartId, chartKinds, type Values } from './chart-kinds.ts'
import type { Cursor } from './cursor.ts'
import { drawMarks } from './draw-marks.ts'
import { drawModelEnd } from './draw-model-end.ts'
import { edgeMarks } from './edge-marks.ts'
import { plotLines } from './plot-lines.ts'
import { plotOptions } from './plot-options.ts'
import { axisRange, emptyValues, type Range } from './write-values.ts'
import { countedUntil, type Zoom } from './zoom.ts'
import { listenForZoom } from './zoom-gestures.ts'

export type LivePlotProps = {
  id: ChartId
  designer: Designer
  cursor: Cursor
  zoom: Zoom
  system: UnitSystem
}

/** A chart that follows the designs in the same moment, without React between. */
export function LivePlot({ id, designer, cursor, zoom, system }: LivePlotProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    return element ? drawn(element, { id, designer, cursor, zoom, system }) : undefined
  }, [id, designer, cursor, zoom, system])
  return <div ref={place} className="plot h-full min-w-0 [touch-action:pan-y]" />
}

function drawn(element: HTMLElement, { id, designer, cursor, zoom, system }: LivePlotProps): () => void {
  const kind = chartKinds[id]
  const unit = axisUnit(kind, system)
  let plot: UPlot | undefined
  let shape = ''
  let axis: Range | undefined
  let visible = true
  let stale = false
  let rows: Values[] = []

  const lines = () => plotLines(designer.view().computed, designer.view().active, id)

  const fill = () => {
    const now = lines()
    rows = now.map((_, at) => rows[at] ?? emptyValues())
    for (const [at, line] of now.entries()) line.write(unit.of, rows[at] as Values)
    // The line of a limit may be far above the played level.
    axis = axisRange(
      kind.axis,
      rows.filter((_, at) => now[at]?.counts),
      axis,
      countedUntil(zoom.span()),
    )
    return now
  }
  const build = () => {
    plot?.destroy()
    const now = fill()
    shape = now.map(({ name }) => name).join()
    const { width, height } = element.getBoundingClientRect()
    plot = new UPlot(
      plotOptions(element, {
        width,
        height,
        lines: now,
        axis: () => axis as Range,
        span: zoom.span,
        onDraw: mark,
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
  /** Marks where the model of the active design ends, and where its response has fallen by 3, 6 and 10 dB. */
  const mark = (drawing: UPlot) => {
    const { computed, active } = designer.view()
    const design = computed[active]
    if (!design) return
    drawModelEnd(drawing, element, modelEnd(design.saved))
    drawMarks(drawing, element, edgeMarks(id, design), unit.of)
  }
  const placeAt = (clientX: number) => {
    if (!plot) return 0
    const { left } = plot.over.getBoundingClientRect()
    return placeOf(plot.posToVal(clientX - left, 'x'))
  }
  build()
  const stops = [
    designer.subscribe(redraw),
    cursor.subscribe(follow),
    zoom.subscribe(redraw),
    listenForZoom(element, { zoom, placeAt }),
  ]
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
