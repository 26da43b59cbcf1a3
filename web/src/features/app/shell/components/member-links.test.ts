import { expect, test } from 'vitest'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { matchScreen, notFoundScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'
import { memberGroups } from './member-links.ts'

await loadAdminScreens()
const exists = (href: string) =>
  matchScreen(knownScreens(), href.split('?')[0] ?? '').entry !== notFoundScreen

const season = [
  ['My entries', '/my-entries'],
  ['My results', '/my-results'],
  ['Garage', '/garage'],
  ['Judging', '/judge-scoring'],
]
const start = ['Dashboard', '/dashboard']
const pro = ['Pro tools', '/subwoofer-designer']
const account = (support = '/dashboard/support') => [
  ['Profile', '/profile'],
  ['Settings', '/profile?tab=settings'],
  ['Support', support],
  ['Billing', '/billing'],
  ['Notifications', '/notifications'],
]
const market = [
  ['Messages', '/marketplace/messages'],
  ['My listings', '/my-listings'],
  ['Saved', '/marketplace/saved'],
]
const business = [
  ['Business tools', '/business'],
  ['My ads', '/my-ads'],
]
const organization = [
  ['My organization', '/organizations'],
  ['Member news', '/organization/news'],
  ...business,
]
const names = ['Your season', 'Account', 'Buying and selling']

const wanted: Record<MembershipType, [title: string, links: string[][]][]> = {
  competitor: named(names, [start, ...season], account(), market),
  pro_competitor: named(names, [start, pro, ...season], account(), market),
  retailer: named([...names, 'Your business'], [start, ...season], account(), market, business),
  manufacturer: named([...names, 'Your business'], [start, ...season], account(), market, business),
  organization: named(
    [...names, 'Your business'],
    [start, ...season],
    account('/organization/support'),
    market,
    organization,
  ),
  admin: named(
    [...names, 'Administration'],
    [['Dashboard', '/admin/dashboard'], pro, ...season],
    account('/admin/support'),
    market,
    [['Admin tools', '/admin']],
  ),
}

function named(titles: readonly string[], ...groups: string[][][]): [string, string[][]][] {
  return titles.map((title, at) => [title, groups[at] ?? []])
}

test.for(MembershipType.options)('the menu of a member, %s, names each of their screens once', (type) => {
  const groups = memberGroups({ membershipType: type }, exists)
  expect(groups.map(({ title, links }) => [title, links.map(({ label, href }) => [label, href])])).toEqual(
    wanted[type],
  )
  const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href))
  expect(new Set(hrefs).size).toBe(hrefs.length)
})

test('a link appears once its screen exists, and a group with its first link', () => {
  expect(memberGroups({ membershipType: 'competitor' }, (href) => href === '/billing')).toEqual([
    { title: 'Account', links: [{ label: 'Billing', href: '/billing' }] },
  ])
})
