import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { isOnTop } from '#test/support/is-on-top.ts'
import { keepToasts } from '#test/support/keep-toasts.ts'
import { welcomedMember } from '#test/support/welcomed-member.ts'

const { url, visit } = inBrowser()

async function saveProfile(page: Page): Promise<Locator> {
  await page.goto('/profile?tab=settings')
  await page.getByLabel('Bio').fill('One 15, sealed, and a lot of patience.')
  await keepToasts(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Profile updated' })
  await expect.poll(() => isOnTop(toast)).toBe(true)
  return toast
}

test('what a person opens lies above what was told before, and below what is told then', async () => {
  const { page, allow } = await visit({ as: (await welcomedMember(url)).email, width: 390, height: 844 })
  allow(/ERR_FAILED/)
  const toast = await saveProfile(page)
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const markAll = panel.getByRole('button', { name: 'Mark all as read' })
  await expect.poll(() => isOnTop(markAll)).toBe(true)
  await expect.poll(() => isOnTop(toast)).toBe(false)

  await page.route('**/api/notifications/read-all*', (route) => route.abort())
  await markAll.press('Enter')
  const failure = page.getByRole('listitem').filter({ hasText: 'We couldn’t mark' })
  await expect.poll(() => isOnTop(failure)).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /’s account/ }).press('Enter')
  await expect.poll(() => isOnTop(page.getByRole('menuitem', { name: 'Dashboard' }))).toBe(true)
  await page.keyboard.press('Escape')

  // A press on the page brings them back, and one on a toast is for the toast.
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown')
  await expect.poll(() => isOnTop(toast)).toBe(true)
  await toast.getByRole('button', { name: 'Close toast' }).click()
  await toast.waitFor({ state: 'detached' })
})
