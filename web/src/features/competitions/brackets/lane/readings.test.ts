import { expect, test } from 'vitest'
import type { LaneKey } from '#web/features/competitions/runs/lane/lane-pad.ts'
import type { Side } from './fold-bracket.ts'
import { chooseSide, isComplete, noReadings, outcomeOf, pressMatchKey } from './readings.ts'

/** A dot is Enter, an arrow takes the last digit away. */
const type = (typed: string, from = noReadings) =>
  [...typed]
    .map((key): LaneKey => (key === '.' ? 'enter' : key === '<' ? 'back' : { digit: key }))
    .reduce(pressMatchKey, from)

test('digits and Enter alone read both sides, one after the other', () => {
  expect(type('15130.')).toMatchObject({ side: 'b', measured: { a: 15_130 } })
  const both = type('15130.15090.')
  expect(both.measured).toEqual({ a: 15_130, b: 15_090 })
  expect(isComplete(both)).toBe(true)
  expect(isComplete(type('15130.1509'))).toBe(false)
})

test('a doubtful reading is asked about before the other side is keyed in', () => {
  const asked = type('8820.')
  expect(asked).toMatchObject({ side: 'a', measured: {}, pad: { question: 'Is 88.20 dB correct?' } })
  expect(type('.', asked)).toMatchObject({ side: 'b', measured: { a: 8820 } })
})

test('a side is keyed in again, and the other reading stays', () => {
  const again = type('15200.', chooseSide(type('15130.15090.'), 'a'))
  expect(again.measured).toEqual({ a: 15_200, b: 15_090 })
  expect(isComplete(type('1', chooseSide(type('15130.15090.'), 'a')))).toBe(false)
  expect(type('<', type('15130.15090.')).measured).toEqual({ a: 15_130 })
})

test('the better reading wins by what counts, and equal ones are run again', () => {
  const sides = ['ent_a', 'ent_b'] as unknown as readonly [Side, Side]
  const whole = (reading: number) => reading
  const tenths = (reading: number) => reading - (reading % 10)
  expect(outcomeOf({ sides }, { a: 15_130, b: 15_090 }, whole, 'more')).toEqual({ winnerId: 'ent_a' })
  expect(outcomeOf({ sides }, { a: 15_130, b: 15_139 }, whole, 'more')).toEqual({ winnerId: 'ent_b' })
  expect(outcomeOf({ sides }, { a: 15_130, b: 15_139 }, tenths, 'more')).toEqual({
    tied: 'Both count 151.30. Run the match again.',
  })
})
