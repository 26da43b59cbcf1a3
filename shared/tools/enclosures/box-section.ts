import { boxProfile, innerPolygon } from './box-profile.ts'
import type { Boards, BoxShape } from './box-shape.ts'
import type { CutOut, Panel } from './panel.ts'
import type { Point } from './polygon.ts'

/** Boxes whose section is the same from side to side, and straight at its top and bottom. */
export type SectionShape = Extract<BoxShape, { kind: 'rectangular' | 'wedge' }>

export const isSectionShape = (shape: BoxShape): shape is SectionShape =>
  shape.kind === 'rectangular' || shape.kind === 'wedge'

/** A box cut open along its depth, or a part of that: its bottom, its top, and where it begins and ends at both; m. */
export type BoxSection = {
  bottom: number
  top: number
  front: readonly [bottom: number, top: number]
  back: readonly [bottom: number, top: number]
}

/** The inside of a box between its left and its right side. */
export function boxSection(shape: SectionShape, boards: Boards): BoxSection {
  // The walls run around from the front over the top, so each corner is one of the section.
  const [frontLow, frontHigh, backHigh, backLow] = innerPolygon(boxProfile(shape, boards)) as [
    Point,
    Point,
    Point,
    Point,
  ]
  return {
    bottom: frontLow[0],
    top: frontHigh[0],
    front: [frontLow[1], frontHigh[1]],
    back: [backLow[1], backHigh[1]],
  }
}

/** m² */
export const sectionArea = ({ bottom, top, front, back }: BoxSection): number =>
  ((back[0] - front[0] + back[1] - front[1]) / 2) * (top - bottom)

/** Returns the part of a section above a line. */
export function sectionAbove(section: BoxSection, line: number): BoxSection {
  const { bottom, top, front, back } = section
  const share = (line - bottom) / (top - bottom)
  const at = ([low, high]: BoxSection['front']) => low + (high - low) * share
  return { bottom: line, top, front: [at(front), front[1]], back: [at(back), back[1]] }
}

/** The upright rectangle in a section from its bottom to its top. */
export const sectionRoom = ({ bottom, top, front, back }: BoxSection) => ({
  bottom,
  top,
  front: Math.max(...front),
  back: Math.min(...back),
})

type SectionBoard = Pick<Panel, 'id' | 'wall'> & {
  thickness: number
  /** The distance of its left face from the left side of the box, m. */
  at: number
  /** The cut-outs as on the board, seen from the left. */
  cutOuts?: readonly CutOut[]
}

/** A board that fills a section, seen from the left side of its box. */
export function sectionPanel(
  { bottom, top, front, back }: BoxSection,
  { id, wall, thickness, at, cutOuts = [] }: SectionBoard,
): Panel {
  const furthest = Math.max(...back)
  const outline: readonly Point[] = [
    [furthest - back[0], 0],
    [furthest - front[0], 0],
    [furthest - front[1], top - bottom],
    [furthest - back[1], top - bottom],
  ]
  return {
    id,
    wall,
    stock: 'sheet',
    layers: [{ thickness, outer: outline, inner: outline }],
    cutOuts,
    place: { origin: [at, furthest, bottom], x: [0, -1, 0], y: [0, 0, 1], inward: [1, 0, 0] },
  }
}
