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
