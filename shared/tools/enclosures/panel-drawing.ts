import type { PdfMark } from '#shared/platform/pdf/line-pdf.ts'
import { overlap, type PdfBox, textBox, textWidth } from '#shared/platform/pdf/text-box.ts'
import { holeRing } from './outline-ring.ts'
import { bounds, extremes, isCircle, type Outline, type Panel } from './panel.ts'
import { centerOf, hasOddOutline, holeLetter } from './panel-words.ts'
import type { Point } from './polygon.ts'

type PdfText = Extract<PdfMark, { kind: 'text' }>

/** Puts a point of a panel on paper. */
export type OnPaper = { at: (point: Point) => Point; scale: number }

const tag = 7
/** Around a drawing, for the numbers of its edges, in points. */
export const tagRoom = 12

/** A panel as it is seen from outside, within a rectangle of the paper: its outline, its inner face dashed, and its holes. */
export function panelDrawing(panel: Panel, room: PdfBox): PdfMark[] {
  const all = bounds(panel.layers.flatMap(({ outer, inner }) => [...extremes(outer), ...extremes(inner)]))
  const [width, height] = [room.right - room.left - 2 * tagRoom, room.bottom - room.top - 2 * tagRoom]
  const scale = Math.min(width / all.width, height / all.height)
  const bottom = room.top + tagRoom + all.height * scale
  const paper: OnPaper = {
    scale,
    at: ([x, y]) => [room.left + tagRoom + (x - all.left) * scale, bottom - (y - all.bottom) * scale],
  }
  return [...panelLines(panel, paper), ...panelTags(panel, paper, room)]
}

/** The lines of a panel: what is cut, and dashed what is cut at an angle or as a step on its inner face. */
export function panelLines({ layers, cutOuts }: Panel, paper: OnPaper): PdfMark[] {
  const [first, last] = [layers[0], layers.at(-1)]
  if (!first || !last) return []
  return [
    drawn(first.outer, paper),
    ...(isSame(first.outer, last.inner) ? [] : [drawn(last.inner, paper, true)]),
    ...cutOuts.flatMap((cutOut): PdfMark[] => [
      isCircle(cutOut) ? drawn(cutOut, paper) : { kind: 'polygon', points: holeRing(cutOut).map(paper.at) },
      ...cross(paper.at(centerOf(cutOut))),
    ]),
  ]
}

function drawn(outline: Outline, { at, scale }: OnPaper, dashed = false): PdfMark {
  const line = dashed ? { dashed } : {}
  return isCircle(outline)
    ? { kind: 'circle', center: at(outline.center), radius: (outline.diameter / 2) * scale, ...line }
    : { kind: 'polygon', points: outline.map(at), ...line }
}

const isSame = (one: Outline, other: Outline) =>
  JSON.stringify(extremes(one).map(rounded)) === JSON.stringify(extremes(other).map(rounded))
const rounded = ([x, y]: Point) => [Math.round(x * 1e7), Math.round(y * 1e7)]

const arm = 3
const cross = ([x, y]: Point): PdfMark[] => [
  { kind: 'line', from: [x - arm, y], to: [x + arm, y] },
  { kind: 'line', from: [x, y - arm], to: [x, y + arm] },
]

/** The letters of holes beside their centers, and the numbers of edges outside of them. */
function panelTags(panel: Panel, paper: OnPaper, room: PdfBox): PdfMark[] {
  const placed: PdfText[] = []
  const place = (text: string, [x, y]: Point, away: Point) => {
    const size = tag
    const half = textWidth({ size, text }) / 2
    // A tag that another is in the way of moves on.
    for (let step = 0; step < 8; step++) {
      const reach = 7 + 6 * step
      const mark: PdfText = {
        kind: 'text',
        x: Math.min(room.right - 2 * half, Math.max(room.left, x + away[0] * reach - half)),
        y: Math.min(room.bottom - 2, Math.max(room.top + size, y + away[1] * reach + 0.35 * size)),
        size,
        text,
      }
      if (placed.some((other) => overlap(textBox(other), textBox(mark), 3))) continue
      placed.push(mark)
      return
    }
  }
  for (const [at, cutOut] of panel.cutOuts.entries())
    place(holeLetter(at), paper.at(centerOf(cutOut)), [Math.SQRT1_2, -Math.SQRT1_2])
  const outer = panel.layers[0]?.outer
  if (!outer || isCircle(outer) || !hasOddOutline(panel)) return placed
  for (const [at, point] of outer.entries()) {
    const [from, to] = [paper.at(point), paper.at(outer[(at + 1) % outer.length] as Point)]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    // Paper counts down, so that the outside is on the left of an edge.
    const away: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
    place(String(at + 1), [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], away)
  }
  return placed
}
