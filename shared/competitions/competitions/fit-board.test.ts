import { expect, test } from 'vitest'
import { jsonBytes } from '#shared/json-bytes.ts'
import type { Board, BoardRow } from './board.ts'
import { fitBoard } from './fit-board.ts'

const row = (at: number): BoardRow => ({
  entryId: `ent_01JZ000000000000000000${at.toString().padStart(4, '0')}`,
  number: at,
  name: 'Someone with a usual name',
  vehicle: '2011 Honda Civic',
  status: 'placed',
  place: at,
  isShared: false,
  score: { sumHundredths: 15_130, judges: 1 },
  isZero: false,
  runs: Array.from({ length: 3 }, (_, no) => ({
    runNo: no + 1,
    measuredHundredths: 15_130,
    countsHundredths: 15_130,
    violations: [],
    at: '2027-07-10T15:00:00.000Z',
  })),
  sections: [{ name: 'Sound', score: { sumHundredths: 8425, judges: 3 } }],
})

const board = (count: number) =>
  ({ rows: Array.from({ length: count }, (_, at) => row(at + 1)), history: [] }) as unknown as Board

test('a board of a thousand entries fits into its row with every place and score', () => {
  const whole = board(1000)
  expect(jsonBytes(whole)).toBeGreaterThan(400_000)
  const fitting = fitBoard(whole)
  expect(jsonBytes(fitting)).toBeLessThanOrEqual(380_000)
  expect(fitting.rows.map(({ place, score }) => [place, score])).toEqual(
    whole.rows.map(({ place, score }) => [place, score]),
  )
})

test('a board of usual size stays as it is, and one beyond all bounds keeps its first rows', () => {
  const usual = board(100)
  expect(fitBoard(usual)).toBe(usual)
  const cut = fitBoard(board(5000))
  expect(jsonBytes(cut)).toBeLessThanOrEqual(380_000)
  expect(cut.rows[0]?.place).toBe(1)
  expect(cut.rows.length).toBeGreaterThan(1000)
})
