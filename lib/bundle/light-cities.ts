import type { Plugin } from 'esbuild'
import { cityList } from '#core/platform/places/city-list.ts'

const hundredths = (degrees: number) => Math.round(degrees * 100)
const short = (number: number) => number.toString(36)

/**
 * A line for each state with its southernmost and westernmost city, and then its cities from south to north, each as its
 * difference from the one before, and from the westernmost.
 */
function packedCities(): string {
  const states = Map.groupBy(cityList, ({ state }) => state)
  return [...states]
    .map(([state, cities]) => {
      const south = Math.min(...cities.map(({ lat }) => hundredths(lat)))
      const west = Math.min(...cities.map(({ lon }) => hundredths(lon)))
      let last = south
      const lines = cities
        .toSorted((one, other) => one.lat - other.lat)
        .map(({ name, lat, lon, zips }) => {
          const north = hundredths(lat) - last
          last += north
          return [name, short(north), short(hundredths(lon) - west), ...(zips > 1 ? [short(zips)] : [])]
        })
      return [`${state}|${south}|${west}`, ...lines.map((line) => line.join('|'))].join('\n')
    })
    .join('\n\n')
}

const unpacking = (packed: string) => `
  export const cityList = ${JSON.stringify(packed)}.split('\\n\\n').flatMap((part) => {
    const [head, ...lines] = part.split('\\n')
    const [state, south, west] = head.split('|')
    let lat = Number(south)
    return lines.map((line) => {
      const [name, north, east, zips = '1'] = line.split('|')
      lat += parseInt(north, 36)
      return {
        name,
        state,
        lat: lat / 100,
        lon: (Number(west) + parseInt(east, 36)) / 100,
        zips: parseInt(zips, 36),
      }
    })
  })`

/** Bundles of the cities as much as our functions read, at less than a tenth of its size. */
export const lightCities: Plugin = {
  name: 'light-cities',
  setup(build) {
    build.onLoad({ filter: /\/places\/city-list\.ts$/ }, () => ({ contents: unpacking(packedCities()) }))
  },
}
