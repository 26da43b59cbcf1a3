import { expect, test } from 'vitest'
import { countsOf } from '#shared/operations/insights/counts-of.ts'
import { visitSource } from '#shared/operations/insights/visit-source.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { demoCounts, demoVisitDays } from './demo-counts.ts'

const now = '2026-11-30T15:00:00.000Z'
const today = '2026-11-30'
const counts = demoCounts(now)
const visits = new Map(
  demoVisitDays(counts)
    .filter(({ figure }) => figure === 'visits')
    .map(({ day, count }) => [day, count]),
)
const visitsOn = (before: number) => visits.get(addDays(today, -before)) ?? 0

test('ninety days up to today are counted, the same each time', () => {
  expect(visits.size).toBe(90)
  expect([visitsOn(89), visitsOn(0)].every((count) => count > 0)).toBe(true)
  expect(demoCounts(now)).toEqual(counts)
})

test('weekends and two peaks stand out', () => {
  const usual = visitsOn(12)
  // 2026-11-21 is a Saturday.
  expect(visitsOn(9)).toBeGreaterThan(1.2 * usual)
  expect(visitsOn(61)).toBeGreaterThan(1.5 * usual)
  expect(visitsOn(19)).toBeGreaterThan(1.5 * usual)
})

test('each counter is one that a browser can add to', () => {
  for (const { name, of, detail } of counts) {
    if (name === 'visit') expect(visitSource(of)).toBe(of)
    else expect(countsOf([{ name, path: of, detail }]), `${name} ${of} ${detail}`).toHaveLength(1)
  }
  expect(new Set(counts.map(({ name, on, of, detail }) => `${name}#${on}#${of}#${detail}`)).size).toBe(
    counts.length,
  )
})
