import { expect, test } from 'vitest'
import { readName } from './read-name.ts'

test.each([
  ['  Rear   seat ', 'Rear seat'],
  ['', undefined],
  [' \u200b ', undefined],
  ['a\u0007b', undefined],
  ['longer than ten', undefined],
])('a name is kept as it can be read back: %j', (typed, name) => {
  expect(readName(typed, 10)).toBe(name)
})

test('a name that may be left out is empty if none of it can be seen', () => {
  expect(readName(' \u200b ', 10, true)).toBe('')
  expect(readName('a\u0007b', 10, true)).toBeUndefined()
})
