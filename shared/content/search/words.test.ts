import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { hasWords, indexedWords, lookupTerms, suffixes, words } from './words.ts'

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
        expect([...ending].length).toBeLessThanOrEqual(20)
      }
    }),
  )
})

test('what stands beside an apostrophe is indexed as a word too', () => {
  expect(indexedWords('O’Beirne box')).toEqual(['obeirnebox', 'box', 'obeirnebox', 'beirnebox', 'box'])
})

/** True if the index leads to the text and every word of the question is in it. */
const finds = (question: string, text: string, termsOf = suffixes) => {
  const asked = words(question)
  const terms = termsOf(text)
  return (
    hasWords(text, asked) &&
    lookupTerms(asked).some((term) => terms.some((indexed) => indexed.startsWith(term)))
  )
}

test.each([
  ['warmup', 'Warm-up lanes'],
  ['warm-up', 'Warmup lanes'],
  ['warm up', 'The warmup'],
  ['warmup', 'Lanes to warm up'],
  ['SWS15D4', 'Sundown SWS-15 D4'],
  ['SWS-15D4', 'Sundown SWS15D4'],
  ['SWS 15 D4', 'Sundown SWS15D4'],
  ['SWS15D4', 'Sundown SWS 15 D 4'],
  ['15d4', 'Sundown SWS15D4'],
  ['sub woofer', 'Subwoofers'],
  ['ba-ss', 'Bass'],
  ['lanes warmup', 'Warm-up lanes'],
])('%j finds %j', (question, text) => {
  expect(finds(question, text)).toBe(true)
})

test.each([
  ['stand', 'Best and worst'],
  ['armup', 'Warm up'],
  ['warmup', 'Warm it up'],
])('%j does not find %j', (question, text) => {
  expect(finds(question, text)).toBe(false)
})

test('words are found however they are joined, in a title or a description and in the question', () => {
  const part = fc.string({ unit: fc.constantFrom(...'abc9漢'), minLength: 2, maxLength: 5 })
  const gap = fc.constantFrom('', ' ', '-', ' – ', '_', '.')
  const written = fc.array(fc.tuple(part, gap, gap), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(written, part, part, (parts, before, after) => {
      const text = parts.map(([word, inText]) => word + inText).join('')
      const question = parts.map(([word, , inQuestion]) => word + inQuestion).join('')
      const whole = `${before} ${text} ${after}`
      expect(finds(question, whole)).toBe(true)
      expect(finds(question, whole, indexedWords)).toBe(true)
    }),
  )
})
