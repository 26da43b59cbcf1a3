import { expect, test } from 'vitest'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { runSheetsOf } from './run-sheets-of.ts'

const classes = [
  { classKey: 'S1', name: 'Street 1', feeCents: 0, runs: 3 },
  { classKey: 'SQ1', name: 'Stock seats', feeCents: 0, judges: 2 },
  { classKey: 'X', name: 'Open', feeCents: 0 },
]
const row = (number: number, cars: [classKey: string, vehicle: string][]): RosterRow => ({
  id: `reg_${number}` as RosterRow['id'],
  name: `Person ${number}`,
  number,
  code: `ABCD234${number}`,
  classKeys: cars.map(([classKey]) => classKey),
  vehicles: cars.map(([classKey, vehicle]) => ({ classKey, vehicle })),
  dueCents: 0,
  status: 'confirmed',
})

test('each sheet names the vehicle of its class, and two of one person on two lines', () => {
  const rows = [
    row(5, [
      ['SQ1', '2009 Chevrolet Tahoe'],
      ['S1', '2006 Honda Civic'],
    ]),
    row(6, [
      ['S1', '2015 Ford Focus'],
      ['S1', '1999 Honda Civic'],
    ]),
  ]
  const [street, seats, ...others] = runSheetsOf({ classes }, rows)
  expect(street?.lines.map(({ number, vehicle }) => [number, vehicle])).toEqual([
    [5, '2006 Honda Civic'],
    [6, '2015 Ford Focus'],
    [6, '1999 Honda Civic'],
  ])
  expect(seats?.lines.map(({ number, vehicle }) => [number, vehicle])).toEqual([[5, '2009 Chevrolet Tahoe']])
  expect(others).toEqual([])
})

test('a measured class has a box for each of its runs, a judged one for each judge and the total', () => {
  const sheets = runSheetsOf({ classes }, [
    row(5, [
      ['S1', 'a'],
      ['SQ1', 'a'],
      ['X', 'a'],
    ]),
  ])
  expect(sheets.map(({ title, boxes }) => [title, boxes])).toEqual([
    ['Run sheet: Street 1', ['Run 1', 'Run 2', 'Run 3']],
    ['Judging sheet: Stock seats', ['Judge 1', 'Judge 2', 'Total']],
    ['Run sheet: Open', ['Run 1', 'Run 2']],
  ])
})
