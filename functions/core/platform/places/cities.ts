import { regionCode } from '#shared/platform/places/regions.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { cityList, type ListedCity } from './city-list.ts'

const longWords: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** The name of a city as people compare it: St. Louis is Saint Louis. */
const keyOf = (name: string) =>
  fold(name)
    .split(' ')
    .map((word) => longWords[word] ?? word)
    .join(' ')

const cities = cityList
  .map((city) => ({ ...city, key: keyOf(city.name) }))
  .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))

type Asked = { key: string; state?: string | undefined }

/** The ways to read what someone typed: as a name, and, where its last words are a state, as a name in that state. */
function readings(typed: string): Asked[] {
  const words = fold(typed).split(' ')
  const inState = [1, 2, 3].flatMap((count): Asked[] => {
    const name = words.slice(0, -count)
    const state = regionCode('US', words.slice(-count).join(' '))
    return name.length > 0 && state ? [{ key: keyOf(name.join(' ')), state }] : []
  })
  return [...inState, { key: keyOf(typed) }]
}

/** Where the first key stands that is not before this one. */
function placeOf(key: string): number {
  let [from, to] = [0, cities.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((cities[middle]?.key ?? '') < key) from = middle + 1
    else to = middle
  }
  return from
}

function beginning({ key, state }: Asked): (typeof cities)[number][] {
  const found = []
  for (let at = placeOf(key); cities[at]?.key.startsWith(key); at++) {
    const city = cities[at]
    if (city && (!state || city.state === state)) found.push(city)
  }
  return found
}

/** Cities that begin as someone types, the largest first; those that are called exactly so come before all others. */
export function findCities(typed: string, most: number): ListedCity[] {
  const asked = readings(typed).filter(({ key }) => key.length >= 2)
  const found = new Set(asked.flatMap(beginning))
  const isExact = ({ key, state }: (typeof cities)[number]) =>
    asked.some((one) => one.key === key && (!one.state || one.state === state))
  return [...found]
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)) || other.zips - one.zips)
    .slice(0, most)
    .map(({ key: _, ...city }) => city)
}

/** The cities that are called exactly so, in the state if one follows, the largest first. */
export function citiesCalled(typed: string): ListedCity[] {
  for (const asked of readings(typed)) {
    const called = beginning(asked).filter(({ key }) => key === asked.key)
    if (called.length > 0) return called.toSorted((one, other) => other.zips - one.zips)
  }
  return []
}
