import { expect, test } from 'vitest'
import { figuresOf, startingBox } from './box-figures.ts'

test('more power is louder and moves the cone further', () => {
  const quiet = figuresOf({ ...startingBox, watts: 200 })
  const loud = figuresOf({ ...startingBox, watts: 2000 })
  expect(loud.peak.spl - quiet.peak.spl).toBeCloseTo(10)
  expect(loud.travel).toBeGreaterThan(quiet.travel)
})

test('the box the page opens with is safe, and full power is not', () => {
  expect(figuresOf(startingBox).travel).toBeLessThan(1)
  expect(figuresOf({ ...startingBox, watts: 2000 }).travel).toBeGreaterThan(1)
})

test('a ported box peaks near its tuning and above the sealed one', () => {
  const ported = figuresOf(startingBox)
  expect(Math.abs(ported.peak.hz - startingBox.tuning)).toBeLessThan(5)
  expect(ported.peak.spl).toBeGreaterThan(figuresOf({ ...startingBox, kind: 'sealed' }).peak.spl)
})

test('a sealed box has no port', () => {
  expect(figuresOf({ ...startingBox, kind: 'sealed' }).port).toEqual({ area: 0, length: 0 })
})
