import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, demoUserId } from '#lib/local/seed/demo-accounts.ts'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'

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

test('everybody can use the public screens', async () => {
  const { page, allow } = await visit()
  allow(/status of 404 .*\/no-such-page/)
  for (const path of [
    '/',
    '/pricing?google_blocked=true',
    '/faq',
    '/members',
    '/members?q=nobody-at-all',
    `/public-profile/${demoUserId('retailer@demo.test')}`,
    '/privacy-policy',
    '/cookie-policy',
    '/register?type=retailer',
    '/verify-email?email=dana%40example.test',
    '/login',
    '/forgot-password',
    '/reset-password?email=dana%40example.test&code=123456',
    '/reset-password',
    '/no-such-page',
  ]) {
    await show(page, path)
    await expectAccessible(page, path)
  }
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
  for (const path of [
    '/dashboard',
    '/profile',
    '/profile?tab=verification',
    '/member-profile-settings',
    '/notifications',
  ]) {
    await show(page, path)
    await expectAccessible(page, path)
  }
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor()
  await expectAccessible(page, 'the bell')
})

test('everybody can crop a picture', async () => {
  const page = await signedIn('new')
  await show(page, '/complete-profile')
  await expectAccessible(page, '/complete-profile')
  const picture = { name: 'car.png', mimeType: 'image/png', buffer: png(900, 600) }
  await page.getByLabel('Profile picture file').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Zoom' }).waitFor()
  await expectAccessible(page, 'the crop dialog')
})

test('everybody can use the screens of administrators', async () => {
  const page = await signedIn('admin')
  for (const path of ['/admin/mails', '/admin/mails?status=failed', '/admin/mails?status=sending']) {
    await show(page, path)
    await expectAccessible(page, path)
  }
})

test('everybody can use the screens about accounts', async () => {
  const page = await signedIn('admin')
  const account = `/admin/users/${demoUserId('pending@demo.test')}`
  for (const path of [
    '/admin/dashboard',
    '/admin/users?q=zzzz',
    account,
    `${account}/edit`,
    '/admin/member-profiles',
    '/admin/invitations',
  ]) {
    await show(page, path)
    await expectAccessible(page, path)
  }
  await show(page, '/admin/users?q=demo.test&type=retailer')
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
  await expectAccessible(page, 'selected accounts')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('dialog').getByLabel('Reason').waitFor()
  await expectAccessible(page, 'the dialog of a bulk change')
})
