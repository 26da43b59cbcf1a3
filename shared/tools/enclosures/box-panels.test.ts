import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxPanels } from './box-panels.ts'
import type { Boards, BoxShape } from './box-shape.ts'
import { externalVolume, grossVolume } from './box-volume.ts'
import { cutList } from './cut-list.ts'
import { wallThickness, withCutOuts } from './cut-out.ts'
import { isCircle, type Panel, panelVolume, type Vector } from './panel.ts'
import type { Joint } from './wall-layers.ts'

const meters = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const anyShape: fc.Arbitrary<BoxShape> = fc.oneof(
  fc.record({
    kind: fc.constant('rectangular' as const),
    width: meters(0.15, 1.5),
    height: meters(0.15, 1),
    depth: meters(0.15, 1),
  }),
  fc.record({
    kind: fc.constant('wedge' as const),
    width: meters(0.15, 1.5),
    height: meters(0.2, 1),
    depthBottom: meters(0.3, 1),
    depthTop: meters(0.3, 1),
    frontLean: meters(-0.15, 0.15),
  }),
  fc.record({
    kind: fc.constant('l' as const),
    width: meters(0.6, 1.5),
    height: meters(0.15, 1),
    depth: meters(0.5, 1),
    notchWidth: meters(0.1, 0.4),
    notchDepth: meters(0.1, 0.3),
  }),
  fc.record({
    kind: fc.constant('cylinder' as const),
    diameter: meters(0.2, 0.8),
    length: meters(0.2, 1.5),
    wall: meters(0.003, 0.03),
  }),
)

const anyBoards: fc.Arbitrary<Boards> = fc.record({
  panel: meters(0.012, 0.025),
  baffle: fc.option(meters(0.012, 0.03), { nil: undefined }),
  baffleLayers: fc.constantFrom(1 as const, 2 as const),
})

const anyJoint: fc.Arbitrary<Joint> = fc.oneof(
  fc.constant({ kind: 'butt' as const }),
  fc.constant({ kind: 'mitre' as const }),
  fc.record({ kind: fc.constant('rabbet' as const), depth: meters(0.003, 0.011) }),
)

test('the panels of any shape and joint fill what lies between outside and inside', () => {
  fc.assert(
    fc.property(anyShape, anyBoards, anyJoint, (shape, boards, joint) => {
      const gross = grossVolume(shape, boards)
      if ('code' in gross) throw new Error(gross.message)
      const panels = boxPanels(shape, boards, joint)
      const wood = panels.reduce((sum, panel) => sum + panelVolume(panel), 0)
      expect(wood / (externalVolume(shape, boards) - gross.volume)).toBeCloseTo(1, 9)
    }),
    { numRuns: 1000 },
  )
})

/** Tells whether a panel is at a place in the box. It looks at the outline at that depth. */
function holds(panel: Panel, point: Vector): boolean {
  const { origin, x, y, inward } = panel.place
  const along = (axis: Vector) =>
    axis.reduce((sum, part, at) => sum + part * ((point[at] as number) - (origin[at] as number)), 0)
  const [px, py] = [along(x), along(y)]
  let depth = along(inward)
  if (depth < 0) return false
  for (const { thickness, outer, inner } of panel.layers) {
    if (depth >= thickness) {
      depth -= thickness
      continue
    }
    if (isCircle(outer) || isCircle(inner)) return false
    const share = depth / thickness
    const points = outer.map(([ox, oy], at) => {
      const [ix, iy] = inner[at] as readonly [number, number]
      return [ox + share * (ix - ox), oy + share * (iy - oy)] as const
    })
    let inside = false
    for (const [at, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(at + 1) % points.length] as readonly [number, number]
      if (ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)) inside = !inside
    }
    return inside
  }
  return false
}

test('panels stand where their places say: each point of the wood is in exactly one', () => {
  const flat = anyShape.filter((shape) => shape.kind !== 'cylinder')
  // No point is exactly on a face, where two panels share it.
  const share = fc.integer({ min: 0, max: 10006 }).map((part) => (part + 0.317) / 10007)
  const spot = fc.tuple(
    share,
    share.map((part) => part * 1.2 - 0.2),
    share,
  )
  fc.assert(
    fc.property(
      flat,
      anyBoards,
      anyJoint,
      fc.array(spot, { minLength: 60 }),
      (shape, boards, joint, spots) => {
        const panels = boxPanels(shape, boards, joint)
        const [width, height] = [(shape as { width: number }).width, (shape as { height: number }).height]
        for (const [x, y, z] of spots) {
          const point = [x * width, y, z * height] as const
          const count = panels.filter((panel) => holds(panel, point)).length
          expect(count, `${point}`).toBe(isWood(shape, boards, point) ? 1 : 0)
        }
      },
    ),
    { numRuns: 200 },
  )
})

