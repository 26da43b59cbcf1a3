import type { Circle } from '#shared/tools/enclosures/panel.ts'
import type { SavedRadiator } from './saved-design.ts'

/** The openings that passive radiators need: typical of their cones, ours. */
export function radiatorsOf({ sd, count }: SavedRadiator): { cutOut: number; count: number } {
  const cone = 2 * Math.sqrt(sd / Math.PI)
  return { cutOut: Math.round(1140 * cone) / 1000, count }
}

/** Places passive radiators on the back: in a row, or above one another if the back is higher than wide. */
export function radiatorPlaces(
  radiator: SavedRadiator,
  back: { width: number; height: number },
): readonly Circle[] {
  const { cutOut: diameter, count } = radiatorsOf(radiator)
  const { width, height } = back
  return Array.from({ length: count }, (_, at): Circle => {
    const share = (at + 0.5) / count
    return {
      center: width >= height ? [width * share, height / 2] : [width / 2, height * share],
      diameter,
    }
  })
}
