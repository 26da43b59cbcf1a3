import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { upgradeNavigationItem } from './upgrade-navigation-item.ts'

const former = {
  id: 'faq',
  title: 'FAQ',
  href: '/faq',
  order: 30,
  targetBlank: false,
  contexts: ['base'],
  isActive: true,
  version: 3,
}

test('an entry from before priorities and rules has the middle one and none', () => {
  const read = z.parse(NavigationItem, upgradeNavigationItem(former))
  expect(read).toEqual({ ...former, priority: 50, visibilityRules: [] })
  expect(upgradeNavigationItem(read)).toEqual(read)
})

test('an icon or a color that no one can draw is dropped, and one that is known stays', () => {
  const odd = upgradeNavigationItem({ ...former, icon: 'skull', badgeText: 'New', badgeColor: '#ff0000' })
  expect(z.parse(NavigationItem, odd)).not.toHaveProperty('icon')
  expect(z.parse(NavigationItem, odd)).not.toHaveProperty('badgeColor')
  const known = upgradeNavigationItem({ ...former, icon: 'help', badgeColor: 'green' })
  expect(z.parse(NavigationItem, known)).toMatchObject({ icon: 'help', badgeColor: 'green' })
})
