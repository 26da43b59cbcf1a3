import { expect, test } from 'vitest'
import { type Scale, tracePath } from './trace.ts'

const scale: Scale = { width: 100, height: 50, fromHz: 10, toHz: 1000, bottom: 0, top: 10 }

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

test('a trace goes through its values and is held at the edges of its box', () => {
  const path = tracePath(scale, 3, (hz) => (hz < 50 ? 20 : hz < 500 ? 2.5 : -3))
  expect(corners(path)).toEqual([
    [0, 0],
    [50, 37.5],
    [100, 50],
  ])
})

test('the steps of a long trace do not add up to an error', () => {
  const [x, y] = corners(tracePath(scale, 68, (hz) => Math.log10(hz) * 3)).at(-1) ?? []
  expect(x).toBeCloseTo(100)
  expect(y).toBeCloseTo(5)
})
