import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { foldedKey } from './folded-key.ts'
import { mostKeyBytes, nameLine } from './name-line.ts'

const bytes = (text: string) => Buffer.byteLength(text)

test('a name fits into a key, whatever its signs stand for, and stays the beginning of what it folds to', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), (name) => {
      const key = foldedKey(name)
      expect(bytes(key)).toBeLessThanOrEqual(mostKeyBytes)
      expect(fold(name).startsWith(key)).toBe(true)
    }),
  )
  expect(bytes(foldedKey('\ufdfa'.repeat(40)))).toBeLessThanOrEqual(mostKeyBytes)
})

test('names of every script are taken, and signs that stand for sentences are refused', () => {
  const name = nameLine(160, 1)
  for (const letter of ['a', 'ü', 'ж', 'ش', '한', '李', 'ក']) {
    expect(name.parse(letter.repeat(160))).toBe(letter.repeat(160))
    expect(foldedKey(letter.repeat(120))).toBe(fold(letter.repeat(120)))
  }
  expect(name.safeParse('\ufdfa'.repeat(40)).error?.issues[0]?.message).toBe('Use simpler characters')
})
