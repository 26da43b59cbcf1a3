import type { Boards } from '#shared/tools/enclosures/box-shape.ts'
import type { Size } from '#shared/tools/enclosures/inner-size.ts'
import type { Circle, Panel } from '#shared/tools/enclosures/panel.ts'
import type { BafflePlaces } from './baffle-places.ts'
import type { ChamberName } from './chamber-ports.ts'
import type { DividedSizes } from './divided-sizes.ts'
import type { DriverBody } from './driver-body.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SettledSizes } from './settled-sizes.ts'
import type { SlotBend } from './slot-boards.ts'
import type { Vent } from './vent.ts'
import type { BraceRoom, FrontFace } from './window-braces.ts'

/** A box as it is put together. */
export type BuiltBox = SettledSizes & {
  build: SavedBuild
  boards: Boards
  outside: Size
  inside: Size
  /** The smallest depth behind the front. */
  leastDepth: number
  /** The walls and the divider with their cut-outs, the braces and the boards of slots. */
  panels: readonly Panel[]
  front: FrontFace
  /** The outer face of the front, and how thick the walls around it are. */
  baffle: { width: number; height: number; walls: number }
  /** The panel the drivers stand on: the front, or the divider of a box with two chambers. */
  mount: FrontFace
  body: DriverBody
  /** Of the drivers on what they stand on, and of the ports on the front of a box with one chamber. */
  places: BafflePlaces
  /** All ports with the face that they begin at. */
  vents: readonly Vent[]
  /** On the back, as that is seen from outside. */
  radiators: readonly Circle[]
  bend: SlotBend | undefined
  braceRoom: BraceRoom
  /** The distances of the braces behind the front. */
  braces: readonly number[]
  /** Of a box with two chambers. */
  divided: DividedParts | undefined
}

/** The parts of a box with two chambers beside its walls. */
export type DividedParts = Pick<DividedSizes, 'section' | 'chambers'> & {
  /**
   * The thickness of the divider, and the size of the upright rectangle on it that drivers and ports stand
   * on; m.
   */
  divider: { thickness: number; width: number; height: number }
  /** The height that slots along the bottom take beside the divider, m. */
  slot: number
  /** The distance of the left face of each brace from the left side, m. */
  braces: readonly { chamber: ChamberName; at: number; panel: Panel }[]
}
