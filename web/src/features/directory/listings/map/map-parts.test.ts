import { expect, test } from 'vitest'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { boundsOf } from './bounds-of.ts'
import { spreadSpots } from './spread-spots.ts'
import { stateBounds } from './state-bounds.ts'
import { stateShapes } from './state-shapes.ts'

const shapes = new Map(stateShapes)

test('every state and DC has a shape within the map', () => {
  expect(shapes.size).toBe(51)
  for (const [code, path] of shapes) {
    expect(zoneOfState(code), code).toBeDefined()
    const { x, y, width, height } = boundsOf(path)
    expect([x > -90, y > -90, x + width < 1065, y + height < 700], code).toEqual([true, true, true, true])
  }
})

test('the part of the map for each state is the one that holds its shape', () => {
  expect(Object.keys(stateBounds)).toEqual([...shapes.keys()])
  for (const [code, path] of shapes) {
    const { x, y, width, height } = boundsOf(path)
    expect(stateBounds[code], code).toEqual([x, y, width, height])
  }
})

test('cities lie in the part of the map that is shown for their state', () => {
  for (const [code, [cityX, cityY]] of Object.entries({
    TX: [483, 440],
    WA: [98, 46],
    FL: [823, 573],
    HI: [267, 549],
    AK: [112, 544],
  } as const)) {
    const { x, y, width, height } = boundsOf(shapes.get(code) ?? '')
    expect([cityX > x, cityX < x + width, cityY > y, cityY < y + height], code).toEqual(Array(4).fill(true))
  }
})

test('the bounds of a shape hold all its rings', () => {
  expect(boundsOf('M100 100l200 0 0 100-200 0zM400 300l10 0 0 50z')).toEqual({
    x: 88,
    y: 88,
    width: 334,
    height: 274,
  })
})

test('spots on each other are moved apart, the first stays', () => {
  const spots = spreadSpots(
    [
      { x: 10, y: 10, count: 1 },
      { x: 10, y: 10, count: 1 },
      { x: 30, y: 10, count: 1 },
      { x: 10, y: 10, count: 1 },
    ],
    4,
  )
  expect([spots[0], spots[2]]).toEqual([
    { x: 10, y: 10, count: 1 },
    { x: 30, y: 10, count: 1 },
  ])
  const [a, b, , c] = spots
  const far = (one = { x: 0, y: 0 }, other = { x: 0, y: 0 }) => Math.hypot(one.x - other.x, one.y - other.y)
  for (const distance of [far(a, b), far(a, c), far(b, c)]) expect(distance).toBeGreaterThanOrEqual(3.9)
})
