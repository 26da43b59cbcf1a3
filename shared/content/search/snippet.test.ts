import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snippet } from './snippet.ts'

test('a text that fits is shown as it is', () => {
  expect(snippet('x'.repeat(200))).toBe('x'.repeat(200))
})

test('a longer one ends with a whole word', () => {
  expect(snippet(`${'subwoofer '.repeat(30)}end`)).toBe(`${'subwoofer '.repeat(19).trim()}…`)
})

test('no snippet is longer than 200 characters or holds half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 150, maxLength: 400 }), (text) => {
      const shown = snippet(text)
      expect(shown.length).toBeLessThanOrEqual(200)
      if (text.length > 200) expect(shown.isWellFormed()).toBe(true)
    }),
  )
})
