import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { show } from '#test/support/accessible-screens.ts'
import { inBrowser, wake } from '#test/support/browser.ts'

const { url, visit } = inBrowser()

const accounts = ['member', 'pro', 'retailer', 'manufacturer', 'organizer', 'admin'] as const

const season = ['My entries', 'My results', 'Garage', 'Judging']
const everyone = [
  ...season,
  'Profile',
  'Settings',
  'Support',
  'Billing',
  'Notifications',
  'Messages',
  'My listings',
  'Saved',
]
const business = ['Business tools', 'My ads']
const start = 'Dashboard'

/** What the menu of a member names, but for the end of the session. */
const named: Record<(typeof accounts)[number], readonly string[]> = {
  member: [start, ...everyone],
  pro: [start, 'Pro tools', ...everyone],
  retailer: [start, ...everyone, ...business],
  manufacturer: [start, ...everyone, ...business],
  organizer: [start, ...everyone, 'My organization', 'Member news', ...business],
  admin: [start, 'Pro tools', ...everyone, 'Admin tools'],
}

const support: Partial<Record<string, string>> = {
  organizer: '/organization/support',
  admin: '/admin/support',
}

type Link = { label: string; href: string }

const linksOf = (all: Locator): Promise<Link[]> =>
  all.evaluateAll((links) =>
    links.map((link) => {
      const copy = link.cloneNode(true) as Element
      for (const other of copy.querySelectorAll('svg, .menu-badge')) other.remove()
      return { label: copy.textContent?.trim() ?? '', href: link.getAttribute('href') ?? '' }
    }),
  )

/** Every link leads to its own screen. */
async function openEach(page: Page, links: readonly Link[]): Promise<void> {
  for (const { href } of links) {
    await show(page, href)
    const { pathname } = new URL(href, url)
    await expect.poll(() => new URL(page.url()).pathname, { message: href }).toBe(pathname)
    await expect
      .poll(() => page.locator('main h1').first().textContent(), { message: href })
      .not.toMatch(/^Nothing is playing|^$/)
  }
}

test.for(accounts)('each link of the menu of %s leads to its screen', async (account) => {
  const { page } = await visit({ as: `${account}@demo.test` })
  await page.goto('/faq')
  await wake(page)
  await page.getByRole('button', { name: /’s account/ }).click()
  const menu = page.getByRole('menu')
  await menu.getByRole('menuitem', { name: 'Logout' }).waitFor()
  const items = menu.locator('a')
  const labels = async () => (await linksOf(items)).map(({ label }) => label)
  await expect.poll(labels).toEqual(named[account])
  // Every name begins at the same place.
  await expect.poll(() => items.locator('svg').count()).toBe(named[account].length)
  const links = await linksOf(items)
  expect(links.find(({ label }) => label === 'Support')?.href).toBe(support[account] ?? '/dashboard/support')
  await openEach(page, links)
})

test.for(accounts)(
  'the menu of a phone leads %s everywhere that the menu of a large screen does',
  async (account) => {
    const { page } = await visit({ as: `${account}@demo.test`, width: 390 })
    await page.goto('/faq')
    await wake(page)
    await page.locator('summary[aria-label=Menu]').click()
    const menu = page.locator('.mobile-menu')
    await menu.getByRole('button', { name: 'Logout' }).waitFor()
    const items = menu.locator('nav a')
    const labels = async () => (await linksOf(items)).map(({ label }) => label)
    await expect.poll(labels).toEqual(expect.arrayContaining([...named[account]]))
    for (const name of ['Tools', 'Community', 'Market', 'Support', 'Your season', 'Account'])
      await menu.getByRole('heading', { name, exact: true }).waitFor()
    const startOf = (name: string) =>
      menu.getByRole('link', { name }).evaluate((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        return text.getBoundingClientRect().x
      })
    await menu.locator('a[aria-current=page]').waitFor()
    expect(await startOf('FAQ')).toBe(await startOf('Events'))
    const links = await linksOf(items)
    expect(new Set(links.map(({ href, label }) => `${href} ${label}`)).size).toBe(links.length)
    // Their menus hold what those of the others do.
    if (account !== 'organizer' && account !== 'admin') return
    await openEach(
      page,
      links.filter(({ href }) => href.startsWith('/')),
    )
  },
)

