import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { indexedWords, suffixes, words } from './words.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })

test('words are lower case, whole, of letters and digits, and at most 20 long', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of words(text)) {
        expect(word).toBe(word.toLowerCase())
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
        expect(word.isWellFormed()).toBe(true)
        expect([...word].length).toBeLessThanOrEqual(20)
      }
    }),
  )
})

test('every part of a word is the beginning of one of its endings', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefgh𝔸漢9'), minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(word, fc.nat(), fc.nat(), (text, a, b) => {
      const letters = [...(words(text)[0] ?? '')]
      fc.pre(letters.length >= 2)
      const from = a % (letters.length - 1)
      const length = 2 + (b % (letters.length - from - 1))
      const part = letters.slice(from, from + length).join('')
      expect(suffixes(text).some((ending) => ending.startsWith(part))).toBe(true)
    }),
  )
})

test('no ending is shorter than what can be looked up, or holds half a character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const ending of suffixes(text)) {
        expect(isTerm(ending)).toBe(true)
        expect(ending.isWellFormed()).toBe(true)
      }
    }),
  )
})

test('what stands beside an apostrophe is indexed as a word too', () => {
  expect(indexedWords('by O’Beirne')).toEqual(['by', 'obeirne', 'by', 'beirne'])
})
