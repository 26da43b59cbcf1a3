import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['José  Ñandú', 'jose nandu'],
  ['O’Neill & Sons, Inc.', 'o neill sons inc'],
  ['경기도', '경기도'],
  ['경기도'.normalize('NFD'), '경기도'],
  ['!!!', ''],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
