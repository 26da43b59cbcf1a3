import { isBuildable } from './buildable.ts'
import type { SavedDesign } from './saved-design.ts'
import { settledSizes } from './settled-sizes.ts'

/** What a chamber may hold, m³. */
const volumes = { least: 0.0005, most: 5 }

/**
 * A design after a change: while the size of its box is locked, its volume follows from it. A volume that was set by hand
 * locks the volume in the place of the size.
 */
export function settledDesign(design: SavedDesign, before: SavedDesign): SavedDesign {
  const { build, box } = design
  if (build?.lock !== 'size' || !isBuildable(design)) return design
  if (before.build?.lock === 'size' && before.box.rear.volume !== box.rear.volume && before.build === build)
    return { ...design, build: { ...build, lock: 'volume' } }
  const sizes = settledSizes(design, build)
  if ('code' in sizes) return design
  const volume = Math.min(volumes.most, Math.max(volumes.least, sizes.net))
  if (Math.abs(volume - box.rear.volume) < 1e-8) return design
  return { ...design, box: { ...box, rear: { ...box.rear, volume } } }
}
