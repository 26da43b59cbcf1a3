import type UPlot from 'uplot'
import type { Cursor } from './cursor.ts'
import { hertzTicks } from './hertz-ticks.ts'
import type { PlotLine } from './plot-lines.ts'
import type { Range } from './write-values.ts'
import { hzOfSpan, type Span } from './zoom.ts'

export type Drawing = {
  width: number
  height: number
  lines: readonly PlotLine[]
  axis: () => Range
  span: () => Span
  unit: string
  cursor: Cursor
  onRest: () => void
  onDraw: (plot: UPlot) => void
}

/** Builds the options of a plot: log frequency across, a given axis, and a cursor that other charts share. */
export function plotOptions(
  element: Element,
  { width, height, lines, axis, span, unit, cursor, onRest, onDraw }: Drawing,
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
    // The words of a mark stand above.
    padding: [18, 12, 0, 0],
    scales: {
      // Fixed decades: a library that chooses them jumps when a value is a hair beyond.
      x: { time: false, distr: 3, range: () => hzOfSpan(span()) },
      y: { range: () => [...axis()] as [number, number] },
    },
    axes: [
      {
        ...common,
        size: 26,
        splits: () => hertzTicks(...hzOfSpan(span())),
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
        // Whole pixels make steps in a flat line when it is seen closely.
        pxAlign: 0,
      })),
    ],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    hooks: {
      ready: [() => queueMicrotask(onRest)],
      draw: [onDraw],
      setCursor: [
        ({ cursor: { idx, left, event } }) => {
          // A cursor that another chart set is not reported again.
          if (!event) return
          if (idx != null && left !== undefined && left >= 0) cursor.set(idx)
          // Without a pointer the line stays where it was.
          else queueMicrotask(onRest)
        },
      ],
    },
  }
}
