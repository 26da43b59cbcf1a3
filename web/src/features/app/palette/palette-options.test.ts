import { expect, test } from 'vitest'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import { ownScreens } from '#web/features/content/search/api/own-screens.ts'
import { findScreens } from '#web/features/content/search/find-screens.ts'
import { meantGroup, resultGroups, screenGroups } from './palette-options.ts'

const member = { isSignedIn: true, isComplete: true, isOpen: () => false }

const result = (given: Partial<SearchResult> & Pick<SearchResult, 'type' | 'title'>): SearchResult => ({
  id: `${given.type} ${given.title}`,
  description: '',
  url: '/',
  tags: [],
  relevanceScore: 10,
  metadata: {},
  ...given,
})

const shown = (results: readonly SearchResult[], q: string) =>
  resultGroups(results, q)
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => [name, options.map(({ title }) => title)])

test('what is called so comes before what only other words lead to', () => {
  const { first, last } = screenGroups(findScreens('sub', ownScreens, member))
  expect(first.flatMap(({ options }) => options.map(({ title }) => title))).toEqual(['Subwoofer designer'])
  expect(last.flatMap(({ options }) => options.map(({ title }) => title))).toContain('Marketplace')
})

test('what other words lead to is not put off where nothing is called so', () => {
  const { first, last } = screenGroups(findScreens('enclosure calculator', ownScreens, member))
  expect(first.map(({ name, options }) => [name, options.map(({ title }) => title)])).toContainEqual([
    'Tools',
    ['Subwoofer designer'],
  ])
  expect(last).toEqual([{ name: 'Related screens', options: [] }])
})

test('the beginning of a word in a title comes before letters inside of it, and these before descriptions', () => {
  const results = [
    result({ type: 'event', title: 'Spring Meet', description: 'Bring a sub' }),
    result({ type: 'event', title: 'Insubordinate Bass' }),
    result({ type: 'driver', title: 'Twelve-inch sub' }),
    result({ type: 'event', title: 'Subs on the Strip' }),
  ]
  expect(shown(results, 'sub')).toEqual([
    ['Events', ['Subs on the Strip', 'Insubordinate Bass', 'Spring Meet']],
    ['Drivers', ['Twelve-inch sub']],
  ])
  expect(shown(results.slice(0, 3), 'sub')).toEqual([
    ['Drivers', ['Twelve-inch sub']],
    ['Events', ['Insubordinate Bass', 'Spring Meet']],
  ])
})

test('a business that has an account is listed once, and a member who shares its name stays', () => {
  const business = result({ type: 'business', title: 'Bay Four Audio', location: 'Dallas, TX' })
  const account = result({
    type: 'user',
    title: 'Bay Four Audio',
    location: 'Dallas, TX',
    metadata: { membershipType: 'retailer' },
  })
  expect(shown([account, business], 'bay')).toEqual([['Businesses', ['Bay Four Audio']]])
  expect(shown([account], 'bay')).toEqual([['Members', ['Bay Four Audio']]])
  for (const other of [
    { ...account, location: 'Tulsa, OK' },
    { ...account, metadata: { membershipType: 'competitor' } },
  ])
    expect(shown([other, business], 'bay')).toContainEqual(['Members', ['Bay Four Audio']])
})

test('another spelling is offered as a text to look for', () => {
  expect(meantGroup('subwoofer').options).toMatchObject([
    { title: 'Did you mean “subwoofer”?', words: 'subwoofer' },
  ])
  expect(meantGroup(undefined).options).toEqual([])
})
