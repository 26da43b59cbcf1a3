import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { changeUnread, notifications } from '#core/platform/notifications/notifications.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import {
  deleteNotification,
  getNotificationPreferences,
  listNotifications,
  updateNotificationPreferences,
} from '#shared/platform/notifications/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
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

test('a notification that is marked as read twice lowers the figure of the bell once', async () => {
  const { page } = await visit({ as: await withNotifications(3) })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).waitFor()
  const { asked, letGo } = await holdReadings(page)
  const press = page.getByRole('button', { name: 'Mark as read Notification 3' })
  await press.click()
  await expect.poll(asked).toBe(1)
  await press.dispatchEvent('click')
  letGo()
  await press.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
  expect(asked()).toBe(1)
})

test('a notification that the bell and its own page mark as read lowers the figure once', async () => {
  const { page } = await visit({ as: await withNotifications(3) })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click()
  const { asked, letGo } = await holdReadings(page)
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByRole('link', { name: /Notification 3/ }).click()
  await page.getByRole('heading', { name: 'Notification 3', level: 1 }).waitFor()
  await expect.poll(asked).toBe(2)
  letGo()
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
})

test('notifications are marked as read as fast as a member presses', async () => {
  const { page } = await visit({ as: await withNotifications(2) })
  await page.goto('/notifications')
  const { asked, letGo } = await holdReadings(page)
  const rows = page.locator('main').getByRole('listitem')
  await rows.getByRole('button', { name: 'Mark as read Notification 2' }).click()
  await expect.poll(asked).toBe(1)
  await rows.getByRole('button', { name: 'Mark as read Notification 1' }).click()
  letGo()
  await page.locator('main').getByText('1 unread', { exact: true }).waitFor()
  // The list is read again after the figure.
  await expect.poll(() => rows.getByText('Unread: ').count()).toBe(1)
})

/** A page that is told nothing live, and does not look by itself either. */
const withoutLive = (page: Page) => page.route('**/api/live/ticket*', (route) => route.abort())

test('a notification that was archived meanwhile leaves the list and the figure when it is pressed', async () => {
  const { email, client } = await welcomedMember(url)
  await controlOf(url).settle()
  const userId = userIdOf(client)
  const [first] = await giveNotifications(userId, 2)
  if (!first) throw new Error('there is no notification')
  const { page, allow } = await visit({ as: email })
  allow(/status of 404|ERR_FAILED/)
  await withoutLive(page)
  await page.goto('/notifications')
  await page.locator('main').getByText('3 unread', { exact: true }).waitFor()
  const row = page.locator('main').getByRole('listitem').filter({ hasText: first.title })
  await row.waitFor()
  await commit(notifications.delete(first), changeUnread(userId, -1))
  await row.getByRole('button', { name: /^Mark as read/ }).click()
  await row.waitFor({ state: 'detached' })
  await page.locator('main').getByText('2 unread', { exact: true }).waitFor()
})

