import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const widthOf = (text: string) => [...text].length
const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '漢'), minLength: 1, maxLength: 15 }))

test('no line is too wide, none is empty, and together they are the text', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 12 }), (given, width) => {
      const lines = wrapText(given.join(' '), widthOf, width)
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
      expect(lines).not.toContain('')
      expect(lines.join('').replaceAll(' ', '')).toBe(given.join(''))
    }),
  )
})

test('a line breaks between words where it can, and within one that is too long', () => {
  expect(wrapText('one two three', widthOf, 7)).toEqual(['one two', 'three'])
  expect(wrapText('a abcdefghij b', widthOf, 4)).toEqual(['a', 'abcd', 'efgh', 'ij b'])
})
