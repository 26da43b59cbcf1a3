import { expect, test } from 'vitest'
import { bafflePlaces, freeAxes } from './baffle-places.ts'

const front = { width: 0.6, height: 0.4, walls: 0.018 }
const shape = { kind: 'slot', width: 0.3, height: 0.05 } as const

test('a slot is moved along its free axes alone', () => {
  for (const sharedWalls of [0, 1, 2, 3] as const) {
    const placed = (moved: number) => {
      const build = { driversMoved: { x: 0, y: 0 }, portsMoved: { x: moved, y: moved }, portWall: 0.018 }
      const [port] = bafflePlaces(front, { cutOut: 0.2 }, 1, { shape, count: 1, sharedWalls }, build).ports
      if (!port) throw new Error('no port')
      return port
    }
    const free = freeAxes(placed(0))
    const by = ([0, 1] as const).map((axis) => placed(0.1).center[axis] - placed(0).center[axis])
    expect(by[0]).toBeCloseTo(free.x ? 0.1 : 0, 9)
    expect(by[1]).toBeCloseTo(free.y ? 0.1 : 0, 9)
    expect(free).toEqual({ x: sharedWalls < 2, y: sharedWalls < 1 })
  }
})
