import { expect, test } from 'vitest'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { matchScreen, notFoundScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'
import { memberLinks } from './member-links.ts'

await loadAdminScreens()
const exists = (href: string) =>
  matchScreen(knownScreens(), href.split('?')[0] ?? '').entry !== notFoundScreen

const parts = {
  start: [['Dashboard', '/dashboard']],
  pro: [['Pro tools', '/subwoofer-designer']],
  person: [
    ['Garage', '/garage'],
    ['Profile', '/profile'],
    ['Settings', '/profile?tab=settings'],
  ],
  support: [['Support', '/dashboard/support']],
  own: [
    ['Billing', '/billing'],
    ['Notifications', '/notifications'],
    ['Messages', '/marketplace/messages'],
    ['My listings', '/my-listings'],
    ['Saved', '/marketplace/saved'],
  ],
  business: [
    ['Business tools', '/business'],
    ['My ads', '/my-ads'],
  ],
}
const { start, pro, person, support, own, business } = parts

const wanted: Record<MembershipType, string[][]> = {
  competitor: [...start, ...person, ...support, ...own],
  pro_competitor: [...start, ...pro, ...person, ...support, ...own],
  retailer: [...start, ...person, ...support, ...own, ...business],
  manufacturer: [...start, ...person, ...support, ...own, ...business],
  organization: [
    ...start,
    ...person,
    ['Support', '/organization/support'],
    ...own,
    ['My organization', '/organizations'],
    ['Member news', '/organization/news'],
    ...business,
  ],
  admin: [
    ['Dashboard', '/admin/dashboard'],
    ...pro,
    ...person,
    ['Support', '/admin/support'],
    ...own,
    ['Admin tools', '/admin'],
  ],
}

test.for(MembershipType.options)('the menu of a member, %s, names each of their screens once', (type) => {
  const links = memberLinks({ membershipType: type }, exists)
  expect(links.map(({ label, href }) => [label, href])).toEqual(wanted[type])
})

test('a link appears once its screen exists', () => {
  expect(memberLinks({ membershipType: 'competitor' }, (href) => href === '/billing')).toEqual([
    { label: 'Billing', href: '/billing' },
  ])
})
