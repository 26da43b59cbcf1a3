import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from './text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })

test('accepted text is trimmed, within its limits, printable and whole', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 5, max: 40 }),
      (input, min, max) => {
        const parsed = z.safeParse(text(max, min), input)
        if (!parsed.success) return
        expect(parsed.data).toBe(parsed.data.trim())
        expect([...parsed.data].length).toBeGreaterThanOrEqual(min)
        expect([...parsed.data].length).toBeLessThanOrEqual(max)
        expect(parsed.data.isWellFormed()).toBe(true)
        expect([...parsed.data].some((character) => '\0\b\x1b\x7f'.includes(character))).toBe(false)
      },
    ),
  )
})

test('accepted text is accepted again unchanged', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      const once = z.safeParse(text(40), input)
      if (once.success) expect(z.parse(text(40), once.data)).toBe(once.data)
    }),
  )
})

test('ordinary text in any script is accepted', () => {
  const written = fc.string({
    unit: fc.constantFrom('a', 'Ł', 'é', '漢', '🔊', ' ', '\n', "'", '<'),
    maxLength: 20,
  })
  fc.assert(
    fc.property(written, (input) => {
      expect(z.parse(text(80), input)).toBe(input.trim())
    }),
  )
})

test.each([
  ['a NUL', 'a\0b'],
  ['an escape sequence', 'a\x1b[31mb'],
  ['a delete character', 'a\x7fb'],
  ['half of a surrogate pair', 'a\ud800b'],
])('text with %s is refused', (_, input) => {
  expect(z.safeParse(text(20), input).success).toBe(false)
})
