import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commit } from '#core/db/commit.ts'
import { changeUnread, notifications } from '#core/notifications/notifications.ts'
import { inBrowser } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { welcomedMember } from '#test/support/welcomed-member.ts'

const { url, visit } = inBrowser()

/** Holds the answers to readings back until they are let go, one after the other, and counts what is asked. */
async function holdReadings(page: Page) {
  let asked = 0
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let before = held
  await page.route('**/api/notifications/*/read', async (route) => {
    asked++
    before = before.then(async () => route.fulfill({ response: await route.fetch() }))
    await before
  })
  return { asked: () => asked, letGo }
}

async function withNotifications(count: number): Promise<string> {
  const { email, client } = await welcomedMember(url)
  await controlOf(url).settle()
  await giveNotifications(userIdOf(client), count)
  return email
}

test('an entry of the bell that is pressed twice lowers its figure once', async () => {
  const { page } = await visit({ as: await withNotifications(3) })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click()
  const { asked, letGo } = await holdReadings(page)
  const entries = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')
  const entry = entries.filter({ hasText: 'Notification 3' })
  await entry.getByRole('button').click()
  await expect.poll(asked).toBe(1)
  await entry.getByRole('button').click()
  letGo()
  await entry.getByText('(unread)').waitFor({ state: 'detached' })
  const bell = page.getByRole('button', { name: /^Notifications, / })
  expect(await bell.getAttribute('aria-label')).toBe('Notifications, 3 unread')
  expect(asked()).toBe(1)
})

test('notifications are marked as read as fast as somebody presses', async () => {
  const { page } = await visit({ as: await withNotifications(2) })
  await page.goto('/notifications')
  const { asked, letGo } = await holdReadings(page)
  const rows = page.locator('main').getByRole('listitem')
  await rows.filter({ hasText: 'Notification 2' }).getByRole('button').click()
  await expect.poll(asked).toBe(1)
  await rows.filter({ hasText: 'Notification 1' }).getByRole('button').click()
  letGo()
  await page.getByText('1 unread', { exact: true }).waitFor()
  // The list is read again after the figure.
  await expect.poll(() => rows.getByText('Unread: ').count()).toBe(1)
})

/** A page that is told nothing live, and does not look by itself either. */
const withoutLive = (page: Page) => page.route('**/api/live/ticket*', (route) => route.abort())

test('a notification that was archived meanwhile leaves the list, and the figure, of whoever presses it', async () => {
  const { email, client } = await welcomedMember(url)
  await controlOf(url).settle()
  const userId = userIdOf(client)
  const [first] = await giveNotifications(userId, 2)
  if (!first) throw new Error('there is no notification')
  const { page, allow } = await visit({ as: email })
  allow(/status of 404|ERR_FAILED/)
  await withoutLive(page)
  await page.goto('/notifications')
  await page.getByText('3 unread', { exact: true }).waitFor()
  const row = page.locator('main').getByRole('listitem').filter({ hasText: first.title })
  await row.waitFor()
  await commit(notifications.delete(first), changeUnread(userId, -1))
  await row.getByRole('button').click()
  await row.waitFor({ state: 'detached' })
  await page.getByText('2 unread', { exact: true }).waitFor()
})

test('what arrives while all is marked as read is unread, and says so', async () => {
  const { email, client } = await welcomedMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: email })
  await page.goto('/notifications')
  await page.getByText('1 unread', { exact: true }).waitFor()
  await page.route('**/api/notifications/read-all*', async (route) => {
    const response = await route.fetch()
    await giveNotifications(userIdOf(client), 1)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  const row = page.locator('main').getByRole('listitem').filter({ hasText: 'Notification 1' })
  await row.getByText('Unread: ').waitFor()
  await page.getByText('1 unread', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('what was marked before the rest failed is shown as read', async () => {
  const { page, allow } = await visit({ as: await withNotifications(60) })
  allow(/ERR_FAILED/)
  await withoutLive(page)
  await page.goto('/notifications')
  await page.getByText('61 unread', { exact: true }).waitFor()
  let asked = 0
  await page.route('**/api/notifications/read-all*', (route) => (asked++ ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByText('11 unread', { exact: true }).waitFor()
})

test('the bell goes on showing what it has when it cannot be brought up to date', async () => {
  const { page, allow } = await visit({ as: await withNotifications(2) })
  allow(/ERR_FAILED/)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByText('Notification 2').waitFor()
  let failures = 0
  await page.route('**/api/notifications?*', (route) => {
    failures++
    return route.abort()
  })
  await bell.getByRole('listitem').filter({ hasText: 'Notification 1' }).getByRole('button').click()
  // The first time and two more: then it is known to have failed, and told where nothing else can be shown.
  await expect.poll(() => failures).toBe(3)
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  expect(await bell.getByText('Notification 2').count()).toBe(1)
  expect(await bell.getByText('Notifications did not load').count()).toBe(0)
})
