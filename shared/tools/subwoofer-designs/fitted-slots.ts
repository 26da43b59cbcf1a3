import { builtBox } from './built-box.ts'
import { areaOf } from './ports-of-design.ts'
import type { SavedDesign } from './saved-design.ts'

/** More than any width needs to settle: it changes what the port takes, and with that the box. */
const steps = 40

/** Much finer than anyone saws, m. */
const settled = 5e-5

/** The limits of a slot, m. */
const limits = { width: { least: 0.01, most: 2 }, height: { least: 0.005, most: 1 } } as const

/**
 * Every slot along three walls as wide as what it is along, with the area it had. The slots of two chambers change each
 * other's room, so they settle together; undefined where one would be no slot that can be made.
 */
export function withFittedSlots(design: SavedDesign): SavedDesign | undefined {
  let next = design
  for (let step = 0; step < steps; step++) {
    const box = builtBox(next)
    if ('code' in box) return undefined
    const misfits = box.vents.filter(
      ({ ports: { shape, sharedWalls }, room }) =>
        shape.kind === 'slot' && sharedWalls === 3 && Math.abs(room.width - shape.width) >= settled,
    )
    if (misfits.length === 0) return next
    for (const { part, room } of misfits) {
      const { width } = room
      const height = areaOf(design.box[part]) / width
      if (!isWithin(width, limits.width) || !isWithin(height, limits.height)) return undefined
      next = { ...next, box: { ...next.box, [part]: { ...next.box[part], width, height } } }
    }
  }
  return undefined
}

/** A change of a box moves the sides of its slots: they follow in the same step, where they can. */
export const refitted = (design: SavedDesign): SavedDesign => withFittedSlots(design) ?? design

const isWithin = (metres: number, { least, most }: { least: number; most: number }) =>
  metres >= least && metres <= most
