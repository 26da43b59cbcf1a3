import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/demo-accounts.ts'
import { accessibilityProblems, inBrowser, logIn, wake } from '#test/support/browser.ts'
import { png } from '#test/support/images.ts'

const { visit } = inBrowser()

const views = [
  { width: 390, theme: 'dark', ask: 'everything' },
  { width: 390, theme: 'light', ask: 'colors' },
  { width: 1440, theme: 'light', ask: 'everything' },
  { width: 1440, theme: 'dark', ask: 'colors' },
] as const

/** The screen as it stands, in both themes, on a phone and on a desk. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const { theme, width, ask } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }, theme)
    // Colors change over, however shortly, and axe would measure what is halfway.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    )
    expect(await accessibilityProblems(page, ask), `${name}, ${theme}, ${width} px`).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(tooWide, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

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
  for (const path of ['/dashboard', '/profile', '/profile?tab=verification', '/notifications']) {
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
