import type { ChamberName } from './chamber-ports.ts'
import { dividedSizes } from './divided-sizes.ts'
import { isDivided } from './parts-of-box.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { settledSizes } from './settled-sizes.ts'

/** The range of a chamber’s volume, m³. */
const volumes = { least: 0.0005, most: 5 }

/**
 * A design after a change: while the size of its box is locked, its volume follows from it; two chambers keep their shares
 * of it. A volume that was set by hand locks the volume in the place of the size.
 */
export function settledDesign(design: SavedDesign, before: SavedDesign): SavedDesign {
  const { build, box } = design
  if (build?.lock !== 'size') return design
  const parts = isDivided(box) ? (['rear', 'front'] as const) : (['rear'] as const)
  const isByHand = parts.some((part) => before.box[part].volume !== box[part].volume)
  if (before.build?.lock === 'size' && isByHand && before.build === build)
    return { ...design, build: { ...build, lock: 'volume' } }
  const nets = netsOf(design, build)
  if (!nets) return design
  let settled = box
  for (const part of parts) {
    const volume = Math.min(volumes.most, Math.max(volumes.least, nets[part]))
    if (Math.abs(volume - box[part].volume) >= 1e-8)
      settled = { ...settled, [part]: { ...settled[part], volume } }
  }
  return settled === box ? design : { ...design, box: settled }
}

/** The net air of each chamber; of a box with one, the rear one is all of it. */
function netsOf(design: SavedDesign, build: SavedBuild): Record<ChamberName, number> | undefined {
  if (!isDivided(design.box)) {
    const sizes = settledSizes(design, build)
    return 'code' in sizes ? undefined : { rear: sizes.net, front: 0 }
  }
  const sizes = dividedSizes(design, build)
  return 'code' in sizes ? undefined : { rear: sizes.chambers.rear.net, front: sizes.chambers.front.net }
}