/** Tells whether a point is wood by the definition of each shape: in its outside, and not in its inside. */
function isWood(shape: BoxShape, boards: Boards, [x, y, z]: Vector): boolean {
  const t = boards.panel
  const front = (boards.baffle ?? t) * (boards.baffleLayers ?? 1)
  if (shape.kind === 'l') {
    const { width, height, depth, notchWidth, notchDepth } = shape
    const within = (by: number, ahead: number) =>
      x > by &&
      y > ahead &&
      y < depth - by &&
      x < width - by &&
      z > by &&
      z < height - by &&
      (x < width - notchWidth - by || y < depth - notchDepth - by)
    return within(0, 0) && !within(t, front)
  }
  if (shape.kind === 'cylinder') return false
  const wedge =
    shape.kind === 'wedge'
      ? shape
      : { ...shape, depthBottom: shape.depth, depthTop: shape.depth, frontLean: 0 }
  const { width, height, depthBottom, depthTop, frontLean = 0 } = wedge
  const backLean = depthTop + frontLean - depthBottom
  const within = (by: number, ahead: number) =>
    x > by &&
    x < width - by &&
    z > by &&
    z < height - by &&
    y > (frontLean * z) / height + ahead * Math.hypot(1, frontLean / height) &&
    y < depthBottom + (backLean * z) / height - by * Math.hypot(1, backLean / height)
  return within(0, 0) && !within(t, front)
}

test('panels are seen from outside: x to the right, y up, and inward is square to both', () => {
  fc.assert(
    fc.property(anyShape, anyBoards, anyJoint, (shape, boards, joint) => {
      for (const { place, layers } of boxPanels(shape, boards, joint)) {
        const [[a, b, c], [d, e, f]] = [place.x, place.y]
        const outward = [b * f - c * e, c * d - a * f, a * e - b * d]
        for (const axis of [0, 1, 2]) expect(outward[axis]).toBeCloseTo(-(place.inward[axis] as number), 9)
        for (const { outer } of layers)
          if (!isCircle(outer)) for (const point of outer.flat()) expect(point).toBeGreaterThanOrEqual(-1e-9)
      }
      const fronts = boxPanels(shape, boards, joint).filter(({ wall }) => wall === 'front' || wall === 'back')
      for (const { place } of fronts) expect(place.y[2]).toBeGreaterThan(0)
    }),
  )
})

test('a cut list shows finished and rough sizes beside each other, equal unless an allowance is asked for', () => {
  const shape = { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.45 } as const
  const panels = boxPanels(shape, { panel: 0.018 }, { kind: 'butt' })
  for (const { finished, rough, bevels } of cutList(panels)) {
    expect(rough).toEqual(finished)
    expect(bevels).toEqual([])
  }
  for (const { finished, rough } of cutList(panels, 0.005)) {
    expect(rough.width - finished.width).toBeCloseTo(0.005, 9)
    expect(rough.height - finished.height).toBeCloseTo(0.005, 9)
  }
})

test('a mitred corner of equal boards is cut at 45°, and a rabbet stands in front and back', () => {
  const shape = { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.45 } as const
  const mitred = cutList(boxPanels(shape, { panel: 0.018 }, { kind: 'mitre' }))
  const top = mitred.find(({ id }) => id === 'top')
  expect(top?.finished).toEqual({ width: 0.6, height: 0.45 })
  expect(top?.bevels.map(({ edge }) => edge)).toEqual(['bottom', 'top'])
  for (const { angle } of top?.bevels ?? []) expect(angle).toBeCloseTo(Math.PI / 4, 9)

  const rabbeted = cutList(boxPanels(shape, { panel: 0.018 }, { kind: 'rabbet', depth: 0.009 }))
  const sizes = new Map(rabbeted.map(({ id, finished }) => [id, finished]))
  expect(sizes.get('front')).toEqual({ width: 0.6, height: 0.4 })
  expect(sizes.get('top')?.height).toBeCloseTo(0.432, 9)
  expect(sizes.get('left')?.width).toBeCloseTo(0.432, 9)
  expect(rabbeted.find(({ id }) => id === 'front')?.rabbetDepth).toBeCloseTo(0.009, 9)
})

test('a cut-out goes through both boards of a double baffle, at the same place of the box', () => {
  const shape = { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.45 } as const
  const boards: Boards = { panel: 0.018, baffleLayers: 2 }
  const hole = { center: [0.3, 0.2], diameter: 0.28 } as const
  const mitred = boxPanels(shape, boards, { kind: 'mitre' })
  const panels = withCutOuts(mitred, 'front', [hole])
  const centers = panels
    .filter(({ wall }) => wall === 'front')
    .map(({ place, cutOuts: [cutOut] }) => {
      if (!cutOut || !isCircle(cutOut)) throw new Error('There is no hole')
      const [x, y] = cutOut.center
      return [0, 2].map(
        (axis) =>
          (place.origin[axis] as number) + x * (place.x[axis] as number) + y * (place.y[axis] as number),
      )
    })
  expect(centers).toHaveLength(2)
  for (const [x, z] of centers) {
    expect(x).toBeCloseTo(0.3, 9)
    expect(z).toBeCloseTo(0.2, 9)
  }
  const volume = (of: Panel[]) => of.reduce((sum, panel) => sum + panelVolume(panel), 0)
  expect(volume(mitred) - volume(panels)).toBeCloseTo((Math.PI / 4) * 0.28 ** 2 * 0.036, 9)
  expect(wallThickness(panels, 'front')).toBeCloseTo(0.036, 9)
})