test.for([1440, 390])('visitors log in, or register on the way of the prices, at %i px', async (width) => {
  const { page } = await visit({ width })
  await page.goto('/faq')
  await wake(page)
  const phone = page.locator('.mobile-menu')
  if (width === 390) await page.locator('summary[aria-label=Menu]').click()
  const place = width === 390 ? phone : page.getByRole('banner')
  const to = (name: string) => place.getByRole('link', { name, exact: true }).first()
  await expect.poll(() => to('Login').getAttribute('href')).toBe('/login')
  await expect.poll(() => to('Register').getAttribute('href')).toBe('/pricing')
  if (width === 1440) return
  const links = await linksOf(phone.locator('nav a'))
  for (const href of ['/advertise', '/business', '/business-features', '/organization-features'])
    expect(links.map((link) => link.href)).toContain(href)
  await openEach(
    page,
    links.filter(({ href }) => href.startsWith('/')),
  )
})

test('members have the sport in their bar, in groups, and what is theirs in the menu of their account', async () => {
  const { page } = await visit({ as: 'member@demo.test' })
  await page.goto('/faq')
  await wake(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  const entries = bar.locator('.site-link:visible')
  await expect
    .poll(() => entries.allTextContents())
    .toEqual(['Events', 'Leaderboard', 'Tools', 'Community', 'Market', 'Support'])
  await bar.getByRole('button', { name: 'Tools' }).click()
  await expect
    .poll(() => bar.getByRole('link').filter({ visible: true }).allTextContents())
    .toEqual([
      'Events',
      'Leaderboard',
      'Subwoofer designer',
      'SPL calculator',
      'Audio system designer',
      'Diagram editor',
    ])
})

test('inside administration the site menu gives way to groups that stay as they were folded', async () => {
  const { page } = await visit({ as: 'admin@demo.test', asked: true })
  await page.goto('/admin/roles')
  await page.getByRole('button', { name: 'Accept All' }).click()
  const side = page.getByRole('navigation', { name: 'Administration' })
  const group = (name: string) => side.getByRole('button', { name })
  await expect.poll(() => group('Users').getAttribute('aria-expanded')).toBe('true')
  await side.getByRole('heading', { name: 'Money' }).waitFor()
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  await expect.poll(() => group('System').getAttribute('aria-expanded')).toBe('false')
  await group('System').press('Enter')
  await group('Users').press('Enter')
  await side.getByRole('link', { name: 'Settings', exact: true }).waitFor()
  await side.getByRole('link', { name: 'Roles' }).waitFor({ state: 'hidden' })
  await page.reload()
  await side.getByRole('link', { name: 'Settings', exact: true }).waitFor()
  await expect.poll(() => group('Users').getAttribute('aria-expanded')).toBe('false')
})

test('the footer has its sections, the contact block, the newsletter form and the cards, and each link leads somewhere', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  const footer = page.getByRole('contentinfo')
  await expect
    .poll(() =>
      footer.getByRole('navigation').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    )
    .toEqual(
      expect.arrayContaining(['Company', 'Legal', 'Support', 'Social', 'Account', 'Contact and terms']),
    )
  await footer.getByRole('textbox', { name: 'Newsletter' }).waitFor()
  await footer.locator('address a[href^="mailto:"]').waitFor()
  await footer.getByRole('list', { name: 'Ways to pay' }).getByText('Visa').waitFor()
  const links = await linksOf(footer.locator('a[href^="/"]'))
  const hrefs = [...new Set(links.map(({ href }) => href))]
  expect(hrefs).toContain('/ai-configuration')
  const answers = await Promise.all(
    hrefs.map(async (href) => [href, (await fetch(url + href, { redirect: 'follow' })).status]),
  )
  expect(answers).toEqual(hrefs.map((href) => [href, 200]))
})
