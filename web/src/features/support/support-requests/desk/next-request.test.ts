import { expect, test } from 'vitest'
import { nextIn } from './next-request.ts'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
  ['gone', 'a'],
])('after %s one works on with %s', (id, next) => {
  expect(nextIn(rows, id)?.id).toBe(next)
})

test('after the last one there is none', () => {
  expect(nextIn([{ id: 'a' }], 'a')).toBeUndefined()
  expect(nextIn([], 'a')).toBeUndefined()
})
