import { expect, test } from 'vitest'
import { matchScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'
import { adminGroups, linksIn } from './admin-links.ts'

/** The entries that the platform’s design names, group by group, in their order there. */
const named: Record<string, readonly (readonly [title: string, href: string])[]> = {
  Content: [
    ['Pages', '/admin/cms-pages'],
    ['Navigation', '/admin/navigation-manager'],
    ['Contact', '/admin/contact-settings'],
  ],
  Users: [
    ['Support', '/admin/support'],
    ['Billing', '/admin/billing'],
  ],
  Marketing: [
    ['Newsletter', '/admin/newsletter'],
    ['Analytics', '/admin/analytics'],
    ['Search report', '/admin/search-report'],
    ['Analytics settings', '/analytics-settings'],
  ],
  System: [
    ['Billing configuration', '/admin/billing-configuration'],
    ['Email templates', '/admin/mails/templates'],
    ['Backup', '/admin/backup'],
    ['AI', '/admin/ai-configuration'],
    ['AI migration', '/admin/ai-migration'],
  ],
}

test('each link of the menu of administrators names the access of the screen that it leads to', async () => {
  await loadAdminScreens()
  for (const { href, access } of adminGroups(() => true).flatMap(linksIn)) {
    const { entry } = matchScreen(knownScreens(), href)
    expect({ path: entry.path, access: entry.access }).toEqual({ path: href, access })
  }
})

test('the menu of administrators has four groups below its overview, and each entry that is named stands in its group', async () => {
  await loadAdminScreens()
  const groups = adminGroups(() => true)
  expect(groups.map(({ title }) => title)).toEqual([undefined, ...Object.keys(named)])
  for (const [group, wanted] of Object.entries(named)) {
    const found = groups
      .filter(({ title }) => title === group)
      .flatMap(linksIn)
      .map(({ title, href }) => [title, href] as const)
    expect(found.filter(([title]) => wanted.some(([name]) => name === title))).toEqual(wanted)
    for (const [, href] of wanted) expect(matchScreen(knownScreens(), href).entry.path).toBe(href)
  }
})

test('a group without a link that is open is not shown, nor is what is not open', () => {
  const groups = adminGroups(({ access }) => access !== 'admin' && access.permission === 'users.read')
  expect(groups.map((group) => [group.title, linksIn(group).map(({ href }) => href)])).toEqual([
    ['Users', ['/admin/users']],
  ])
})

test('no entry shares its place, and the long groups have small headings, each with its entries', () => {
  const groups = adminGroups(() => true)
  for (const { sections } of groups)
    for (const { links } of sections) expect(new Set(links.map(({ order }) => order)).size).toBe(links.length)
  const headings = (name: string) =>
    groups.find(({ title }) => title === name)?.sections.map(({ title }) => title)
  expect(headings('Content')).toEqual(['Competition', 'Community', 'Pages', 'Tools'])
  expect(headings('Users')).toEqual(['People', 'Money'])
})
