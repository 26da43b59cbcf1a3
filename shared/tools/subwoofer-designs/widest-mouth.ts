import type { ShownAs } from './advice.ts'
import { smallestPort, withPorts } from './mouth-fixes.ts'
import type { PortedPart } from './parts-of-box.ts'
import type { SavedDesign } from './saved-design.ts'

type HasRoom = (design: SavedDesign) => boolean

/** The ratio from one diameter to the next that is tried. */
const narrower = 0.85

/** Says which size of round port would have room, for a design that no other change helps. */
export function widestThatFits(
  design: SavedDesign,
  part: PortedPart,
  hasRoom: HasRoom,
  shown: Pick<ShownAs, 'length'>,
): string {
  const widest = widestMouth(design, part, hasRoom)
  return widest === undefined
    ? 'No round port has that room here: use a larger box.'
    : `A port of up to ${shown.length(widest)} would fit.`
}

/** Finds the widest round ports whose mouths have room in a box, in whole mm; undefined if none do. */
function widestMouth(design: SavedDesign, part: PortedPart, hasRoom: HasRoom): number | undefined {
  const ports = design.box[part]
  const isFree = (mm: number) => hasRoom(withPorts(design, part, { ...ports, diameter: mm / 1000 }))
  const least = smallestPort * 1000
  let tooWide = Math.ceil(ports.diameter * 1000)
  let fits = Math.floor(tooWide * narrower)
  // Very narrow ports cannot be cut to the tuning, so this begins at the wide end.
  while (fits >= least && !isFree(fits)) [tooWide, fits] = [fits, Math.floor(fits * narrower)]
  if (fits < least) return undefined
  while (tooWide - fits > 1) {
    const middle = Math.floor((tooWide + fits) / 2)
    if (isFree(middle)) fits = middle
    else tooWide = middle
  }
  return fits / 1000
}
