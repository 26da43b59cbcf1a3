import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grid } from '../state/computed-design.ts'
import {
  countedUntil,
  fewestPoints,
  hzOfSpan,
  movedSpan,
  newZoom,
  scaledSpan,
  usualSpan,
  wholeSpan,
} from './zoom.ts'

const last = grid.hz.length - 1

test('however someone zooms and moves, at least five points of the grid are shown and none beyond it', () => {
  const times = fc.double({ min: 0, max: 20, noNaN: true })
  const share = fc.double({ min: -5, max: 5, noNaN: true })
  const around = fc.integer({ min: -50, max: last + 50 })
  fc.assert(
    fc.property(fc.array(fc.tuple(times, around, share), { maxLength: 30 }), (steps) => {
      let span = wholeSpan
      for (const [by, at, along] of steps) {
        span = movedSpan(scaledSpan(span, by, at), along)
        expect(Number.isInteger(span.from) && Number.isInteger(span.to)).toBe(true)
        expect(span.from).toBeGreaterThanOrEqual(0)
        expect(span.to).toBeLessThanOrEqual(last)
        expect(span.to - span.from).toBeGreaterThanOrEqual(fewestPoints - 1)
      }
    }),
  )
})

test('charts open with 10 to 200 Hz and go to 500 Hz', () => {
  expect(hzOfSpan(newZoom().span()).map(Math.round)).toEqual([10, 200])
  expect(hzOfSpan(wholeSpan).map(Math.round)).toEqual([10, 500])
  expect(scaledSpan(usualSpan, 100, 0)).toEqual(wholeSpan)
})

test('what an axis shows follows values above 200 Hz only while they are in sight', () => {
  expect(countedUntil({ from: 10, to: 60 })).toBe(usualSpan.to)
  expect(countedUntil(wholeSpan)).toBe(wholeSpan.to)
})

test('the place under the pointer stays where it is', () => {
  const { from, to } = scaledSpan(wholeSpan, 0.5, last / 2)
  expect([from, to]).toEqual([Math.round(last / 4), Math.round(last / 4) + Math.round(last / 2)])
  expect(scaledSpan(wholeSpan, 0.5, 0).from).toBe(0)
  expect(scaledSpan(wholeSpan, 0.5, last).to).toBe(last)
})

test('a wider span than all of it is all of it', () => {
  expect(scaledSpan({ from: 100, to: 300 }, 50, 200)).toEqual(wholeSpan)
})

test('charts hear of another span, and not of the same one', () => {
  const zoom = newZoom()
  let heard = 0
  zoom.subscribe(() => heard++)
  zoom.set({ from: 10, to: 20 })
  zoom.set({ from: 10, to: 20 })
  expect(heard).toBe(1)
})
