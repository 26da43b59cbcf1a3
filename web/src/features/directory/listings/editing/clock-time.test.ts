import { expect, test } from 'vitest'
import { clockWords, readClosing, readOpening } from './clock-time.ts'

const openings: readonly (readonly [typed: string, minutes: number | undefined])[] = [
  ['9', 540],
  ['9a', 540],
  ['9 am', 540],
  ['9:30 pm', 1290],
  ['930', 570],
  ['9.30', 570],
  ['9:30 P.M.', 1290],
  ['17', 1020],
  ['17:45', 1065],
  ['1', 780],
  ['12', 720],
  ['12a', 0],
  ['12 PM', 720],
  ['08:00', 480],
  ['0:30', 30],
  ['noon', 720],
  ['Midnight', 0],
  ['', undefined],
  ['24', undefined],
  ['13 pm', undefined],
  ['0 am', undefined],
  ['9:75', undefined],
  ['9m', undefined],
  ['nine', undefined],
]

test.each(openings)('an opening time that is typed as %j is %j minutes', (typed, minutes) => {
  expect(readOpening(typed)).toBe(minutes)
})

const closings: readonly (readonly [
  typed: string,
  opens: number | undefined,
  minutes: number | undefined,
])[] = [
  ['5', 540, 1020],
  ['5:30', 540, 1050],
  ['17:30', 540, 1050],
  ['2', 1080, 1560],
  ['2a', 1080, 1560],
  ['12', 540, 720],
  ['12', 780, 1440],
  ['midnight', 1080, 1440],
  ['12 am', 1080, 1440],
  ['11', 540, 660],
  ['9', 540, 1260],
  ['9 am', 540, 540],
  ['8 am', 540, 1920],
  ['5', undefined, 1020],
  ['late', 540, undefined],
]

test.each(closings)('a closing time that is typed as %j after %j is %j', (typed, opens, minutes) => {
  expect(readClosing(typed, opens)).toBe(minutes)
})

test('times are shown as a clock shows them, and read back as the same', () => {
  expect([0, 570, 720, 1290, 1440, 1560].map(clockWords)).toEqual([
    '12:00 AM',
    '9:30 AM',
    '12:00 PM',
    '9:30 PM',
    '12:00 AM',
    '2:00 AM',
  ])
  for (let minutes = 0; minutes < 1440; minutes += 15) expect(readOpening(clockWords(minutes))).toBe(minutes)
})
