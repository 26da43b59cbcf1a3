import { expect, test } from 'vitest'
import { conflictsRefusal, scores } from './conflict-refusal.ts'

const staff = (more: object = {}) =>
  ({ userId: 'jo', role: 'judge', status: 'accepted', classKeys: [], ...more }) as unknown as Parameters<
    typeof scores
  >[0]

test.each([
  ['a judge of every class', {}, true],
  ['a lane of one of the classes', { role: 'lane', classKeys: ['S1'] }, true],
  ['a judge of another class', { classKeys: ['SQ1'] }, false],
  ['a judge who has not accepted', { status: 'invited' }, false],
  ['the desk', { role: 'desk' }, false],
  ['the entrant', { userId: 'me' }, false],
])('%s', (_, more, expected) => {
  expect(scores(staff(more), 'me', ['S1'])).toBe(expected)
})

const jo = { userId: 'jo', name: 'Jo Judge', hasScored: false }
const said = (before: string[], named: string[], hasScored = false) =>
  conflictsRefusal({ before, named, scorers: [{ ...jo, hasScored }] })?.message

test('a judge is named until they have scored the entrant', () => {
  expect(said([], ['jo'])).toBeUndefined()
  expect(said([], ['jo'], true)).toBe(
    'Jo Judge has already scored you. File a protest if something is wrong.',
  )
  expect(said([], ['al'])).toBe('Choose someone who judges one of your classes.')
})

test('what was named before stays, and can be taken back', () => {
  expect(said(['jo'], ['jo'], true)).toBeUndefined()
  expect(said(['al'], ['al'])).toBeUndefined()
  expect(said(['jo'], [], true)).toBeUndefined()
})
