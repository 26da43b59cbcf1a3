import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { usStates } from '#shared/platform/places/regions.ts'
import { boundsOf } from '../web/src/features/directory/listings/map/bounds-of.ts'

/** Draws the map of the states again, in whole numbers: its source is 975 by 610. Commit what it writes. */
type Ring = readonly (readonly number[])[]
type State = {
  properties: { name: string }
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
}
const source = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json')
const topology = JSON.parse(readFileSync(source, 'utf8'))
const { features } = feature(topology, topology.objects.states) as unknown as { features: State[] }
const codes = new Map(usStates.map(([code, name]) => [name, code]))

type Spot = readonly [x: number, y: number]

const whole = ([x = 0, y = 0]: readonly number[]): Spot => [Math.round(x), Math.round(y)]

/** A ring without what whole numbers make equal, each step from the one before; none for an island of a point. */
function pathOf(ring: Ring): string {
  const spots = ring.map(whole).filter(([x, y], at, all) => {
    const before = all[at - 1]
    return !before || before[0] !== x || before[1] !== y
  })
  if (spots.length < 4) return ''
  const [start, ...further] = spots.slice(0, -1)
  const steps = further.map(([x, y], at) => {
    const [fromX, fromY] = spots[at] as Spot
    return [x - fromX, y - fromY].join(' ')
  })
  return `M${start?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

const shapes = features.flatMap(({ geometry: { type, coordinates }, properties }) => {
  const code = codes.get(properties.name)
  const rings = type === 'Polygon' ? coordinates : coordinates.flat()
  return code ? [[code, rings.map(pathOf).join('')] as const] : []
})
const sorted = shapes.toSorted(([a], [b]) => (a < b ? -1 : 1))
const write = (name: string, text: string) =>
  writeFileSync(new URL(`../web/src/features/directory/listings/map/${name}`, import.meta.url), text)

write(
  'state-shapes.ts',
  `/** The states as paths of a map, 975 by 610; \`node bin/run.mjs us-map\` draws them. US Census Bureau, us-atlas (ISC). */
export const stateShapes: readonly (readonly [code: string, path: string])[] = [
${sorted.map(([code, path]) => `  ['${code}', '${path}'],\n`).join('')}]
`,
)
const boundsLine = ([code, path]: readonly [string, string]) => {
  const { x, y, width, height } = boundsOf(path)
  return `  ${code}: [${[x, y, width, height].join(', ')}],\n`
}
write(
  'state-bounds.ts',
  `/** The part of the map that is shown for a state: x, y, width, height. Written by \`node bin/run.mjs us-map\`. */
export const stateBounds: Record<string, readonly [x: number, y: number, width: number, height: number]> = {
${sorted.map(boundsLine).join('')}}
`,
)
console.log(`${shapes.length} states`)
