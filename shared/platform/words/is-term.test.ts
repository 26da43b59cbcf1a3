import { expect, test } from 'vitest'
import { isTerm, termGroup } from './is-term.ts'

test.each(['李', 'ひ', 'カ', '김', 'ㄅ', 'ab', 'é9', '𝔸b', '李a', 'a\n'])(
  '%j is enough to look for',
  (text) => {
    expect(isTerm(text)).toBe(true)
  },
)

test.each(['', 'a', 'é', '7', '𝔸', '🔊'])('%j is not enough to look for', (text) => {
  expect(isTerm(text)).toBe(false)
})

test('a term is where its beginnings are looked up', () => {
  for (const term of ['李小龍', '李', '김철수', 'ab', 'abc', 'a b', '𝔸bc']) {
    const letters = [...term]
    const beginnings = letters.map((_, at) => letters.slice(0, at + 1).join('')).filter(isTerm)
    expect(new Set(beginnings.map(termGroup))).toEqual(new Set([termGroup(term)]))
  }
})
