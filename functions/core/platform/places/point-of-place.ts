import { AppError } from '#shared/errors.ts'
import { isZipCode } from '#shared/platform/places/place-name.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { pointOfZip } from './point-of-zip.ts'

/**
 * The point of a ZIP code or of a city; its field is refused when there is none like it, or when several have the name.
 * Only callers that ask load the list of cities.
 */
export async function pointOfPlace(place: string, path: string): Promise<Point> {
  if (isZipCode(place)) return pointOfZip(place, path)
  const { citiesCalled } = await import('./cities.ts')
  const [city, ...others] = citiesCalled(place)
  if (!city) throw refused(path, 'place_unknown', 'We could not find this city. Try its ZIP code.')
  if (others.length > 0)
    throw refused(
      path,
      'place_ambiguous',
      `${others.length + 1} cities are called ${city.name}. Add the state, such as “${city.name}, ${city.state}”.`,
    )
  return { lat: city.lat, lon: city.lon }
}

const refused = (path: string, code: string, message: string) =>
  new AppError('unprocessable', code, message, { errors: [{ path, message }] })
