import { expect, test } from 'vitest'
import { seededItem } from '#shared/content/navigation/seeded-item.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { menuTree } from '#web/features/content/navigation/components/menu-tree.ts'
import { quickLinksOf } from './quick-links-of.ts'

const items = [
  seededItem({ id: 'faq', title: 'FAQ', href: '/faq', order: 1 }),
  seededItem({ id: 'dash', title: 'Dashboard', href: '/dashboard', order: 2, contexts: ['free_competitor'] }),
  seededItem({ id: 'shop', title: 'Shop', href: '/shop', order: 3, parentId: 'faq', contexts: ['retailer'] }),
  seededItem({ id: 'pro', title: 'Your Pro', href: '/billing', order: 4, contexts: ['pro_competitor'] }),
  seededItem({ id: 'soon', title: 'Soon', href: '/soon', order: 5, contexts: ['retailer'] }),
]

const titles = (membershipType: MembershipType, there: readonly string[]) => {
  const exists = (href: string) => there.includes(href.split('?')[0] ?? '')
  return quickLinksOf(menuTree(items, { membershipType }, exists), { membershipType }, exists).map(
    ({ title }) => title,
  )
}

const today = ['/faq', '/dashboard', '/shop', '/profile', '/billing', '/admin', '/admin/dashboard']

test('each membership finds what is there for it, once, and nothing that is for everyone', () => {
  expect(titles('competitor', today)).toEqual(['Profile', 'Settings', 'Billing'])
  expect(titles('pro_competitor', today)).toEqual(['Your Pro', 'Profile', 'Settings'])
  expect(titles('retailer', today)).toEqual(['Shop', 'Profile', 'Settings', 'Billing'])
  expect(titles('admin', today)).toEqual(['Shop', 'Your Pro', 'Profile', 'Settings', 'Admin tools'])
})

test('what is still to come shows up with its screen, for those whom it is for', () => {
  const later = [
    ...today,
    '/business',
    '/my-ads',
    '/organizations',
    '/subwoofer-designer',
    '/my-listings',
    '/dashboard/support',
    '/organization/support',
    '/organization/news',
    '/admin/support',
  ]
  const ofSome = ['Business tools', 'Member news', 'My ads', 'My organization', 'Pro tools', 'Support']
  const found = MembershipType.options.map((type) => [
    type,
    titles(type, later).filter((title) => ofSome.includes(title)),
  ])
  expect(Object.fromEntries(found)).toEqual({
    admin: ['Pro tools', 'Support'],
    organization: ['Support', 'My organization', 'Member news', 'Business tools', 'My ads'],
    manufacturer: ['Support', 'Business tools', 'My ads'],
    retailer: ['Support', 'Business tools', 'My ads'],
    pro_competitor: ['Pro tools', 'Support'],
    competitor: ['Support'],
  })
})

test('unread messages are counted beside the link to messages, and beside no other', () => {
  const badges = (unread?: string) =>
    quickLinksOf([], { membershipType: 'competitor' }, () => true, unread)
      .filter(({ badge }) => badge)
      .map(({ href, badge }) => [href, badge])
  expect(badges('3')).toEqual([['/marketplace/messages', { text: '3', color: 'blue', words: 'unread' }]])
  expect(badges()).toEqual([])
})
