import type { CutListRow } from './cut-list-rows.ts'
import { isCircle, type Panel } from './panel.ts'
import type { Point } from './polygon.ts'

type Shown = (metres: number) => string

/** The letter of a hole, in the drawing and beside it. */
export const holeLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${holeLetter(Math.floor(at / 26) - 1)}${holeLetter(at % 26)}`

/** True for an outline whose edges are not told by its width and its height. */
export const hasOddOutline = ({ layers: [layer] }: Panel): boolean => {
  if (!layer || isCircle(layer.outer)) return false
  const { outer } = layer
  return outer.length !== 4 || outer.some((_, at) => Math.abs(cornerAngle(outer, at) - 90) > 0.05)
}

/** Everything that a shop needs to cut a panel, line by line. Centers are from its lower left corner, seen from outside. */
export function panelWords({ piece, panel, bevels }: CutListRow, shown: Shown): string[] {
  const [layer] = panel.layers
  const outer = layer?.outer
  const round = outer && isCircle(outer)
  const sizeOf = ({ width, height }: typeof piece.finished) => `${shown(width)} × ${shown(height)}`
  const size = round ? `Round ${shown(outer.diameter)}` : sizeOf(piece.finished)
  const rough = sizeOf(piece.rough)
  return [
    `${size}, ${shown(piece.thickness)} ${piece.stock === 'tube' ? 'long' : 'thick'}`,
    ...(rough === sizeOf(piece.finished) ? [] : [`Rough ${rough}, with its bevels and the allowance`]),
    ...(outer && !round && hasOddOutline(panel) ? edgeWords(outer, shown) : []),
    ...(bevels ? [`Saw angles: ${bevels}`] : []),
    ...(piece.rabbetDepth > 0 ? [`Rabbet ${shown(piece.rabbetDepth)} deep, dashed`] : []),
    ...panel.cutOuts.map((cutOut, at) => {
      const hole = `${holeLetter(at)}: ${isCircle(cutOut) ? `round ${shown(cutOut.diameter)}` : `${shown(cutOut.width)} × ${shown(cutOut.height)}`}`
      const [x, y] = centerOf(cutOut)
      return `${hole}, center ${shown(x)} from the left, ${shown(y)} from the bottom`
    }),
  ]
}

export const centerOf = (cutOut: Panel['cutOuts'][number]): Point =>
  isCircle(cutOut)
    ? cutOut.center
    : [cutOut.corner[0] + cutOut.width / 2, cutOut.corner[1] + cutOut.height / 2]

/** Each edge with its length, and the angle to the next. */
function edgeWords(outline: readonly Point[], shown: Shown): string[] {
  return outline.map(([x, y], at) => {
    const next = (at + 1) % outline.length
    const [toX, toY] = outline[next] as Point
    const length = shown(Math.hypot(toX - x, toY - y))
    return `Edge ${at + 1}: ${length}, then ${cornerAngle(outline, next).toFixed(1)}°`
  })
}

/** The inner angle at a corner of an outline that runs counterclockwise, in degrees. */
function cornerAngle(outline: readonly Point[], at: number): number {
  const [x, y] = outline[at] as Point
  const [fromX, fromY] = outline.at(at - 1) as Point
  const [toX, toY] = outline[(at + 1) % outline.length] as Point
  const turn = Math.atan2(toY - y, toX - x) - Math.atan2(y - fromY, x - fromX)
  return 180 - ((((turn * 180) / Math.PI + 540) % 360) - 180)
}
