import { expect, test } from 'vitest'
import { boardBracket } from './board-bracket.ts'
import { type Bracket, sidesOf } from './bracket.ts'
import { drawBracket } from './draw-bracket.ts'
import { recordedBy, recordersOf } from './match-recorders.ts'
import { matchAt, recordWinner } from './record-winner.ts'
import { redrawn } from './redrawn-bracket.ts'

type Rounds = Pick<Bracket, 'rounds' | 'thirdPlace'>
const third = { round: 'third', match: 0 } as const

const drawn: Rounds = { rounds: drawBracket(['q1', 'q2', 'q3', 'q4'], 'seed') }
const win = (bracket: Rounds, at: Parameters<typeof matchAt>[1], by: string, side = 0) =>
  recordedBy(recordWinner(bracket, at, sidesOf(matchAt(bracket, at) ?? {})[side]), at, by)

/** Ann and Bo record the semifinals, Cy the final and Dee the run for third place. */
const played = () => {
  const semis = win(win(drawn, { round: 0, match: 0 }, 'ann'), { round: 0, match: 1 }, 'bo')
  return win(win(semis, { round: 1, match: 0 }, 'cy'), third, 'dee')
}
const first = (drawn.rounds[0]?.[0]?.a ?? '') as string
const second = (drawn.rounds[0]?.[0]?.b ?? '') as string

test('a match tells who recorded its winner last, and each entry by whom its matches were recorded', () => {
  expect(recordersOf(played(), first)).toEqual(['ann', 'cy'])
  expect(recordersOf(played(), second)).toEqual(['ann', 'dee'])
  const changed = win(played(), { round: 1, match: 0 }, 'eve', 1)
  expect(recordersOf(changed, first)).toEqual(['ann', 'eve'])
  expect(recordersOf(win(played(), third, 'eve', 1), second)).toEqual(['ann', 'eve'])
})

test('a match whose winner is taken back has no recorder', () => {
  const at = { round: 1, match: 0 }
  expect(recordersOf(recordedBy(recordWinner(played(), at, null), at, 'eve'), first)).toEqual(['ann'])
  expect(recordedBy(recordWinner(played(), third, null), third, 'eve').thirdPlace).toBeUndefined()
})

test('drawing again keeps who recorded the matches that stay', () => {
  const again = redrawn({ ...played(), seed: 'seed' }, ['q4', 'q3', 'q2', 'q1'])
  expect(recordersOf(again, first)).toEqual(['ann', 'cy'])
  expect(recordersOf(again, second)).toEqual(['ann', 'dee'])
})

test('everyone sees who won a match, and no one who recorded it', () => {
  const board = JSON.stringify(boardBracket(played(), new Map(), { thirdPlaceRun: true }))
  expect(board).toContain('winnerId')
  expect(board).not.toContain('"by"')
})
