import { expect, test } from 'vitest'
import { Multiplier, PointsTable } from '#shared/rules/seasons/points-table.ts'
import { pointsFor } from './points-for.ts'

const table = PointsTable.parse({
  steps: [
    { multiplier: 1, places: [5, 4, 3, 2, 1], others: 0 },
    { multiplier: 2, places: [10, 8, 6, 4, 2], others: 0 },
    { multiplier: 3, places: [15, 12, 9, 6, 3], others: 0 },
    { multiplier: 4, places: [20, 19, 18, 17, 16], others: 15 },
  ],
  perEntry: 0,
})
const ran = { isZero: false, isEligible: true }

test('a field of 1, 2, 2, 4 and a zero earns 10, 8, 8, 4 and 0 at twice the points', () => {
  const field = [1, 2, 2, 4, 5].map((place) => ({ ...ran, place, isZero: place === 5 }))
  expect(field.map((placed) => pointsFor(table, 2, placed))).toEqual([10, 8, 8, 4, 0])
})

test('second behind a guest earns second', () => {
  expect(pointsFor(table, 2, { place: 1, isZero: false, isEligible: false })).toBe(0)
  expect(pointsFor(table, 2, { ...ran, place: 2 })).toBe(8)
})

test('the rest earn what the table gives them', () => {
  expect(pointsFor(table, 4, { ...ran, place: 17 })).toBe(15)
  expect(pointsFor(table, 3, { ...ran, place: 6 })).toBe(0)
  expect(pointsFor(table, 2, ran)).toBe(0)
})

test('taking part earns its points also with a zero, and nothing without a run', () => {
  const part = { ...table, perEntry: 1 }
  expect(pointsFor(part, 1, { ...ran, place: 1 })).toBe(6)
  expect(pointsFor(part, 1, { place: 9, isZero: true, isEligible: true })).toBe(1)
  expect(pointsFor(part, 1, ran)).toBe(0)
})

test('a table lists each multiplier once', () => {
  const [first] = table.steps
  expect(PointsTable.safeParse({ ...table, steps: [first, first] }).success).toBe(false)
  expect(Multiplier.safeParse(5).success).toBe(false)
})
