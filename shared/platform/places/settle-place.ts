import { countryCode, countryName } from './countries.ts'
import { postalCodeProblem } from './postal-code.ts'
import { regionCode, regionsOf } from './regions.ts'

/** A person’s place. `location` says it in one line and follows from the rest. */
export type Place = {
  location: string
  address: string
  city: string
  state: string
  zip: string
  country: string
}

export type PlaceEdit = { [Part in Exclude<keyof Place, 'location'>]?: Place[Part] | undefined }

export type PlaceProblem = { field: keyof PlaceEdit; message: string }

/**
 * The place after an edit, as it is stored, and the problems of the edit. A country is stored by its name, a state or
 * province by its code. Values from before there were lists stay until they are edited.
 */
export function settlePlace(before: Place, edit: PlaceEdit): { place: Place; problems: PlaceProblem[] } {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined)
  const place: Place = { ...before, ...Object.fromEntries(given) }
  const problems: PlaceProblem[] = []
  const code = countryCode(place.country)
  if (code) place.country = code === countryCode(before.country) ? before.country : countryName(code)
  else if (place.country !== before.country)
    problems.push({ field: 'country', message: 'Choose a country from the list' })
  const moved = place.country !== before.country

  if (code && place.state && (moved || place.state !== before.state)) {
    const regions = regionsOf(code)
    const region = regionCode(code, place.state)
    if (region) place.state = region
    else if (regions.length > 0) problems.push({ field: 'state', message: stateProblem(code) })
  }
  if (code && place.zip && (moved || place.zip !== before.zip)) {
    const message = postalCodeProblem(code, place.zip)
    if (message) problems.push({ field: 'zip', message })
  }
  if (moved || place.city !== before.city || place.state !== before.state) place.location = locationOf(place)
  return { place, problems }
}

/** Returns the missing parts of a place by which other members are found. */
export function missingParts({
  city,
  state,
  country,
}: Pick<Place, 'city' | 'state' | 'country'>): PlaceProblem[] {
  const code = countryCode(country) ?? ''
  return [
    ...(country ? [] : [{ field: 'country', message: 'Choose your country' } as const]),
    ...(city ? [] : [{ field: 'city', message: 'Enter your city' } as const]),
    ...(state || regionsOf(code).length === 0
      ? []
      : [{ field: 'state', message: stateProblem(code) } as const]),
  ]
}

const stateProblem = (country: string) => (country === 'CA' ? 'Choose a province' : 'Choose a state')

/** A place in one line, as people at home say it: only those abroad name the country. */
function locationOf({ city, state, country }: Place): string {
  if (!city && !state) return ''
  const abroad = countryCode(country) === 'US' ? '' : country
  return [city, state, abroad].filter(Boolean).join(', ')
}
