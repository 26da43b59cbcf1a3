import * as z from 'zod/mini'
import { between } from '#shared/tools/pro-tools/between.ts'

const side = between(0.08, 4)
/** The offset of something on the baffle from its automatic place, m. */
const moved = z.strictObject({ x: between(-3, 3), y: between(-3, 3) })

/** The construction of a box: everything in SI units, including values its shape does not use. */
export const SavedBuild = z.strictObject({
  shape: z.enum(['rectangular', 'wedge', 'l', 'cylinder']),
  /** The outside; the width of a cylinder is its diameter. A wedge has `depth` at its bottom. */
  width: side,
  height: side,
  depth: side,
  depthTop: side,
  frontLean: between(0, 1),
  notchWidth: between(0.02, 3),
  notchDepth: between(0.02, 3),
  tubeWall: between(0.001, 0.06),
  /** With `volume`, one side follows the net volume of the design; with `size`, the volume follows the sides. */
  lock: z.enum(['volume', 'size']),
  follows: z.enum(['width', 'height', 'depth']),
  panel: between(0.003, 0.06),
  /** null: as thick as the other panels. */
  baffle: z.nullable(between(0.003, 0.06)),
  baffleLayers: z.union([z.literal(1), z.literal(2)]),
  joint: z.enum(['butt', 'mitre', 'rabbet']),
  material: z.enum(['mdf', 'birch', 'carpet']),
  braces: z.int().check(z.gte(0), z.lte(4)),
  /** For each driver; null is the typical value for its size. */
  cutOut: z.nullable(between(0.03, 1)),
  driverDepth: z.nullable(between(0.02, 1)),
  driverVolume: z.nullable(between(0, 0.1)),
  /** Anything else inside, m³. */
  other: between(0, 0.5),
  /** For port tubes, or for the boards of slots. */
  portWall: between(0.0005, 0.06),
  driversMoved: moved,
  portsMoved: moved,
  /** Of the front chamber, where there is one; without them as thick as usual, and where they stand by themselves. */
  frontPortWall: z.optional(between(0.0005, 0.06)),
  frontPortsMoved: z.optional(moved),
  sheetWidth: between(0.3, 6),
  sheetHeight: between(0.3, 6),
  kerf: between(0, 0.02),
  trim: between(0, 0.1),
  /** With `fixed`, no panel is turned on its sheet. */
  grain: z.enum(['free', 'fixed']),
  allowance: between(0, 0.05),
})
export type SavedBuild = z.infer<typeof SavedBuild>
