import { expect, test } from 'vitest'
import { boardWishes, nextPlace, pagesOf, shownClasses, steppedClass } from './rotation.ts'

const keys = ['S1', 'S2', 'T1']

test('a board shows all places of a class before the next class, and begins again after the last', () => {
  expect(pagesOf(0)).toBe(1)
  expect(pagesOf(10)).toBe(1)
  expect(pagesOf(11)).toBe(2)
  expect(pagesOf(11, true)).toBe(3)
  expect(nextPlace({ classKey: 'S1', page: 0 }, keys, 2)).toEqual({ classKey: 'S1', page: 1 })
  expect(nextPlace({ classKey: 'S1', page: 1 }, keys, 2)).toEqual({ classKey: 'S2', page: 0 })
  expect(nextPlace({ classKey: 'T1', page: 0 }, keys, 1)).toEqual({ classKey: 'S1', page: 0 })
})

test('a class that is no longer shown is left for the first', () => {
  expect(nextPlace({ classKey: 'X9', page: 0 }, keys, 3)).toEqual({ classKey: 'S1', page: 0 })
})

test('arrow keys lead round in both directions', () => {
  expect(steppedClass('S1', keys, -1)).toBe('T1')
  expect(steppedClass('T1', keys, 1)).toBe('S1')
})

test('the address says which classes, how long and in which theme, within limits', () => {
  const wishes = (search: string) => boardWishes(new URLSearchParams(search))
  expect(wishes('')).toEqual({ classKeys: [], seconds: 15, theme: undefined })
  expect(wishes('classes=S1,%20T1&seconds=30&theme=light')).toEqual({
    classKeys: ['S1', 'T1'],
    seconds: 30,
    theme: 'light',
  })
  expect(wishes('seconds=1').seconds).toBe(5)
  expect(wishes('seconds=9999').seconds).toBe(120)
  expect(wishes('seconds=abc&theme=pink')).toMatchObject({ seconds: 15, theme: undefined })
})

test('a board shows what has begun, or just what it was asked for', () => {
  const cards = [
    { classKey: 'S1', state: 'running' },
    { classKey: 'S2', state: 'planned' },
    { classKey: 'T1', state: 'void' },
  ]
  expect(shownClasses(cards, []).map(({ classKey }) => classKey)).toEqual(['S1'])
  expect(shownClasses(cards, ['S2']).map(({ classKey }) => classKey)).toEqual(['S2'])
  expect(shownClasses(cards, ['unknown']).map(({ classKey }) => classKey)).toEqual(['S1'])
})
