import { expect, test } from 'vitest'
import { seededItem } from '#shared/content/navigation/seeded-item.ts'
import { menuChanges } from './menu-changes.ts'
import type { NavigationItem } from './navigation-item.ts'
import { withoutEntry } from './without-entry.ts'
import { wordsOfChanges } from './words-of-changes.ts'

const entry = (id: string, parentId?: string): NavigationItem => ({
  ...seededItem({ id, title: id, href: `/${id}`, order: 1 }),
  ...(parentId && { parentId }),
})
const [home, events, shows] = [entry('Home'), entry('Events'), entry('Shows', 'Events')]
const [faq, tools] = [entry('FAQ'), entry('Tools')]
const menu = [home, events, shows, faq, tools]
const words = (after: NavigationItem[]) => wordsOfChanges(menuChanges(menu, after))

test('what was done to a menu is said by the fewest entries that explain it', () => {
  expect(words([home, faq, tools, events, shows])).toBe('Moved Events')
  expect(words([home, events, shows, tools, faq])).toMatch(/^Moved (FAQ|Tools)$/)
  expect(words([home, events, { ...shows, parentId: undefined }, faq, tools])).toBe('Moved Shows')
  expect(words([home, events, shows, faq, tools, entry('Teams')])).toBe('Added Teams')
  expect(words([{ ...home, title: 'Start' }, events, shows, faq])).toBe('Deleted Tools; changed Start')
  expect(words(menu)).toBe('Saved the menu as it was')
  expect(words([])).toBe('Deleted Home, Events and 3 more')
})

test('fields that are different are named, and how rows are kept is none of them', () => {
  const badged = { ...home, badgeText: 'New', order: 90, version: 7 }
  expect(menuChanges(menu, [badged, events, shows, faq, tools]).changed).toEqual([
    { item: badged, fields: ['badgeText'] },
  ])
})

test('what was below a deleted entry goes up one level, to its place', () => {
  const left = withoutEntry(menu, 'Events')
  expect(left.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['Home', undefined],
    ['Shows', undefined],
    ['FAQ', undefined],
    ['Tools', undefined],
  ])
})
