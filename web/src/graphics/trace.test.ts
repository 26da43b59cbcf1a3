import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaPath, gappedTracePath, hzOf, type Scale, tracePath, yOf } from './trace.ts'

const scale: Scale = { width: 100, height: 50, fromHz: 10, toHz: 1000, bottom: 0, top: 10 }

/** The values of a curve at the points of a trace with this many points. */
const sampled = (points: number, curve: (hz: number) => number) =>
  Array.from({ length: points }, (_, at) => curve(hzOf(scale, (scale.width * at) / (points - 1))))

/** The corners that a browser would find in the path. */
function corners(path: string): number[][] {
  const [x = 0, y = 0, ...steps] = [...path.matchAll(/-?[\d.]+/g)].map(Number)
  const found = [[x, y]]
  for (let at = 0; at < steps.length; at += 2) {
    const [beforeX = 0, beforeY = 0] = found.at(-1) ?? []
    found.push([beforeX + (steps[at] ?? 0), beforeY + (steps[at + 1] ?? 0)])
  }
  return found
}

test('a trace ends where it leaves its box, and draws nothing along the edge', () => {
  const path = tracePath(
    scale,
    sampled(3, (hz) => (hz < 50 ? 20 : hz < 500 ? 2.5 : -3)),
  )
  expect(corners(path)).toEqual([
    [28.6, 0],
    [50, 37.5],
    [72.7, 50],
  ])
  const lines = tracePath(scale, [20, 5, 20, 20, -20]).split(/(?=M)/)
  expect(lines.map(corners)).toEqual([
    [
      [16.7, 0],
      [25, 25],
      [33.3, 0],
    ],
    [
      [81.3, 0],
      [87.5, 50],
    ],
  ])
  expect(tracePath(scale, [20, 20, 10, 20])).toBe('')
})

test('no trace has a flat stretch at an edge that its curve does not have', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -40, max: 50, noNaN: true }), { minLength: 2, maxLength: 40 }),
      (values) => {
        for (const line of tracePath(scale, values).split(/(?=M)/).filter(Boolean))
          for (const [at, [, y]] of corners(line).entries()) {
            const next = corners(line)[at + 1]
            const isFlat = next !== undefined && y === next[1] && (y === 0 || y === 50)
            // A curve that runs along the edge itself, within half a pixel, may.
            if (isFlat)
              expect(values.some((value) => Math.abs(value) < 0.2 || Math.abs(value - 10) < 0.2)).toBe(true)
          }
      },
    ),
  )
})

test('the area below a curve is closed at the edges of its box', () => {
  expect(areaPath(scale, [20, 2.5, -3])).toBe('M0 0l50 37.5 50 12.5V50H0Z')
})

test('a straight stretch needs no corners between its ends, and a bend is kept', () => {
  expect(
    corners(
      tracePath(
        scale,
        sampled(51, (hz) => Math.log10(hz) * 3),
      ),
    ),
  ).toHaveLength(2)
  expect(
    corners(
      tracePath(
        scale,
        sampled(51, (hz) => Math.abs(Math.log10(hz) - 2) * 5),
      ),
    ),
  ).toEqual([
    [0, 25],
    [50, 50],
    [100, 25],
  ])
})

test('a trace stays within half a pixel of its curve', () => {
  const curve = (hz: number) => 5 + 4 * Math.sin(hz / 90)
  const found = corners(tracePath(scale, sampled(101, curve)))
  for (const [at, [x = 0, y = 0]] of found.slice(0, -1).entries()) {
    const [endX = 0, endY = 0] = found[at + 1] ?? []
    for (let between = Math.ceil(x); between <= endX; between++) {
      const drawn = y + ((endY - y) * (between - x)) / (endX - x)
      expect(Math.abs(drawn - yOf(scale, curve(hzOf(scale, between))))).toBeLessThan(0.5)
    }
  }
  expect(found.length).toBeLessThan(80)
})

test('the steps of a long trace do not add up to an error', () => {
  const [x, y] =
    corners(
      tracePath(
        scale,
        sampled(68, (hz) => 5 + Math.sin(hz / 50) * 4),
      ),
    ).at(-1) ?? []
  expect(x).toBeCloseTo(100)
  expect(y).toBeCloseTo(6.7)
})

test('a gap of the curve is a gap of its trace, and what is behind it stays in its place', () => {
  const values = [5, 5, null, 0, 10, null]
  const [before = '', behind = '', ...none] = gappedTracePath(scale, values).split(/(?=M)/)
  expect(corners(before)).toEqual([
    [0, 25],
    [20, 25],
  ])
  expect(corners(behind)).toEqual([
    [60, 50],
    [80, 0],
  ])
  expect(none).toEqual([])
})

test('a curve without a gap is drawn as one without any', () => {
  const values = sampled(51, (hz) => Math.log10(hz) ** 2)
  expect(gappedTracePath(scale, values)).toBe(tracePath(scale, values))
  expect(gappedTracePath(scale, [null, null])).toBe('')
})
