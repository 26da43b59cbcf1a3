import { expect, test } from 'vitest'
import { baffleIssues } from './baffle-fit.ts'
import { depthBehind, driverDepthRefusal } from './driver-space.ts'

const boards = { panel: 0.018 }
const shown = (meters: number) => `${Math.round(meters * 1e3)} mm`
const baffle = { width: 0.6, height: 0.4, walls: 0.018 }
const driver = { center: [0.2, 0.2], diameter: 0.28 } as const
const nothing = { baffle, depth: 0.4, drivers: [], ports: [] }

test('a driver needs 25 mm behind it', () => {
  const box = { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.4 } as const
  const space = depthBehind(box, boards, { x: 0.3, y: 0.2, radius: 0.14 })
  expect(space).toBeCloseTo(0.364, 9)
  expect(driverDepthRefusal(0.339, space, shown)).toBeUndefined()
  expect(driverDepthRefusal(0.34, space, shown)).toEqual({
    code: 'driver_does_not_fit',
    message: 'The driver is 340 mm deep and the box leaves 339 mm.',
  })
})

test('behind a leaning back, the upper edge of the driver decides', () => {
  const wedge = { kind: 'wedge', width: 0.9, height: 0.36, depthBottom: 0.42, depthTop: 0.25 } as const
  const space = depthBehind(wedge, boards, { x: 0.4, y: 0.18, radius: 0.1 })
  const lean = 0.17 / 0.36
  const back = 0.018 * Math.hypot(1, lean)
  expect(space).toBeCloseTo(0.42 - lean * 0.28 - back - 0.018, 9)
})

test('behind the notch of an L, there is less room', () => {
  const l = { kind: 'l', width: 0.9, depth: 0.6, height: 0.34, notchWidth: 0.4, notchDepth: 0.26 } as const
  expect(depthBehind(l, boards, { x: 0.2, y: 0.17, radius: 0.1 })).toBeCloseTo(0.564, 6)
  expect(depthBehind(l, boards, { x: 0.48, y: 0.17, radius: 0.1 })).toBeCloseTo(0.304, 6)
})

test('a cut-out stays 20 mm from the edges of the baffle and from other drivers', () => {
  expect(baffleIssues({ ...nothing, drivers: [driver] })).toEqual([])
  const large = { ...driver, diameter: 0.37 }
  const edges = baffleIssues({ ...nothing, drivers: [large] })
  expect(edges.map(({ rule, to }) => [rule, to])).toEqual([
    ['cut_out_edge', 'left'],
    ['cut_out_edge', 'bottom'],
    ['cut_out_edge', 'top'],
  ])
  expect(edges[0]?.value).toBeCloseTo(0.015, 9)
  const beside = { center: [0.495, 0.2], diameter: 0.17 } as const
  const near = { ...beside, center: [0.44, 0.2] } as const
  expect(baffleIssues({ ...nothing, drivers: [driver, beside] })).toEqual([])
  const together = baffleIssues({ ...nothing, drivers: [driver, near] })
  expect(together).toMatchObject([{ rule: 'drivers_apart', at: 1, to: 'driver', limit: 0.02 }])
})

test('the mouth of a port keeps its diameter from walls, back, driver and brace', () => {
  const port = {
    shape: { kind: 'round', diameter: 0.1 },
    center: [0.3, 0.2],
    sharedWalls: [],
    lengthInside: 0.25,
  } as const
  expect(baffleIssues({ ...nothing, depth: 0.35, ports: [port] })).toEqual([])
  const long = { ...port, lengthInside: 0.26 }
  expect(baffleIssues({ ...nothing, depth: 0.35, ports: [long] })).toMatchObject([{ to: 'back', limit: 0.1 }])
  const low = { ...port, center: [0.3, 0.16] } as const
  expect(baffleIssues({ ...nothing, ports: [low] }).map(({ to }) => to)).toEqual(['bottom'])
  expect(baffleIssues({ ...nothing, ports: [port], braces: [0.3] }).map(({ to }) => to)).toEqual(['brace'])
  const close = { center: [0.14, 0.2], diameter: 0.1 } as const
  expect(baffleIssues({ ...nothing, drivers: [close], ports: [port] })).toMatchObject([
    { rule: 'port_mouth', to: 'driver' },
  ])
})

test('a slot may run along the walls that it shares, and no others', () => {
  const slot = {
    shape: { kind: 'slot', width: 0.564, height: 0.04 },
    center: [0.3, 0.038],
    lengthInside: 0.3,
  } as const
  const beside = baffleIssues({ ...nothing, ports: [{ ...slot, sharedWalls: ['left', 'right', 'bottom'] }] })
  expect(beside).toEqual([])
  const alone = baffleIssues({ ...nothing, ports: [{ ...slot, sharedWalls: [] }] })
  expect(alone.map(({ to }) => to)).toEqual(['left', 'right', 'bottom'])
})