test('what arrives while all is marked as read is unread, and says so', async () => {
  const { email, client } = await welcomedMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: email })
  await page.goto('/notifications')
  await page.locator('main').getByText('1 unread', { exact: true }).waitFor()
  await page.route('**/api/notifications/read-all*', async (route) => {
    const response = await route.fetch()
    await giveNotifications(userIdOf(client), 1)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  const row = page.locator('main').getByRole('listitem').filter({ hasText: 'Notification 1' })
  await row.getByText('Unread: ').waitFor()
  await page.locator('main').getByText('1 unread', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('what was marked before the rest failed is shown as read', async () => {
  const { page, allow } = await visit({ as: await withNotifications(60) })
  allow(/ERR_FAILED/)
  await withoutLive(page)
  await page.goto('/notifications')
  await page.locator('main').getByText('61 unread', { exact: true }).waitFor()
  let asked = 0
  await page.route('**/api/notifications/read-all*', (route) => (asked++ ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.locator('main').getByText('11 unread', { exact: true }).waitFor()
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
  await bell.getByRole('button', { name: 'Mark all as read' }).click()
  // The first time and two more: then it is known to have failed, and told where nothing else can be shown.
  await expect.poll(() => failures).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await expect.poll(() => bell.getByText('Notification 2').count()).toBe(1)
  await expect.poll(() => bell.getByText('Notifications did not load').count()).toBe(0)
})

test('a member finds, opens, reopens and deletes notifications', async () => {
  const { email, client } = await welcomedMember(url)
  await controlOf(url).settle()
  const { page, allow } = await visit({ as: email })
  allow(/status of 404/)
  await giveNotifications(userIdOf(client), 3)
  await page.goto('/notifications')
  const rows = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await rows.nth(3).waitFor()

  // What leads nowhere else leads to its own page, which is read by being opened.
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByRole('link', { name: /Notification 3/ }).click()
  await page.getByRole('heading', { name: 'Notification 3', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
  await page.getByText('A message to page through.').waitFor()
  await expectAccessible(page, 'a notification')

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await page.getByLabel('Read or unread').selectOption('read')
  await expect.poll(() => new URL(page.url()).search).toBe('?read=read')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByRole('button', { name: 'Mark as unread Notification 3' }).click()
  await page.getByText('No notifications match').waitFor()
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).waitFor()
  await page.getByLabel('Read or unread').selectOption('unread')
  await page.getByLabel('Category').selectOption('account')
  await expect.poll(() => rows.count()).toBe(4)

  // It may be gone already by another tab, which is what was wanted.
  const [gone] = (await client.call(listNotifications, {})).body.items
  await chooseMore(rows, 'Delete', 'More for Notification 3')
  await client.call(deleteNotification, { params: { notificationId: gone?.id as `ntf_${string}` } })
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor()
  // The focus does not fall back to the top of the page.
  const inList = () => page.evaluate(() => document.activeElement?.textContent?.includes('Notification 2'))
  await expect.poll(inList).toBe(true)

  await rows.getByRole('button', { name: 'Mark as read Notification 2' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await chooseMore(page, 'Delete all read', 'More for notifications')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all read' }).click()
  await page.getByText('Read notifications deleted').waitFor()
  const left = (await client.call(listNotifications, {})).body.items
  expect(left.map(({ title }) => title).toSorted()).toEqual(['Notification 1', 'Welcome to the lanes'])
})

test('a notification that is gone says so, and leads back to the list', async () => {
  const { page, allow } = await visit({ as: await withNotifications(1) })
  allow(/status of 404/)
  await page.goto('/notifications/ntf_01ARZ3NDEKTSV4RRFFQ69G5FAV')
  await page.getByText('Notification not found').waitFor()
  await page.getByRole('link', { name: 'All notifications' }).click()
  await page.locator('main').getByText('2 unread', { exact: true }).waitFor()
})

test('a member switches a preference off with the keyboard alone, whatever another device saves meanwhile', async () => {
  const { email, client } = await welcomedMember(url)
  const { page, allow } = await visit({ as: email })
  allow(/status of 409/)
  await page.goto('/profile?tab=security')
  const tab = page.getByRole('tab', { name: 'Security' })
  await tab.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=notifications')
  const social = page.getByRole('group', { name: 'Likes and comments' })
  const byMail = social.getByRole('switch', { name: 'Email' })
  await byMail.waitFor()
  await expect.poll(() => byMail.isChecked()).toBe(true)

  const marketing = { enabled: false, email: false }
  await client.call(updateNotificationPreferences, { body: { preferences: { marketing }, version: 0 } })
  const isThere = () => byMail.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 12 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByText('Preferences saved').waitFor()
  const { body } = await client.call(getNotificationPreferences, {})
  const newsletter = { enabled: false, email: false }
  expect(body.preferences).toEqual({ marketing, newsletter, social: { enabled: true, email: false } })
  // The screen shows what the sender asks.
  await expect.poll(() => byMail.isChecked()).toBe(false)
  expect(await wantsNotification(userIdOf(client), 'social', 'email')).toBe(false)
  const news = page.getByRole('group', { name: 'News from organizations' })
  await expect.poll(() => news.getByRole('switch', { name: 'Email' }).isChecked()).toBe(false)
  // Organizations write by email alone.
  await expect.poll(() => news.getByRole('switch').count()).toBe(1)
})
