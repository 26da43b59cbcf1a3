import { behindDriver } from '#shared/tools/enclosures/driver-space.ts'
import type { SavedDesign } from './saved-design.ts'

/** The distance the frame and the roll of a driver stand out before it moves, m: our value. */
const standsOut = 0.02
/** The travel of a driver that does not say it, m. */
const usualTravel = 0.012

/** The room that a cone needs in front of the divider, m: its frame, its travel, and as much air as behind a magnet. */
export const coneRoom = ({ driver }: Pick<SavedDesign, 'driver'>): number =>
  coneReach({ driver }) + behindDriver

/** Returns how far a cone comes out in front of the divider, m. */
export const coneReach = ({ driver }: Pick<SavedDesign, 'driver'>): number =>
  standsOut + (driver.values.xmax ?? usualTravel)
