import { standardStock } from '#shared/enclosures/sheet-stock.ts'
import { driverCount, typicalBody } from './driver-body.ts'
import { partsOfBox } from './parts-of-box.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'

const thickness = 0.018
/** Beside and above the cut-outs of drivers, so that their frames stay on the baffle, m. */
const margin = 0.05

const wholeCentimetres = (metres: number) => Math.ceil(metres * 100) / 100

/** How a design is built until someone says otherwise: a rectangular box whose depth follows its volume. */
export function standardBuild(design: SavedDesign): SavedBuild {
  const { cutOut } = typicalBody(design)
  const { openings } = driverCount(design)
  const { rearPorts } = design.box
  const ported = partsOfBox[design.box.kind].rearPorts
  const slotted = ported && rearPorts.shape === 'slot'
  const row = openings * (cutOut + margin) + margin
  // A round port and a port diameter of air on both of its sides.
  const column = ported && !slotted ? 3 * rearPorts.diameter : 0
  const width = row + column
  const inner = slotted && rearPorts.walls === 3 ? rearPorts.width : width
  return {
    shape: 'rectangular',
    width: slotted && rearPorts.walls === 3 ? inner + 2 * thickness : wholeCentimetres(width),
    height: wholeCentimetres(
      cutOut + 2 * margin + (slotted ? rearPorts.height + 2 * thickness : 0),
    ),
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
    portWall: slotted ? thickness : 0.003,
    driversMoved: { x: 0, y: 0 },
    portsMoved: { x: 0, y: 0 },
    sheetWidth: standardStock.width,
    sheetHeight: standardStock.height,
    kerf: standardStock.kerf,
    trim: standardStock.trim,
    grain: 'free',
    allowance: 0,
  }
}

/** How a design is built. */
export const buildOf = (design: SavedDesign): SavedBuild => design.build ?? standardBuild(design)
