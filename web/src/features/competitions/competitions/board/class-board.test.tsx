import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { ClassBoard } from './class-board.tsx'

const at = '2027-07-10T18:00:00.000Z'
const names = Array.from({ length: 12 }, (_, index) => `Person ${index + 1}`)

const board = {
  className: 'Street 1',
  kind: 'spl_peak',
  state: 'running',
  revision: 0,
  policy: 'all',
  rows: names.map((name, index) => ({
    entryId: `ent_${index}`,
    number: index + 1,
    name,
    vehicle: '',
    status: index === 11 ? 'absent' : 'placed',
    ...(index < 11 && { place: index + 1, score: { sumHundredths: 15_130 - index, judges: 1 } }),
    isShared: false,
    isZero: false,
    runs: [],
    sections: [],
  })),
  latest: [
    {
      entryId: 'ent_0',
      name: 'Person 1',
      run: { runNo: 2, measuredHundredths: 15_210, countsHundredths: 0, violations: ['Venting'], at },
    },
  ],
  next: [],
  history: [],
} as unknown as Board

test('a page of a board shows ten places and says which, and the last those who did not run', () => {
  const first = renderToStaticMarkup(<ClassBoard board={board} page={0} />)
  const second = renderToStaticMarkup(<ClassBoard board={board} page={1} />)
  expect(first).toContain('1 to 10 of 12')
  expect(first).toContain('Person 10')
  expect(first).not.toContain('Person 11')
  expect(second).toContain('11 to 12 of 12')
  expect(second).toContain('Did not run')
})

test('where nothing may move, all places are there', () => {
  const all = renderToStaticMarkup(<ClassBoard board={board} />)
  for (const name of names) expect(all).toContain(name)
})

test('a run that counts as zero shows what was measured and why', () => {
  expect(renderToStaticMarkup(<ClassBoard board={board} />)).toMatch(
    /152\.10<\/b><small>→ 0\.00 \(Venting\)<\/small>/,
  )
})
