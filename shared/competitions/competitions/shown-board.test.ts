import { expect, test } from 'vitest'
import type { Board } from './board.ts'
import { shownBoard } from './shown-board.ts'

const decisions = [
  {
    revision: 1,
    outcome: 'denied' as const,
    sentence: 'The video shows a latched door, so the run stands.',
    at: '2027-07-10T18:00:00.000Z',
  },
]
const board = (state: Board['state']) =>
  ({ state, policy: 'all', rows: [], latest: [], next: [], history: [], decisions }) as unknown as Board

test('how a protest was decided stands beside places and scores', () => {
  expect(shownBoard(board('provisional'), { board: 'all' }).decisions).toEqual(decisions)
  expect(shownBoard(board('provisional'), { board: 'places' }).decisions).toEqual(decisions)
})

test('where the organizer hides the places, no decision hints at them before they are signed', () => {
  expect(shownBoard(board('provisional'), { board: 'hidden' }).decisions).toEqual([])
  expect(shownBoard(board('final'), { board: 'hidden' }).decisions).toEqual(decisions)
})

test('a void class still says how its protests were decided', () => {
  expect(shownBoard(board('void'), { board: 'all' }).decisions).toEqual(decisions)
})

test('a bracket is shown with the places, its readings with the scores', () => {
  const match = { a: 'ann', b: 'bo', winnerId: 'ann', out: [] }
  const rounds = [[{ ...match, measured: { a: 15_130, b: 15_092 } }]]
  const drawn = (state: Board['state']) =>
    ({
      ...board(state),
      bracket: { rounds, thirdPlace: rounds[0]?.[0], isDecided: true },
    }) as unknown as Board
  expect(shownBoard(drawn('running'), { board: 'all' }).bracket?.rounds).toEqual(rounds)
  expect(shownBoard(drawn('running'), { board: 'places' }).bracket).toEqual({
    rounds: [[match]],
    thirdPlace: match,
    isDecided: true,
  })
  expect(shownBoard(drawn('running'), { board: 'hidden' }).bracket).toBeUndefined()
  expect(shownBoard(drawn('final'), { board: 'hidden' }).bracket?.rounds).toEqual(rounds)
})
