import { bracePanel } from '#shared/tools/enclosures/brace.ts'
import type { Panel, Vector } from '#shared/tools/enclosures/panel.ts'
import type { SavedBuild } from './saved-build.ts'

/** The rim of the board that a window leaves around it, m: our value. */
export const braceRim = 0.045

/** The room of the box in which braces stand, from the corner of its front, m. */
export type BraceRoom = {
  /** Of the box inside. */
  width: number
  height: number
  /** Behind the front, where it is least deep, without what a bent slot takes at the back. */
  depth: number
  /** The height a slot at the bottom takes. */
  slot: number
}

/** Braces are for boxes whose walls run straight back from an upright front. */
export const takesBraces = ({ shape, frontLean }: Pick<SavedBuild, 'shape' | 'frontLean'>): boolean =>
  shape === 'rectangular' || shape === 'l' || (shape === 'wedge' && frontLean === 0)

/**
 * Returns the distances of the fronts of braces behind the inner face of the front: they share the depth
 * evenly.
 */
export function bracePlaces(build: SavedBuild, { width, height, depth, slot }: BraceRoom): number[] {
  const window = Math.min(width, height - slot) - 2 * braceRim
  if (!takesBraces(build) || window <= 0 || depth <= build.panel * (build.braces + 1)) return []
  return Array.from(
    { length: build.braces },
    (_, at) => (depth * (at + 1)) / (build.braces + 1) - build.panel / 2,
  )
}

/** The front of a box: where its corner is, its directions, and where its inner face begins. */
export type FrontFace = { origin: Vector; x: Vector; y: Vector; inward: Vector; thickness: number }

/** A point of a box by its distance across, up, and from the outer face of its front. */
export function behindFront({ origin, x, y, inward }: FrontFace, across: number, up: number, behind: number) {
  const part = (axis: 0 | 1 | 2) => origin[axis] + across * x[axis] + up * y[axis] + behind * inward[axis]
  return [part(0), part(1), part(2)] as const satisfies Vector
}

/** Boards with a window, across the box. They stand on a slot where there is one. */
export function windowBraces(build: SavedBuild, room: BraceRoom, front: FrontFace): Panel[] {
  const { width, slot } = room
  const height = room.height - slot
  const window = { width: width - 2 * braceRim, height: height - 2 * braceRim }
  return bracePlaces(build, room).map((place, at) =>
    bracePanel(
      `brace_${at + 1}`,
      { width, height, thickness: build.panel, window },
      {
        origin: behindFront(front, build.panel, build.panel + slot, front.thickness + place),
        x: front.x,
        y: front.y,
        inward: front.inward,
      },
    ),
  )
}
