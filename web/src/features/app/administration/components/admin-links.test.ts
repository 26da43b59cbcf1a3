import { expect, test } from 'vitest'
import { matchScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'
import { adminGroups } from './admin-links.ts'

const linksIn = (groups: ReturnType<typeof adminGroups>) => groups.flatMap(({ links }) => links)

test('each link of the menu of administrators names the access of the screen that it leads to', async () => {
  await loadAdminScreens()
  for (const { href, access } of linksIn(adminGroups(() => true))) {
    const { entry } = matchScreen(knownScreens(), href)
    expect({ path: entry.path, access: entry.access }).toEqual({ path: href, access })
  }
})

test('a group without a link that is open is not shown, nor is what is not open', () => {
  const groups = adminGroups(({ access }) => access !== 'admin' && access.permission === 'users.read')
  expect(groups.map(({ title, links }) => [title, links.map(({ href }) => href)])).toEqual([
    ['Users', ['/admin/users']],
  ])
  const orders = adminGroups(() => true).map(({ links }) => links.map(({ order }) => order))
  for (const order of orders) expect(new Set(order).size).toBe(order.length)
})
