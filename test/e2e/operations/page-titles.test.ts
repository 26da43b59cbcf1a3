import { beforeAll, expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { listEvents } from '#shared/events/events/contract.ts'
import { show } from '#test/support/accessible-screens.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { countedAt } from '#test/support/counted.ts'

const { url, visit } = inBrowser()
const shop = demoUserId('retailer@demo.test')

let event = ''
beforeAll(async () => {
  event = (await new Client(url).call(listEvents, { query: { limit: 1 } })).body.items[0]?.id ?? ''
})

type Titled = [path: string, title: string, address?: () => string]

const ofVisitors: Titled[] = [
  ['/events', 'Events Directory'],
  ['/', 'Home'],
  ['/directory', 'Business Directory'],
  ['/members', 'Community Members'],
  ['/resources', 'Resources'],
  ['/login', 'Login'],
  ['/register', 'Register'],
  ['/pricing', 'Pricing'],
  ['/events/suggest', 'Suggest Event'],
  ['/advertise', 'Advertise'],
  ['/search', 'Search Results', () => '/search?q=bay'],
  ['/events/:eventId', 'Event Details', () => `/events/${event}`],
  ['/public-profile/:userId', 'Public Profile', () => `/public-profile/${shop}`],
]

const ofMembers: Titled[] = [
  ['/dashboard', 'User Dashboard'],
  ['/member/:userId', 'Member Profile', () => `/member/${shop}`],
]

test.each([
  ['visitors', undefined, ofVisitors],
  ['members', 'pro@demo.test', ofMembers],
] as const)(
  'each page of %s goes to analytics under the title that reports know it by',
  async (_, as, pages) => {
    const { page } = await visit({ asked: true, ...(as && { as }) })
    await page.goto('/faq')
    await wake(page)
    const banner = page.getByRole('region', { name: 'Cookie Preferences' })
    await banner.getByRole('button', { name: 'Accept All', exact: true }).click()
    await banner.waitFor({ state: 'detached' })
    const { length } = await countedAt(url, 'page_view')
    for (const [path, title, address] of pages) {
      await show(page, address?.() ?? path)
      // A page that is loaded twice is seen twice, under one title.
      const sent = async () => [
        ...new Set(
          (await countedAt(url, 'page_view'))
            .slice(length)
            .filter((view) => view.page_path === path)
            .map((view) => view.page_title),
        ),
      ]
      await expect.poll(sent, { message: path }).toEqual([title])
    }
  },
)
