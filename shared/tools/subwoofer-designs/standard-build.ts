import { innerSize } from '#shared/tools/enclosures/inner-size.ts'
import { standardStock } from '#shared/tools/enclosures/sheet-stock.ts'
import { aboveSlot, driverMargin } from './baffle-places.ts'
import { leastDepth } from './brace-room.ts'
import { boardsOf } from './build-shape.ts'
import { dividedBuild } from './divided-build.ts'
import { driverCount, typicalBody } from './driver-body.ts'
import { isDivided, partsOfBox } from './parts-of-box.ts'
import { radiatorsOf } from './radiator-places.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { settledSizes } from './settled-sizes.ts'
import { bendOf } from './slot-boards.ts'

const usualThickness = 0.018

/** Returns the thickness a design is cut from: the one it began with, or the one shops have. */
const thicknessOf = ({ stock }: SavedDesign) => stock?.thickness ?? usualThickness

const wholeCentimetres = (metres: number) => Math.ceil(metres * 100 - 1e-9) / 100

/**
 * Returns the default build of a design: a rectangular box whose depth, or width with two chambers, follows.
 */
export function standardBuild(design: SavedDesign): SavedBuild {
  const build = lowestBuild(design)
  if (isDivided(design.box)) return dividedBuild(design, build)
  return hasSlots(design) && design.box.rearPorts.walls === 3 ? roomForSlot(design, build) : build
}

/** So many times a box is made a centimeter higher. */
const mostSteps = 12

/** A slot that is a little too long for the depth can neither end there nor turn up: a higher box is less deep. */
function roomForSlot(design: SavedDesign, build: SavedBuild): SavedBuild {
  for (let step = 0; step < mostSteps; step++) {
    const higher = { ...build, height: build.height + step / 100 }
    const sizes = settledSizes(design, higher)
    if ('code' in sizes || sizes.ports?.shape.kind !== 'slot') break
    const { shape, ports } = sizes
    const inside = {
      height: innerSize(shape, boardsOf(higher)).height,
      depth: leastDepth(boardsOf(higher), shape),
    }
    const isStraight = ports.lengthInside <= inside.depth - sizes.ports.shape.height
    if (isStraight || bendOf(ports, higher, shape, inside)) return higher
  }
  return build
}

/** Its front has just enough room for its parts. */
function lowestBuild(design: SavedDesign): SavedBuild {
  const isSlotted = hasSlots(design)
  const thickness = thicknessOf(design)
  const { stock } = design
  return {
    shape: 'rectangular',
    ...standardFront(design),
    depth: 0.4,
    depthTop: 0.3,
    frontLean: 0,
    notchWidth: 0.15,
    notchDepth: 0.12,
    tubeWall: 0.01,
    lock: 'volume',
    follows: 'depth',
    panel: thickness,
    baffle: null,
    baffleLayers: 1,
    joint: 'butt',
    material: 'mdf',
    braces: 0,
    cutOut: null,
    driverDepth: null,
    driverVolume: null,
    other: 0,
    portWall: isSlotted ? thickness : 0.003,
    driversMoved: { x: 0, y: 0 },
    portsMoved: { x: 0, y: 0 },
    sheetWidth: stock?.sheetWidth ?? standardStock.width,
    sheetHeight: stock?.sheetHeight ?? standardStock.height,
    kerf: stock?.kerf ?? standardStock.kerf,
    trim: standardStock.trim,
    grain: 'free',
    allowance: 0,
  }
}

const hasSlots = ({ box }: SavedDesign) => partsOfBox[box.kind].rearPorts && box.rearPorts.shape === 'slot'

/** A front that has room for the drivers and the ports, or the back for passive radiators. */
function standardFront(design: SavedDesign): { width: number; height: number } {
  const { cutOut } = typicalBody(design)
  const { openings } = driverCount(design)
  const { kind, rearPorts, radiator } = design.box
  const thickness = thicknessOf(design)
  const parts = partsOfBox[kind]
  const rowOf = (count: number, across: number) => count * (across + driverMargin) + driverMargin
  const row = rowOf(openings, cutOut)
  const high = cutOut + 2 * driverMargin
  if (parts.radiator) {
    const back = radiatorsOf(radiator)
    return {
      width: wholeCentimetres(Math.max(row, rowOf(back.count, back.cutOut))),
      height: wholeCentimetres(Math.max(high, back.cutOut + 2 * driverMargin)),
    }
  }
  if (!parts.rearPorts) return { width: wholeCentimetres(row), height: wholeCentimetres(high) }
  const { diameter, count, walls } = rearPorts
  if (!hasSlots(design))
    return {
      width: wholeCentimetres(row + 3 * diameter),
      height: wholeCentimetres(Math.max(high, count * (3 * diameter + 2 * thickness))),
    }
  const shape = { kind: 'slot', width: rearPorts.width, height: rearPorts.height } as const
  const clear = walls > 0 ? 0 : Math.min(shape.width, shape.height)
  const slots = count * (shape.width + thickness) - thickness
  const isWall = walls === 3 && count === 1
  return {
    // A slot along three walls is as wide as the box inside.
    width: isWall
      ? shape.width + 2 * thickness
      : wholeCentimetres(Math.max(row, slots + 2 * (2 * thickness + clear))),
    height: wholeCentimetres(aboveSlot(shape, thickness + clear, thickness) + cutOut + driverMargin),
  }
}

/** Returns the build of a design. */
export const buildOf = (design: SavedDesign): SavedBuild => design.build ?? standardBuild(design)
