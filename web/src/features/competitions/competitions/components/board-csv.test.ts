import { expect, test } from 'vitest'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { readCsv } from '#shared/platform/csv/read-csv.ts'
import { boardCsv } from './board-csv.ts'

const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const at = '2027-07-10T18:00:00.000Z'
const run = (runNo: number, measuredHundredths: number, violations: string[] = []) => ({
  runNo,
  measuredHundredths,
  countsHundredths: violations.length > 0 ? 0 : measuredHundredths,
  violations,
  at,
})

const board = {
  eventId: `evt_${ulid}`,
  classKey: 'S1',
  className: 'Street 1',
  kind: 'spl_peak',
  state: 'provisional',
  revision: 2,
  policy: 'all',
  rows: [
    {
      entryId: `ent_${ulid}`,
      number: 7,
      name: '=Ann',
      vehicle: 'Civic, 1999',
      status: 'placed',
      place: 1,
      isShared: false,
      score: { sumHundredths: 15_130, judges: 1 },
      isZero: false,
      runs: [run(1, 15_130), run(2, 15_250, ['VENT'])],
      sections: [],
    },
    {
      entryId: `ent_${ulid.replace('Z', 'A')}`,
      name: 'Bo',
      vehicle: '',
      status: 'absent',
      isShared: false,
      isZero: false,
      runs: [],
      sections: [],
    },
  ],
  latest: [],
  next: [],
  history: [],
  updatedAt: at,
  version: 3,
} as unknown as Board

test('each entry is a line with its runs, what is missing stays empty, and no name is a formula', () => {
  const read = readCsv(boardCsv(board))
  const [head = [], first = [], second = []] = 'rows' in read ? read.rows.map(({ cells }) => cells) : []
  const cell = (line: string[], name: string) => line[head.indexOf(name)]
  expect(
    ['Place', 'Score (dB)', 'Run 1', 'Run 2', 'Run 2 violations'].map((name) => cell(first, name)),
  ).toEqual(['1', '151.30', '151.30', '152.50', 'VENT'])
  expect(cell(first, 'Competitor')).toBe("'=Ann")
  expect(cell(second, 'Place')).toBe('')
  expect(cell(second, 'Run 1')).toBe('')
  expect(cell(second, 'Score (dB)')).toBe('Did not run')
})
