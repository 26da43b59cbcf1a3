import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Board, BoardBracket } from '#shared/competitions/competitions/board.ts'
import { BracketLadder } from './bracket-ladder.tsx'

const rows = ['Ann', 'Bo', 'Cy'].map((name, at) => ({
  entryId: name,
  name,
  number: at + 1,
  status: name === 'Cy' ? 'disqualified' : 'placed',
})) as unknown as Board['rows']

test('a ladder has names, numbers, readings, who won, who is out, and who has no opponent', () => {
  const bracket = {
    isDecided: false,
    rounds: [
      [
        { a: 'Ann', b: 'Bo', winnerId: 'Ann', measured: { a: 15_130, b: 15_092 }, out: [] },
        { a: 'Cy', out: ['Cy'] },
      ],
      [{ a: 'Ann', winnerId: 'Ann', out: [] }],
    ],
  } as unknown as BoardBracket
  const text = renderToStaticMarkup(<BracketLadder bracket={bracket} rows={rows} />).replaceAll(
    /<[^>]+>/g,
    '|',
  )
  expect(text).toMatch(/1 \|Ann\|+won \|+151\.30/)
  expect(text).toMatch(/2 \|Bo\|+150\.92/)
  expect(text).toMatch(/3 \|Cy\| Disqualified\|+No opponent/)
  // Nobody comes from the match of Cy, and Ann advances without a run.
  expect(text).toMatch(/Final\|+1 \|Ann\|+No opponent/)
})

test('a side that is not decided yet is not known, and no reading is shown where the organizer hides them', () => {
  const bracket = {
    isDecided: false,
    rounds: [
      [
        { a: 'Ann', b: 'Bo', out: [] },
        { a: 'Cy', winnerId: 'Cy', out: [] },
      ],
      [{ b: 'Cy', out: [] }],
    ],
  } as unknown as BoardBracket
  const html = renderToStaticMarkup(<BracketLadder bracket={bracket} rows={rows} />)
  expect(html).toContain('TBD')
  expect(html).not.toMatch(/\d\.\d\d/)
})
