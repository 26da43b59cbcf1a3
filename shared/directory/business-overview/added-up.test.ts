import { expect, test } from 'vitest'
import { addedUp } from './added-up.ts'

const days = (...views: number[]) =>
  views.map((count, at) => ({ on: `2026-11-0${at + 1}`, views: count, reveals: count - 1 }))

test('the days of several listings add up, and none have no days', () => {
  expect(addedUp([days(1, 2), days(3, 5)])).toEqual([
    { on: '2026-11-01', views: 4, reveals: 2 },
    { on: '2026-11-02', views: 7, reveals: 5 },
  ])
  expect(addedUp([])).toEqual([])
})
