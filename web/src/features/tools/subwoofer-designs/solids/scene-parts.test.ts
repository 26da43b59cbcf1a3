import { Box3, type BufferGeometry } from 'three'
import { expect, test } from 'vitest'
import { builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { standardBuild } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { startingDesign, templates } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { bandpassKinds, dividedBoxOf, dividedDesigns } from '#test/support/divided-boxes.ts'
import { boxDrawing, drawnSides } from './box-drawings.ts'
import { measuredLengths } from './scene-dimensions.ts'
import { sceneParts } from './scene-parts.ts'

const shown = (metres: number) => `${Math.round(metres * 1000)} mm`

function boxOf(design: SavedDesign, change: Partial<SavedBuild> = {}): BuiltBox {
  const box = builtBox({ ...design, build: { ...standardBuild(design), ...change } })
  if ('code' in box) throw new Error(box.message)
  return box
}

const boundsOf = (geometry: BufferGeometry) => {
  geometry.computeBoundingBox()
  return geometry.boundingBox ?? new Box3()
}

test('the boards of every template stand in the outside of their box, and fill it from edge to edge', () => {
  for (const { design, id } of templates) {
    const box = boxOf(design, { braces: 2 })
    const around = new Box3()
    for (const { kind, geometry } of sceneParts(box, []))
      if (kind === 'board') around.union(boundsOf(geometry))
    const { width, height, depth } = box.outside
    const close = [around.min.toArray(), around.max.toArray()].flat()
    for (const [at, wanted] of [0, 0, 0, width, depth, height].entries())
      expect(close[at], id).toBeCloseTo(wanted, 6)
  }
})

test('a driver reaches as far into the box as it is deep, and a tube as far as it is long', () => {
  const round: SavedDesign = {
    ...startingDesign,
    box: {
      ...startingDesign.box,
      rearPorts: { ...startingDesign.box.rearPorts, shape: 'round', diameter: 0.102, walls: 0 },
    },
  }
  const box = boxOf(round, { driverDepth: 0.2 })
  const parts = sceneParts(box, [])
  const driver = parts.find(({ kind }) => kind === 'driver')
  const tube = parts.find(({ kind }) => kind === 'tube')
  expect(driver && boundsOf(driver.geometry).max.y).toBeCloseTo(0.2, 6)
  expect(driver && boundsOf(driver.geometry).min.y).toBeLessThan(0)
  expect(tube && boundsOf(tube.geometry).max.y).toBeCloseTo(box.ports?.length ?? 0, 6)
})

test.each(bandpassKinds)(
  'drivers of a %s box stand on its divider, and its ports where they are cut',
  (kind) => {
    const box = dividedBoxOf(dividedDesigns[kind])
    const parts = sceneParts(box, [])
    const { front, rear } = box.divided.chambers
    const driver = parts.find((part) => part.kind === 'driver')
    expect(driver && boundsOf(driver.geometry).min.x).toBeLessThan(front.to)
    expect(driver && boundsOf(driver.geometry).max.x).toBeCloseTo(front.to + box.body.depth, 6)
    const tubes = parts.filter((part) => part.kind === 'tube')
    const round = box.vents.filter(({ ports }) => ports.shape.kind === 'round')
    expect(tubes).toHaveLength(round.length)
    for (const [at, { isInner, ports }] of round.entries()) {
      const reach = tubes[at] && boundsOf(tubes[at].geometry).max
      if (isInner) expect(reach?.x).toBeCloseTo(front.to + ports.length, 6)
      else expect(reach?.y).toBeCloseTo(ports.length, 6)
    }
    const board = parts.find(({ id }) => id === 'divider')
    expect(board?.isInside).toBe(true)
    expect(board && boundsOf(board.geometry).min.x).toBeCloseTo(front.to, 6)
    expect(board && boundsOf(board.geometry).max.x).toBeCloseTo(rear.from, 6)
  },
)

test('the drawings of a divided box show its divider, and its driver across from the front and above', () => {
  const box = dividedBoxOf(dividedDesigns.bandpass_6_series)
  const { front } = box.divided.chambers
  for (const side of drawnSides) {
    const { lines, hidden, width } = boxDrawing(box, side)
    const divider = lines.filter(({ id }) => id === 'divider')
    expect(
      divider.some(({ isHole }) => isHole),
      side,
    ).toBe(side === 'side')
    // From the side, the driver and the port inside point at the viewer, and only their holes are visible.
    expect(hidden, side).toHaveLength(side === 'side' ? 1 : side === 'front' ? 2 : 3)
    for (const points of hidden)
      for (const [x] of points) expect(Math.min(x, width - x)).toBeGreaterThan(-1e-6)
    if (side !== 'side') expect(Math.min(...(hidden[0] ?? []).map(([x]) => x))).toBeCloseTo(front.to, 6)
  }
})

test('inside, both chambers of a divided box are measured', () => {
  const box = dividedBoxOf(dividedDesigns.bandpass_4)
  const { front, rear } = box.divided.chambers
  const texts = measuredLengths(box, 'internal', shown).map(({ text }) => text)
  expect(texts).toEqual(
    [front.to - front.from, rear.to - rear.from, box.inside.height, box.inside.depth].map(shown),
  )
})

test('a driver without room behind it is told apart', () => {
  const kinds = sceneParts(boxOf(templates[3]?.design ?? startingDesign), [1]).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'driver')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'magnet_tight')).toHaveLength(1)
})

