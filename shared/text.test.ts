import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { line, text } from './text.ts'

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

test('signs that turn the direction of what follows are taken out, those that words need stay', () => {
  expect(z.parse(text(40), '\u202a+1 480 555 0100\u202c')).toBe('+1 480 555 0100')
  expect(z.parse(text(40), 'Dana \u202egnp.exe\u2069')).toBe('Dana gnp.exe')
  expect(z.parse(text(40), 'می\u200cخواهم \u200f👩\u200d🔧')).toBe('می\u200cخواهم \u200f👩\u200d🔧')
})

test('a line has no breaks, and is accepted again unchanged', () => {
  expect(z.parse(line(40, 1), ' Dana\r\n\tde  la Cruz ')).toBe('Dana de la Cruz')
  fc.assert(
    fc.property(anyText, (input) => {
      const once = z.safeParse(line(40), input)
      if (!once.success) return
      expect(once.data).not.toMatch(/[\r\n\t\u2028\u2029]/)
      expect(z.parse(line(40), once.data)).toBe(once.data)
    }),
  )
})

test.each([
  ['nothing', ''],
  ['spaces', ' \u3000 '],
  ['signs without a width', '\u200b\u2060\ufeff'],
  ['signs that only turn the direction', '\u202e\u2066'],
  ['invisible letters', '\u3164\uffa0'],
  ['an accent alone', '\u0301'],
])('a name of %s is missing, which is said once, and is none where none is needed', (_, input) => {
  expect(z.safeParse(line(20, 1), input).error?.issues.map(({ message }) => message)).toEqual(['Required'])
  expect(z.parse(line(20), input)).toBe('')
})

test.each(['O', '漢', '🔊', '7', 'שלום', 'N.'])('%s is a name', (input) => {
  expect(z.parse(line(20, 1), input)).toBe(input)
})
