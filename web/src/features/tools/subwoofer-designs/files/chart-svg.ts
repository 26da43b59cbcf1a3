import { modelEnd, modelEndSentence, modelEndWords } from '#shared/tools/subwoofer-designs/model-end.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { gappedTracePath, type Scale, xOf, yOf } from '#web/graphics/trace.ts'
import { axisUnit, type ChartId, chartKinds } from '../charts/chart-kinds.ts'
import { designStrokes } from '../charts/design-strokes.ts'
import { edgeMarks } from '../charts/edge-marks.ts'
import { hertzTicks } from '../charts/hertz-ticks.ts'
import { hzOfSpan, type Span, usualSpan } from '../charts/zoom.ts'
import type { ComputedDesign } from '../state/computed-design.ts'
import { chartLines } from './chart-lines.ts'

/** Dark enough for white paper, in the order of the designs. */
const inks = ['#8a4300', '#134f7c', '#0b5c36', '#582a80'] as const
const limitInk = '#a81c06'
const endInk = '#75736b'

export const chartSize = { width: 960, height: 600 } as const
const [left, top, right, bottom] = [72, 56, 24, 60]
const legendLine = 22

export type ChartPicture = {
  computed: readonly ComputedDesign[]
  active: number
  system: UnitSystem
  /** The span that the chart shows on the screen. */
  span?: Span
}

/** A chart as its own drawing, on white, with the names of its curves. */
export function chartSvg(id: ChartId, { computed, active, system, span = usualSpan }: ChartPicture): string {
  const { title, unit, lines, limit, axis } = chartLines(id, computed, active, system, span)
  const [fromHz, toHz] = hzOfSpan(span)
  const [design, ends] = [computed[active], endOf(computed[active], toHz)]
  const entries = lines.length + (limit ? 1 : 0) + (ends === undefined ? 0 : 1)
  const scale: Scale = {
    width: chartSize.width - left - right,
    height: chartSize.height - top - bottom - entries * legendLine,
    fromHz,
    toHz,
    bottom: axis[0],
    top: axis[1],
  }
  const levels = Array.from({ length: 6 }, (_, step) => axis[0] + ((axis[1] - axis[0]) * step) / 5)
  const hz = hertzTicks(scale.fromHz, scale.toHz)
  const parts = [
    text(0, -28, title, 'font-size="20" font-weight="bold"'),
    ...hz.map((one) => line(xOf(scale, one), 0, xOf(scale, one), scale.height)),
    ...levels.map((one) => line(0, yOf(scale, one), scale.width, yOf(scale, one))),
    ...hz.map((one) => text(xOf(scale, one), scale.height + 20, String(one), 'text-anchor="middle"')),
    text(scale.width / 2, scale.height + 42, 'Hz', 'text-anchor="middle"'),
    ...levels.map((one) =>
      text(-10, yOf(scale, one) + 5, String(Number(one.toPrecision(4))), 'text-anchor="end"'),
    ),
    text(-10, -12, unit, 'text-anchor="end"'),
    ...(limit ? [curve(gappedTracePath(scale, limit.values), limitInk, '4 4', 1)] : []),
    ...lines.map(({ at, values }) =>
      curve(gappedTracePath(scale, values), inkOf(at), designStrokes[at]?.dashArray, at === active ? 3 : 2),
    ),
    ...end(ends, scale),
    ...marks(id, design, system, scale),
    ...legend(
      [
        ...lines.map(({ at, name }) => ({ name, ink: inkOf(at), dash: designStrokes[at]?.dashArray })),
        ...(limit ? [{ name: limit.name, ink: limitInk, dash: '4 4' }] : []),
        ...(ends === undefined ? [] : [{ name: modelEndSentence(ends), ink: endInk, dash: '6 4' }]),
      ],
      scale.height + bottom,
    ),
  ]
  const { width, height } = chartSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14" fill="#16181a">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<g transform="translate(${left} ${top})">`,
    ...parts,
    '</g>',
    '</svg>\n',
  ].join('\n')
}

const inkOf = (at: number) => inks[at] ?? inks[0]

/** Figures stay readable where lines cross them. */
const halo = 'paint-order="stroke" stroke="#ffffff" stroke-width="5"'

const rounded = (value: number) => Number(value.toFixed(1))

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}" stroke="#cbc8bf"/>`

const text = (x: number, y: number, what: string, more = '') =>
  `<text x="${rounded(x)}" y="${rounded(y)}" ${more}>${escaped(what)}</text>`

const curve = (path: string, ink: string, dash: string | undefined, width: number) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`

const escaped = (what: string) =>
  what.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The frequency at which the model of a design ends, if the chart shows it. */
function endOf(design: ComputedDesign | undefined, toHz: number): number | undefined {
  const hz = design && modelEnd(design.saved)
  return hz !== undefined && hz < toHz ? hz : undefined
}

/** Draws a veil over the curves where the model ends, with its words above the plot, where no curve comes. */
function end(hz: number | undefined, scale: Scale): string[] {
  if (hz === undefined) return []
  const x = rounded(Math.max(0, xOf(scale, hz)))
  const size = `width="${rounded(scale.width - x)}" height="${rounded(scale.height)}"`
  return [
    `<rect x="${x}" y="0" ${size} fill="#ffffff" fill-opacity="0.7"/>`,
    `<path d="M${x} 0V${rounded(scale.height)}" stroke="${endInk}" stroke-dasharray="6 4"/>`,
    text(Math.min(scale.width, x + 35), -6, modelEndWords, 'text-anchor="end"'),
  ]
}

function marks(id: ChartId, design: ComputedDesign | undefined, system: UnitSystem, scale: Scale): string[] {
  if (!design) return []
  const unit = axisUnit(chartKinds[id], system)
  const inside = edgeMarks(id, design).filter(({ hz }) => hz >= scale.fromHz && hz <= scale.toHz)
  return inside.map(({ name, hz, value }, at) => {
    const x = rounded(xOf(scale, hz))
    const y = rounded(Math.min(scale.height, yOf(scale, unit.of(value))))
    const said = text(x + 5, scale.height - 8 - 18 * (2 - at), `${name} ${hz.toFixed(1)} Hz`, halo)
    return `<path d="M${x} ${y}V${scale.height}" stroke="${endInk}" stroke-dasharray="2 3"/><circle cx="${x}" cy="${y}" r="4"/>${said}`
  })
}

const legend = (entries: readonly { name: string; ink: string; dash: string | undefined }[], from: number) =>
  entries.map(({ name, ink, dash }, at) => {
    const y = from + at * legendLine
    return `${curve(`M0 ${y - 5}h40`, ink, dash, 3)}${text(50, y, name)}`
  })