const trianglesOf = (box: BuiltBox) =>
  sceneParts(box, []).reduce(
    (sum, { geometry }) => sum + (geometry.index?.count ?? geometry.getAttribute('position').count) / 3,
    0,
  )

test('the largest template has at most 60,000 triangles', () => {
  for (const { design } of templates)
    expect(trianglesOf(boxOf(design, { braces: 4, baffleLayers: 2 }))).toBeLessThan(60_000)
})

test('drivers are simpler the more there are, so that as many as a design can have stay below 60,000 triangles', () => {
  const { driver, box } = startingDesign
  const sealed = { ...box, kind: 'sealed', rear: { ...box.rear, volume: 2 } } as const
  for (const isobaric of [false, true])
    for (const side of [1, 2, 3, 4, 8]) {
      const wired = { ...driver, series: side, strings: side, isobaric }
      const built = boxOf({ ...startingDesign, box: sealed, driver: wired }, { driverDepth: 0.15 })
      const drivers = sceneParts(built, []).filter(({ kind }) => kind === 'driver')
      expect(drivers).toHaveLength(side * side)
      for (const { geometry } of drivers)
        expect(boundsOf(geometry).max.y).toBeCloseTo(isobaric ? 0.3 : 0.15, 6)
      expect(trianglesOf(built), `${side} × ${side}`).toBeLessThan(60_000)
    }
})

test('what is measured outside and inside is said once each', () => {
  const box = boxOf(startingDesign)
  const texts = (which: 'none' | 'external' | 'internal' | 'both') =>
    measuredLengths(box, which, shown).map(({ text }) => text)
  const { outside, inside } = box
  expect(texts('none')).toEqual([])
  expect(texts('external')).toEqual([outside.width, outside.height, outside.depth].map(shown))
  expect(texts('internal')).toEqual([inside.width, inside.height, inside.depth].map(shown))
  expect(texts('both')).toHaveLength(6)
})

test('the drawings of a box have its outer sizes, and every line of a board is within them', () => {
  for (const change of [{}, { shape: 'wedge' as const, depthTop: 0.25 }, { shape: 'cylinder' as const }]) {
    const box = boxOf({ ...startingDesign, box: { ...startingDesign.box, kind: 'sealed' } }, change)
    const { width, height, depth } = box.outside
    const sizes = { front: [width, height], side: [depth, height], top: [width, depth] } as const
    for (const side of drawnSides) {
      const drawing = boxDrawing(box, side)
      expect([drawing.width, drawing.height]).toEqual([...sizes[side]])
      for (const { points, id } of drawing.lines)
        for (const [x, y] of points) {
          // A polygon for a circle sticks out by less than half a millimeter.
          expect(Math.min(x, drawing.width - x), `${side} ${id}`).toBeGreaterThan(-5e-4)
          expect(Math.min(y, drawing.height - y), `${side} ${id}`).toBeGreaterThan(-5e-4)
        }
    }
  }
})
