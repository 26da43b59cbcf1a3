import { AppError } from '#shared/errors.ts'
import type { Point } from '#shared/platform/places/point.ts'

/**
 * The place of a ZIP code; its field is refused when there is none like it. Only callers that ask load the list of
 * places.
 */
export async function pointOfZip(zip: string, path: string): Promise<Point> {
  const { zipPoint } = await import('./zip-points.ts')
  const point = zipPoint(zip)
  if (point) return point
  const message = 'We could not find this ZIP code.'
  throw new AppError('unprocessable', 'place_unknown', message, { errors: [{ path, message }] })
}
