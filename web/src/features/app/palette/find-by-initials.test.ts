import { expect, test } from 'vitest'
import { ownScreens } from '#web/features/content/search/api/own-screens.ts'
import { findByInitials } from './find-by-initials.ts'

const titles = (question: string) => findByInitials(question, ownScreens).map(({ title }) => title)

test.each([
  ['sd', 'Subwoofer designer'],
  ['SC', 'SPL calculator'],
  ['asd', 'Audio system designer'],
  ['mr', 'My results'],
  ['de', 'Diagram editor'],
])('%j names the %s', (question, title) => {
  expect(titles(question)).toContain(title)
})

test('one letter, and letters in another order, name nothing', () => {
  expect(titles('s')).toEqual([])
  expect(titles('')).toEqual([])
  expect(titles('ds')).not.toContain('Subwoofer designer')
})
