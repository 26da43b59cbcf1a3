import { expect, test } from 'vitest'
import { ClassKey } from './class-key.ts'

test.each(['S1', 'SQ-2', '0', 'A'.repeat(12)])('%s is a key of a class', (key) => {
  expect(ClassKey.safeParse(key).data).toBe(key)
})

test.each(['s1', 'Sq1', 'S 1', 'S_1', 'Ä1', '', 'A'.repeat(13)])(
  'the key "%s" is refused by a sentence that names what it may hold, capital letters among it',
  (key) => {
    expect(ClassKey.safeParse(key).error?.issues.map(({ message }) => message)).toEqual([
      'Use 1 to 12 capital letters, digits, or hyphens, such as S1',
    ])
  },
)
