import { expect, test } from 'vitest'
import { axisRange, emptyValues, writeValues } from './write-values.ts'

test('a gap of the model is a gap of the line', () => {
  const into = emptyValues()
  writeValues([1, Number.NaN, Number.POSITIVE_INFINITY, 4], (value) => value * 10, into)
  expect(into.slice(0, 4)).toEqual([10, null, null, 40])
})

test('an axis of levels ends at a whole ten above the loudest', () => {
  expect(axisRange({ kind: 'level', span: 50 }, [[101, 118.4]], undefined)).toEqual([80, 130])
})

test('an axis stays while what it shows still fits, and follows where it does not', () => {
  const axis = { kind: 'from_zero' } as const
  expect(axisRange(axis, [[9]], undefined)).toEqual([0, 10])
  expect(axisRange(axis, [[5]], [0, 10])).toEqual([0, 10])
  expect(axisRange(axis, [[12]], [0, 10])).toEqual([0, 20])
  expect(axisRange(axis, [[3]], [0, 10])).toEqual([0, 5])
})

test('values that are not in sight leave an axis as it is', () => {
  const axis = { kind: 'from_zero' } as const
  expect(axisRange(axis, [[9, 9, 400]], undefined, 1)).toEqual([0, 10])
  expect(axisRange(axis, [[9, 9, 400]], undefined, 2)).toEqual([0, 500])
})

test('a chart without any values keeps its axis', () => {
  expect(axisRange({ kind: 'from_zero' }, [[null]], [0, 10])).toEqual([0, 10])
  expect(axisRange({ kind: 'from_zero' }, [[null]], undefined)).toEqual([0, 1])
})
