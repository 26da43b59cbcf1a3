import { expect, test } from 'vitest'
import { csvName, figuresCsv, listCsv } from './insight-csv.ts'

const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n')

test('a file has each day of the span with its figures and those of the span before', () => {
  const csv = figuresCsv(
    ['2026-11-29', '2026-11-30'],
    [
      { label: 'New members', values: [1, 2, 3, 4] },
      { label: 'Revenue', values: [100, 0, 995, 5], isCents: true },
    ],
  )
  expect(linesOf(csv)).toEqual([
    'Day,New members,"New members, 2 days before",Revenue ($),"Revenue ($), 2 days before"',
    '2026-11-29,3,1,9.95,1.00',
    '2026-11-30,4,2,0.05,0.00',
  ])
})

test('a detail that a spreadsheet would run is text', () => {
  const csv = listCsv(
    ['Event', 'Detail'],
    [{ cells: ['Error', '=HYPERLINK("https://evil.example")'], now: 2, before: 1 }],
    7,
  )
  expect(linesOf(csv)).toEqual([
    'Event,Detail,Count,7 days before',
    `Error,"'=HYPERLINK(""https://evil.example"")",2,1`,
  ])
})

test('its name says what it holds and of which days', () => {
  expect(csvName('members', { from: '2026-11-01', to: '2026-11-30' })).toBe(
    'analytics-members-2026-11-01-to-2026-11-30.csv',
  )
})
