import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#shared/platform/words/fold.ts'
import { nameQuery, nameTerms } from './name-terms.ts'

const finds = (question: string, ...names: string[]) =>
  nameTerms(...names).some((term) => term.startsWith(nameQuery(question)))

const word = fc.string({ unit: fc.constantFrom(...'abcéñ漢9𝔸'), minLength: 1, maxLength: 12 })
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

test('every part of a name of two letters or more finds it', () => {
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (given, a, b) => {
      const letters = [...fold(given)]
      const from = a % letters.length
      const part = letters.slice(from, from + 2 + (b % letters.length)).join('')
      fc.pre([...fold(part)].length >= 2)
      expect(finds(part, given)).toBe(true)
    }),
  )
})

test('nothing finds a name that does not have it', () => {
  fc.assert(
    fc.property(name, word, (given, part) => {
      const query = fold(part)
      const words = fold(given).split(' ')
      fc.pre(query.length >= 2 && !words.some((one) => one.includes(query)))
      expect(finds(query, given)).toBe(false)
    }),
  )
})

test.each([
  ['ann lee', 'Ann Lee'],
  ['LEE ANN', 'Ann Lee'],
  ['lee, ann', 'Ann Lee'],
  ['n le', 'Ann Lee'],
  ['ann lee', 'Ann Marie Lee'],
  ['marie', 'Ann Marie Lee'],
  ['jose', 'José Núñez'],
  ['núñ', 'Jose Nunez'],
  ['lukasz zolc', 'Łukasz Żółć'],
  ['zol', 'Łukasz Żółć'],
  ['obeirne', 'Fergal O’Beirne'],
  ["o'beirne", 'Fergal O’Beirne'],
  ['o beirne', 'Fergal O’Beirne'],
  ['fergal o’b', "Fergal O'Beirne"],
  ['o’beirne', 'Fergal OBeirne'],
  ['李', '李小龍'],
  ['龍', '李小龍'],
  ['mile high', 'Stellan Moxley', 'Mile High Midrange'],
])('%j finds %j', (question, ...names) => {
  expect(finds(question, ...names)).toBe(true)
})

test('a very long name costs a bounded number of terms', () => {
  expect(nameTerms('ab '.repeat(100), 'x'.repeat(500)).length).toBeLessThanOrEqual(160)
  expect(nameTerms('ß'.repeat(500), '\ufdfa'.repeat(500)).length).toBeLessThanOrEqual(160)
})
