import { type BoxRefusal, boxRefusal } from './box-refusal.ts'
import type { Boards, BoxShape } from './box-shape.ts'
import { grossVolume } from './box-volume.ts'

/** The dimension that follows when the volume is locked. A wedge gets deeper at its top and bottom alike; `width` of a cylinder is its diameter, and `depth` its length. */
export type LockedDimension = 'width' | 'height' | 'depth'

/** Boxes are smaller than this, m. */
const largest = 100

/**
 * Returns the shape with a gross volume in m³, by changing one dimension: more of it is always more volume.
 */
export function lockedVolume(
  shape: BoxShape,
  boards: Boards,
  dimension: LockedDimension,
  volume: number,
): BoxShape | BoxRefusal {
  if (volume <= 0) return boxRefusal('box_no_volume')
  const volumeBy = (change: number) => {
    const gross = grossVolume(resized(shape, dimension, change), boards)
    return 'code' in gross ? 0 : gross.volume
  }
  let [low, high] = [-largest, largest]
  if (volumeBy(high) < volume) return boxRefusal('box_no_volume')
  for (let step = 0; step < 70; step++) {
    const middle = (low + high) / 2
    if (volumeBy(middle) < volume) low = middle
    else high = middle
  }
  return resized(shape, dimension, high)
}

function resized(shape: BoxShape, dimension: LockedDimension, change: number): BoxShape {
  if (shape.kind === 'cylinder')
    return dimension === 'depth'
      ? { ...shape, length: shape.length + change }
      : { ...shape, diameter: shape.diameter + change }
  if (shape.kind === 'wedge' && dimension === 'depth')
    return { ...shape, depthBottom: shape.depthBottom + change, depthTop: shape.depthTop + change }
  const sized = shape as Record<LockedDimension, number>
  return { ...shape, [dimension]: sized[dimension] + change }
}
