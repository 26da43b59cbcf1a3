import 'uplot/dist/uPlot.min.css'
import './plot.css'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
// Small, without dependencies, draws thousands of points together: 21 kB where others bring 60 and more.
import UPlot from 'uplot'
import type { ChartProps } from './chart.tsx'

/** Told apart by their dashes, too, for those who see no colors. */
const strokes = [
  { token: '--c-signal-ink', dash: [] },
  { token: '--c-info-ink', dash: [8, 4] },
  { token: '--c-ok-ink', dash: [2, 4] },
  { token: '--c-clip-ink', dash: [12, 4, 2, 4] },
]

/** The drawing of a chart. It follows the width of its place and the theme. */
export function Plot({ kind, step, steps, series, format, addressOf }: ChartProps) {
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let plot: UPlot | undefined
    const draw = () => {
      plot?.destroy()
      const { width, height } = element.getBoundingClientRect()
      plot = new UPlot(
        optionsFor(element, { kind, step, steps, series, format }, { width, height }),
        [steps.map((_, at) => at), ...series.map(({ values }) => [...values])],
        element,
      )
      if (addressOf) leadOn(plot, (at) => void navigate(addressOf(at)))
    }
    draw()
    const resized = new ResizeObserver(draw)
    resized.observe(element)
    const themed = new MutationObserver(draw)
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      themed.disconnect()
      plot?.destroy()
    }
  }, [kind, step, steps, series, format, addressOf, navigate])
  return <div ref={place} className="plot h-full min-w-0" />
}

/** A click on a step leads to its rows; the table has the same links. */
function leadOn({ over, cursor }: UPlot, onStep: (at: number) => void) {
  over.style.cursor = 'pointer'
  over.addEventListener('click', () => {
    if (cursor.idx != null) onStep(cursor.idx)
  })
}

/** Counts and cents have no halves, which would be rounded to the wrong line of the grid. */
const wholeSteps = Array.from({ length: 12 }, (_, power) => [1, 2, 5].map((one) => one * 10 ** power)).flat()

/** The widths of a step's name and of the axis of figures. */
const namePx = 64
const axisPx = 72

/** A line of the legend, and the width of a figure with its name there. */
const legendLinePx = 34
const figurePx = 150

type Drawn = Pick<ChartProps, 'kind' | 'step' | 'steps' | 'series' | 'format'>

function optionsFor(
  element: Element,
  { kind, step, steps, series, format }: Drawn,
  { width, height }: { width: number; height: number },
): UPlot.Options {
  const style = getComputedStyle(element)
  const color = (token: string) => style.getPropertyValue(token).trim()
  const font = `12px ${style.fontFamily}`
  const grid = { stroke: color('--c-line'), width: 1 }
  const axis = { stroke: color('--c-dim'), font, grid, ticks: { show: false } }
  const bars = UPlot.paths.bars?.({ size: [0.6, 48] })
  // On a phone its names take two lines, or the second one would not be seen.
  const legendPx = legendLinePx * (namePx + series.length * figurePx > width ? 2 : 1)
  // If there is no room for all names, only every nth step is named.
  const stride = Math.ceil((steps.length * namePx) / Math.max(namePx, width - axisPx))
  return {
    width,
    height: height - legendPx,
    // The name of the last point of a line is not cut off at the edge.
    padding: [null, kind === 'line' ? namePx / 2 : null, null, null],
    scales: {
      x: {
        time: false,
        range: kind === 'bars' ? [-0.6, steps.length - 0.4] : [0, Math.max(1, steps.length - 1)],
      },
      // A bar is as long as its figure, so it begins at zero; of a line the course counts.
      ...(kind === 'bars' && {
        y: { range: (_plot: UPlot, _least: number, most: number) => UPlot.rangeNum(0, most || 1, 0.1, true) },
      }),
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => steps.flatMap((_, at) => (at % stride === 0 ? [at] : [])),
        values: (_plot, at) => at.map((one) => steps[one] ?? ''),
      },
      {
        ...axis,
        size: axisPx,
        ...(series.every(({ values }) => values.every(Number.isInteger)) && { incrs: wholeSteps }),
        // Small figures round to the same words, which one line of the grid carries.
        values: (_plot, at) => at.map(format).map((said, line, all) => (said === all[line - 1] ? '' : said)),
      },
    ],
    series: [
      // Until the pointer is on a step, the last one is shown.
      { label: step, value: (_plot, at: number | null) => steps.at(at ?? -1) ?? '' },
      ...series.map(({ name, values }, at) => {
        const { token, dash } = strokes[at % strokes.length] ?? { token: '--c-signal-ink', dash: [] }
        return {
          label: name,
          value: (_plot: UPlot, value: number | null) => format(value ?? values.at(-1) ?? 0),
          stroke: color(token),
          width: kind === 'bars' ? 1 : 2,
          points: { show: kind === 'line' && steps.length < 16, size: 6, fill: color(token) },
          ...(kind === 'bars' && bars
            ? { stroke: color('--c-signal-edge'), fill: color('--c-signal'), paths: bars }
            : { dash }),
        }
      }),
    ],
    cursor: { y: false, drag: { x: false, y: false } },
  }
}
