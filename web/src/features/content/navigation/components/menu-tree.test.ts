import { expect, test } from 'vitest'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { menuTree } from './menu-tree.ts'

const item = (id: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  title: id,
  href: `/${id}`,
  order: 1,
  targetBlank: false,
  contexts: ['base'],
  priority: 50,
  visibilityRules: [],
  isActive: true,
  version: 1,
  ...more,
})
const exists = (href: string) => ['/faq', '/pricing', '/dashboard'].includes(href)
const titles = (items: NavigationItem[], membershipType?: 'competitor') =>
  menuTree(items, { membershipType }, exists).map(({ title, children }) => [
    title,
    children.map((child) => child.title),
  ])

test('an item without a screen is left out, another site stays', () => {
  const items = [item('faq'), item('leaderboard'), item('shop', { href: 'https://shop.example' })]
  expect(titles(items)).toEqual([
    ['faq', []],
    ['shop', []],
  ])
})

test('a script is no address, and neither is one with a login or of a private network', () => {
  for (const href of ['javascript:alert(1)', 'https://user:secret@shop.example', 'https://10.0.0.1/'])
    expect(titles([item('bad', { href })])).toEqual([])
})

test('children stand under their parent, which stays for their sake', () => {
  const items = [item('help'), item('faq', { parentId: 'help' }), item('gone', { parentId: 'help' })]
  expect(titles(items)).toEqual([['help', ['faq']]])
})

test('a parent that leads somewhere comes first below itself, unless one of its children leads there', () => {
  const child = item('pricing', { parentId: 'faq' })
  expect(titles([item('faq'), child])).toEqual([['faq', ['faq', 'pricing']]])
  const same = item('Questions', { href: '/faq', parentId: 'faq' })
  expect(titles([item('faq'), same, child])).toEqual([['faq', ['Questions', 'pricing']]])
})

test('members also see the items of their membership', () => {
  const items = [item('faq'), item('dashboard', { contexts: ['free_competitor'], order: 2 })]
  expect(titles(items)).toEqual([['faq', []]])
  expect(titles(items, 'competitor')).toEqual([
    ['faq', []],
    ['dashboard', []],
  ])
})

test('the dashboard of those who administer is theirs', () => {
  const items = [item('dashboard', { contexts: ['free_competitor'] })]
  const anywhere = () => true
  expect(menuTree(items, { membershipType: 'admin' }, anywhere).map(({ href }) => href)).toEqual([
    '/admin/dashboard',
  ])
  expect(menuTree(items, { membershipType: 'competitor' }, anywhere).map(({ href }) => href)).toEqual([
    '/dashboard',
  ])
})

test('a badge says what it is told, or counts for the member who looks and is gone at nothing', () => {
  const items = [
    item('faq', { badgeText: 'New', badgeColor: 'green' }),
    item('dashboard', { badgeSource: 'unread_notifications', badgeText: 'old' }),
  ]
  const badges = (unreadNotifications?: number) =>
    menuTree(items, unreadNotifications === undefined ? {} : { unreadNotifications }, exists).map(
      ({ badge }) => badge,
    )
  expect(badges()).toEqual([{ text: 'New', color: 'green' }, undefined])
  expect(badges(0)[1]).toBeUndefined()
  expect(badges(12)[1]).toEqual({ text: '9+', color: 'gray', words: 'unread' })
})
