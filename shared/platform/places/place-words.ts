import { regionCode, regionsOf } from './regions.ts'

type Place = { venue?: string | undefined; city?: string | undefined; state?: string | undefined }

/** A place in all the words by which people look for it: a state by its code and by its name. */
export const placeWords = ({ venue, city, state }: Place): string =>
  [venue, city, ...stateWords(state)].filter(Boolean).join(', ')

function stateWords(state: string | undefined): readonly (string | undefined)[] {
  for (const country of state ? ['US', 'CA'] : []) {
    const code = regionCode(country, state ?? '')
    const region = regionsOf(country).find(([one]) => one === code)
    if (region) return region
  }
  return [state]
}
