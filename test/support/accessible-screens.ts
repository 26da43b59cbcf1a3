import type { Page } from 'playwright-core'
import { demoUserId } from '#lib/local/seed/demo-accounts.ts'
import type { ScreenEntry } from '#web/app/screen.ts'
import { screens } from '#web/app/screens.ts'
import { wake } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'

const retailer = demoUserId('retailer@demo.test')
const pending = `/admin/users/${demoUserId('pending@demo.test')}`

/** Where a screen is seen: its own path, unless it takes parameters or shows several things. */
const samples: Record<string, readonly string[]> = {
  '/pricing': ['/pricing?google_blocked=true'],
  '/members': ['/members', '/members?q=nobody-at-all'],
  '/public-profile/:userId': [`/public-profile/${retailer}`],
  '/pages/:slug': ['/pages/refund-policy'],
  '/member/:userId': [`/member/${retailer}`],
  '/register': ['/register?type=retailer'],
  '/verify-email': ['/verify-email?email=dana%40example.test'],
  '/reset-password': ['/reset-password?email=dana%40example.test&code=123456', '/reset-password'],
  '/profile': ['overview', 'settings', 'verification', 'security', 'activity', 'data'].map(
    (tab) => `/profile?tab=${tab}`,
  ),
  '/admin/settings': ['sessions', 'notifications'].map((tab) => `/admin/settings?tab=${tab}`),
  '/admin/users': ['/admin/users?q=zzzz'],
  '/admin/users/:userId': [pending],
  '/admin/users/:userId/edit': [`${pending}/edit`],
  '/admin/mails': ['/admin/mails', '/admin/mails?status=failed'],
  // The others are looked at in the tests of billing.
  '/billing': ['transactions', 'invoices'].map((tab) => `/billing?tab=${tab}`),
  '/billing/subscribe': [],
  // The same screens under another address.
  '/profile/:userId': [],
  '/admin': [],
}

/** Opens a screen and waits until all that it loads has come. */
export async function show(page: Page, path: string): Promise<void> {
  if (!(await turnTo(page, path))) {
    await page.goto(path)
    await wake(page)
  }
  await page.locator('main h1:not([data-before])').waitFor()
  await page.waitForFunction(() => !document.querySelector('main .skeleton'))
}

/** Goes there as a link does, without loading the application again; not where the heading would stay the same. */
function turnTo(page: Page, path: string): Promise<boolean> {
  return page.evaluate((to) => {
    const heading = document.querySelector('main h1')
    const isAwake = document.documentElement.dataset.start === 'done'
    if (!heading || !isAwake || new URL(to, location.href).pathname === location.pathname) return false
    heading.setAttribute('data-before', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return true
  }, path)
}

/** Every screen that this kind of caller may see. */
export async function expectScreensAccessible(page: Page, access: ScreenEntry['access']): Promise<void> {
  for (const screen of screens.filter((one) => one.access === access))
    for (const path of samples[screen.path] ?? [screen.path]) {
      await show(page, path)
      await expectAccessible(page, path)
    }
}
