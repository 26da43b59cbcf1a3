import { expect, test } from 'vitest'
import type { PublicResource } from '#shared/content/resources/resource.ts'
import { findResources } from './find-resources.ts'
import { resourceGroups } from './resource-groups.ts'

const resource = (title: string, more: Partial<PublicResource> = {}): PublicResource => ({
  id: `rsc_${title}`,
  kind: 'guide',
  title,
  summary: 'About boxes.',
  href: '/faq',
  category: 'Enclosures',
  level: 'any',
  featured: false,
  ...more,
})
const titles = (resources: readonly PublicResource[]) => resources.map(({ title }) => title)

test('three that are featured come first and only once, the others under their kind in order', () => {
  const featured = { featured: true }
  const all = [
    resource('a', { kind: 'tool' }),
    resource('b', featured),
    resource('c', featured),
    resource('d'),
    resource('e', featured),
    resource('f', featured),
  ]
  const shown = resourceGroups(all)
  expect(titles(shown.featured)).toEqual(['b', 'c', 'e'])
  expect(shown.groups.map((group) => [group.kind, titles(group.resources)])).toEqual([
    ['guide', ['d', 'f']],
    ['tool', ['a']],
  ])
})

test('a search finds every word anywhere; a level includes what suits everyone', () => {
  const all = [
    resource('Port área', { level: 'advanced' }),
    resource('Ohm’s law', { category: 'Wiring', level: 'beginner' }),
    resource('Terms'),
  ]
  expect(titles(findResources(all, { q: 'AREA enclosures' }))).toEqual(['Port área'])
  expect(titles(findResources(all, { q: 'area wiring' }))).toEqual([])
  expect(titles(findResources(all, { level: 'beginner' }))).toEqual(['Ohm’s law', 'Terms'])
  expect(titles(findResources(all, { category: 'Wiring' }))).toEqual(['Ohm’s law'])
})
