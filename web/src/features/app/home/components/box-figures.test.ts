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

test('every setting of the faders has a slot port, longer the lower it tunes', () => {
  for (let cubicFeet = 1; cubicFeet <= 4; cubicFeet += 0.5) {
    let longer = Infinity
    for (let tuning = 25; tuning <= 50; tuning += 5) {
      const { length } = figuresOf({ ...startingBox, cubicFeet, tuning }).port
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThan(longer)
      longer = length
    }
  }
})

test('the plots show the level of the peak, two impedance humps ported and one sealed', () => {
  const humps = (values: ArrayLike<number>) =>
    Array.from(values).filter(
      (value, at) => value > (values[at - 1] ?? value) && value > (values[at + 1] ?? value),
    ).length
  const { level, peak, impedance } = figuresOf(startingBox)
  expect(Math.abs(Math.max(...Array.from(level)) - peak.spl)).toBeLessThan(0.2)
  expect(humps(impedance)).toBe(2)
  expect(humps(figuresOf({ ...startingBox, kind: 'sealed' }).impedance)).toBe(1)
})
