import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneSlip } from './one-slip.ts'
import { intactParts, spelledWords, spellings } from './spelling.ts'

const letter = fc.constantFrom(...'abcdé漢𝔸')
const word = fc.array(letter, { minLength: 5, maxLength: 12 })

/** Every way to write a word with one slip. */
function slipsOf(letters: readonly string[], at: number, other: string): string[] {
  const [before, after] = [letters.slice(0, at), letters.slice(at)]
  const [first = '', second = '', ...rest] = after
  return [
    [...before, other, ...after],
    [...before, ...after.slice(1)],
    [...before, other, ...after.slice(1)],
    [...before, second, first, ...rest],
  ].map((slip) => slip.join(''))
}

test.each([
  ['subwofer', 'subwoofer'],
  ['subwooffer', 'subwoofer'],
  ['sibwoofer', 'subwoofer'],
  ['sbuwoofer', 'subwoofer'],
])('%s is one slip away from %s', (one, other) => {
  expect(isOneSlip(one, other)).toBe(true)
  expect(isOneSlip(other, one)).toBe(true)
})

test.each([
  ['bass', 'bass'],
  ['subwofr', 'subwoofer'],
  ['bass', 'ssab'],
  ['', 'ab'],
])('%j is not one slip away from %j', (one, other) => {
  expect(isOneSlip(one, other)).toBe(false)
  expect(isOneSlip(other, one)).toBe(false)
})

test('a word with a slip leads to the word that was meant, by its beginning or its end', () => {
  fc.assert(
    fc.property(word, fc.nat(), letter, (letters, place, other) => {
      const meant = letters.join('')
      for (const slip of slipsOf(letters, place % letters.length, other)) {
        fc.pre([...slip].length >= 5)
        if (slip !== meant) expect(isOneSlip(slip, meant)).toBe(true)
        const parts = intactParts(slip)
        const isFound = spellings(meant).some(({ from, letters: whole }) =>
          parts.some((part) => part.from === from && whole.startsWith(part.letters)),
        )
        expect(isFound).toBe(true)
      }
    }),
  )
})

test('numbers, names of parts and short words are never taken for a slip', () => {
  expect(spelledWords('Bass amp 2000 SWS15D4 bass Lanes')).toEqual(['bass', 'lanes'])
})
