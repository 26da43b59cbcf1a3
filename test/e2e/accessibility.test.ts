import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, demoUserId } from '#lib/local/seed/demo-accounts.ts'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import type { ScreenEntry } from '#web/app/screen.ts'
import { screens } from '#web/app/screens.ts'

const { visit } = inBrowser()

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wake(page)
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => !document.querySelector('main .skeleton'))
}

async function signedIn(account: string): Promise<Page> {
  const { page } = await visit()
  await page.goto('/login')
  await wake(page)
  await logIn(page, `${account}@demo.test`, demoPassword)
  return page
}

const retailer = demoUserId('retailer@demo.test')
const pending = `/admin/users/${demoUserId('pending@demo.test')}`

/** Where a screen is seen: its own path, unless it takes parameters or shows several things. */
const samples: Record<string, readonly string[]> = {
  '/pricing': ['/pricing?google_blocked=true'],
  '/members': ['/members', '/members?q=nobody-at-all'],
  '/public-profile/:userId': [`/public-profile/${retailer}`],
  '/member/:userId': [`/member/${retailer}`],
  '/register': ['/register?type=retailer'],
  '/verify-email': ['/verify-email?email=dana%40example.test'],
  '/reset-password': ['/reset-password?email=dana%40example.test&code=123456', '/reset-password'],
  '/profile': ['settings', 'verification', 'security', 'activity', 'data'].map(
    (tab) => `/profile?tab=${tab}`,
  ),
  '/admin/settings': ['sessions', 'notifications'].map((tab) => `/admin/settings?tab=${tab}`),
  '/admin/users': ['/admin/users?q=zzzz'],
  '/admin/users/:userId': [pending],
  '/admin/users/:userId/edit': [`${pending}/edit`],
  '/admin/mails': ['/admin/mails', '/admin/mails?status=failed'],
  // Looked at in the tests of billing.
  '/billing': [],
  // The same screens under another address.
  '/profile/:userId': [],
  '/admin': [],
}

async function expectScreensAccessible(page: Page, access: ScreenEntry['access']): Promise<void> {
  for (const screen of screens.filter((one) => one.access === access))
    for (const path of samples[screen.path] ?? [screen.path]) {
      await show(page, path)
      await expectAccessible(page, path)
    }
}

test('everybody can use the public screens', async () => {
  const { page, allow } = await visit()
  allow(/status of 404 .*\/no-such-page/)
  await expectScreensAccessible(page, 'public')
  await show(page, '/no-such-page')
  await expectAccessible(page, 'a page that is not there')
})

test('a form that was refused says so to everybody', async () => {
  const { page } = await visit()
  await show(page, '/register')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Confirm that you are human').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('userData.name')
  await expectAccessible(page, 'a refused registration')
})

test('everybody can use the screens of members', async () => {
  const page = await signedIn('pro')
  await expectScreensAccessible(page, 'complete')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  await expectAccessible(page, 'the bell')
})

test('everybody can crop a picture', async () => {
  const page = await signedIn('new')
  await expectScreensAccessible(page, 'signed-in')
  const picture = { name: 'car.png', mimeType: 'image/png', buffer: png(900, 600) }
  await page.getByLabel('Profile picture file').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Zoom' }).waitFor()
  await expectAccessible(page, 'the crop dialog')
})

test('everybody can use the screens of administrators', async () => {
  const page = await signedIn('admin')
  await expectScreensAccessible(page, 'admin')
  await show(page, '/admin/users?q=demo.test&type=retailer')
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
  await expectAccessible(page, 'selected accounts')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('dialog').getByLabel('Reason').waitFor()
  await expectAccessible(page, 'the dialog of a bulk change')
})
