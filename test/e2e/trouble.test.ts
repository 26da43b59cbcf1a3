import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commit } from '#core/db/commit.ts'
import { changeUnread, notifications } from '#core/notifications/notifications.ts'
import { demoPassword, demoUserId } from '#lib/local/seed/demo-accounts.ts'
import { getMe, updateMe } from '#shared/users/contract.ts'
import { inBrowser, logIn, showWidth, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { newEmail } from '#test/support/new-member.ts'
import { giveNotifications, putMail, userIdOf } from '#test/support/records.ts'
import { signIn } from '#test/support/sign-in.ts'

const { url, visit } = inBrowser()

test('an unknown path answers 404 with a page that leads on', async () => {
  const { page, allow } = await visit()
  allow(/status of 404 .*\/nowhere/)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await page.locator('main h1').waitFor()
  await page.locator('main').getByRole('link').first().click()
  await page.waitForURL((address) => address.pathname !== '/nowhere')
})

test('no page is wider than a window of any usual width', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/dashboard')
  await page.locator('main h1').waitFor()
  const widthsThatDoNotFit = async (widths: number[]) => {
    const found: number[] = []
    for (const width of widths) {
      await showWidth(page, width)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(width)
    }
    return found
  }
  expect(await widthsThatDoNotFit([360, 640, 768, 1000, 1024, 1060, 1279, 1280])).toEqual([])
  await page.goto('/cookie-policy')
  await wake(page)
  expect(await widthsThatDoNotFit([360, 640, 700, 768, 1024])).toEqual([])
})

test('a dialog is not closed by selecting its text beyond its edge', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto(`/admin/users/${demoUserId('pro@demo.test')}`)
  await page.getByRole('button', { name: 'Suspend' }).click()
  const reason = page.getByRole('dialog').getByLabel('Reason')
  await reason.fill('Spam in the marketplace')
  const box = await reason.boundingBox()
  if (!box) throw new Error('there is no field')
  await page.mouse.move(box.x + 60, box.y + 15)
  await page.mouse.down()
  await page.mouse.move(5, box.y + 15, { steps: 4 })
  await page.mouse.up()
  expect(await reason.inputValue()).toBe('Spam in the marketplace')
  await page.mouse.click(5, 400)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('whoever presses a button away by keyboard goes on from where it was', async () => {
  const { email } = await completeMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: email })
  await page.goto('/notifications')
  const row = page.locator('main').getByRole('listitem').first()
  await row.getByRole('button', { name: /^Mark as read/ }).focus()
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: /^Mark as read/ }).waitFor({ state: 'detached' })
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await row.evaluate((element) => element.hasAttribute('tabindex'))).toBe(false)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

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
  const { email, client } = await completeMember(url)
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
  expect(await rows.getByText('Unread: ').count()).toBe(1)
})

/** A page that is told nothing live, and does not look by itself either. */
const withoutLive = (page: Page) => page.route('**/api/live/ticket*', (route) => route.abort())

test('a notification that was archived meanwhile leaves the list, and the figure, of whoever presses it', async () => {
  const { email, client } = await completeMember(url)
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
  const { email, client } = await completeMember(url)
  await controlOf(url).settle()
  const { page } = await visit({ as: email })
  await page.goto('/notifications')
  await page.getByText('1 unread', { exact: true }).waitFor()
  await page.route('**/api/notifications/read-all', async (route) => {
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
  await page.route('**/api/notifications/read-all', (route) => (asked++ ? route.abort() : route.continue()))
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

/** What has the focus once a key has had its effect: a menu moves it a moment later. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((moved) => setTimeout(moved))
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
  })

async function pressUntil(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press(key)
    if (wanted.test(await focused(page))) return
  }
  throw new Error(`${key} does not reach ${wanted}`)
}

/** A menu takes the focus once it is open; keys that come before that are not for it. */
const menuHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role="menu"]') !== null)

test('the login and the user menu work with the keyboard alone', async () => {
  const { page } = await visit()
  await page.goto('/login')
  await wake(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('manufacturer@demo.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome, Driver' }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await pressUntil(page, 'Tab', /^Account of/)
  await page.keyboard.press('Enter')
  await menuHasFocus(page)
  await pressUntil(page, 'ArrowDown', /^Profile$/)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^Account of/)
  await page.keyboard.press('Enter')
  await menuHasFocus(page)
  await pressUntil(page, 'ArrowDown', /^Profile$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
  // The new page takes the focus once it is there; whoever tabs before that is set back to its beginning.
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await pressUntil(page, 'Shift+Tab', /^Account of/)
  await page.keyboard.press('Space')
  await menuHasFocus(page)
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('Logout')
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('what is typed and pressed before the page is alive is kept, and done once', async () => {
  const { page, context } = await visit({ fresh: true })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\/client-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill('retailer@demo.test')
  await page.locator('[autocomplete="current-password"]').fill(demoPassword)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  release()
  await wake(page)
  await page.getByRole('button', { name: 'Switch to dark theme' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('retailer@demo.test')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: 'Welcome, Shop' }).waitFor()
})

test('what is looked up and chosen on a public page before it is alive is answered', async () => {
  const { page, context } = await visit({ fresh: true })
  /** Does something on a page whose code is still on its way, and waits until it has come. */
  const early = async (path: string, act: () => Promise<unknown>) => {
    const held = Promise.withResolvers<void>()
    await context.route(/\/client-.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    // What remembers comes after the first paint, and asks for the whole stylesheet.
    await page.waitForFunction(() => document.styleSheets.length > 1)
    await act()
    held.resolve()
    await wake(page)
    await context.unroute(/\/client-.*\.js/)
  }
  const name = page.getByLabel('Name or business')
  await early('/members', async () => {
    await name.fill('groundloop')
    await page.keyboard.press('Enter')
  })
  await page.getByRole('heading', { name: 'Members matching “groundloop”' }).waitFor()
  expect(await name.inputValue()).toBe('groundloop')

  await early('/members', () => page.getByLabel('Membership').selectOption('retailer'))
  await page.getByRole('heading', { name: 'Retailers' }).waitFor()

  await early('/pricing', () => page.getByText(/^Yearly/).click())
  await page.getByText('billed once a year').first().waitFor()
  expect(await page.getByLabel(/^Yearly/).isChecked()).toBe(true)

  const power = page.getByLabel('Power')
  await early('/', () => power.press('ArrowRight'))
  await expect.poll(() => power.getAttribute('aria-valuetext')).toBe('850 W')

  await early('/faq', () => page.locator('#header-search').click())
  await page.keyboard.type('password')
  await page.getByRole('option').first().waitFor()
})

test('the way back to an address that is no proper one leads to its page', async () => {
  const { page } = await visit()
  await page.goto('/faq#100%')
  await wake(page)
  await page.getByRole('link', { name: 'Privacy policy' }).last().click()
  await page.waitForURL('**/privacy-policy')
  await page.goBack()
  await page.getByRole('heading', { name: 'Questions and answers' }).waitFor()
})

test('a question that is looked up is shown, also where the filter of the page hides it', async () => {
  const { page } = await visit()
  await page.goto('/faq')
  await wake(page)
  await page.getByLabel('Search the questions').fill('password')
  await page.locator('#header-search').fill('membership cost')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/faq#what-does-it-cost')
  await page.locator('#what-does-it-cost[open]').waitFor()
})

test('the search field in the menu takes the keys that are for it, and no others', async () => {
  const { page } = await visit({ width: 390 })
  await page.goto('/privacy-policy')
  await wake(page)
  const menu = page.locator('summary[aria-label=Menu]')
  const isOpen = () =>
    page.locator('details.mobile-menu').evaluate((details: HTMLDetailsElement) => details.open)
  const search = page.locator('#menu-search')
  await menu.click()
  await search.fill('password')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/faq#*')
  await menu.click()
  await search.click()
  await page.getByText('Recent searches').waitFor()
  await page.keyboard.press('Enter')
  expect(await search.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page.getByText('Recent searches').waitFor({ state: 'hidden' })
  expect(await isOpen()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(false)
})

test('a change made elsewhere is taken over without losing what was typed', async () => {
  const { page, allow } = await visit({ as: 'member@demo.test' })
  allow(/status of 409/)
  await page.goto('/profile')
  await page.getByLabel('Bio').fill('Typed before the conflict.')

  const elsewhere = await signIn(url, 'member')
  const { version } = (await elsewhere.call(getMe, {})).body
  await elsewhere.call(updateMe, { body: { phone: '+1 937 555 0199', version } })

  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Load the newest version' }).click()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+1 937 555 0199')
  expect(await page.getByLabel('Bio').inputValue()).toBe('Typed before the conflict.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Profile updated').first().waitFor()
  const { bio, phone } = (await elsewhere.call(getMe, {})).body
  expect({ bio, phone }).toEqual({ bio: 'Typed before the conflict.', phone: '+1 937 555 0199' })
})

test('a change is sent once however often it is pressed, and again with the same key when no answer came', async () => {
  const { page, context, allow } = await visit({ as: 'organizer@demo.test' })
  allow(/ERR_FAILED/)
  await page.goto('/profile')
  const keys: (string | undefined)[] = []
  let lost = true
  await context.route('**/api/users/me', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    return lost ? route.abort() : route.continue()
  })
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByLabel('ZIP code').fill('40202')
  await save.dblclick()
  await page.getByText('We could not reach the server.').waitFor()
  expect(keys).toHaveLength(1)
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('40202')
  lost = false
  await save.click()
  await page.getByText('Profile updated').first().waitFor()
  expect(keys).toEqual([keys[0], keys[0]])
  await page.getByLabel('ZIP code').fill('40203')
  await save.click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[2]).not.toBe(keys[0])
})

test('a guard remembers where a person wanted to go, and keeps others out', async () => {
  const { page } = await visit()
  await page.goto('/profile?tab=verification')
  await page.waitForURL('**/login?from=*')
  await logIn(page, 'pending@demo.test', demoPassword)
  await page.getByRole('heading', { name: 'The way there' }).waitFor()
  expect(new URL(page.url()).search).toBe('?tab=verification')
  await page.goto('/admin/mails')
  await page.waitForURL(`${url}/`)
})

test('administrators queue a failed mail again', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/mails?status=failed')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const failed = await rows.count()
  await rows
    .first()
    .getByRole('button', { name: /^Retry/ })
    .click()
  await page
    .getByText(/is queued again/)
    .first()
    .waitFor()
  await expect.poll(() => rows.count()).toBe(failed - 1)
})

test('on the live site the captcha is Turnstile, and a refusal asks for a new proof', async () => {
  const { page, context, allow } = await visit()
  allow(/status of 422/)
  await context.route('**/register', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"captchaSiteKey":"laptop"', '"captchaSiteKey":"0x4AAA"')
    await route.fulfill({ response: answer, body })
  })
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let count = 0
        window.turnstile = {
          render(box, { callback, action, sitekey }) {
            box.textContent = 'Turnstile ' + action + ' ' + sitekey
            const proof = 'proof-' + ++count
            window.prove = () => callback(proof)
            if (count === 1) window.prove()
            return 'widget-' + count
          },
          remove() {},
        }`,
    }),
  )
  const proofs: string[] = []
  await context.route('**/api/accounts/register', (route) => {
    proofs.push(route.request().postDataJSON().captchaToken)
    const detail = 'Please confirm again that you are human.'
    return route.fulfill({ status: 422, json: { code: 'captcha_failed', detail } })
  })
  await page.goto('/register')
  await wake(page)
  await page.getByText('Turnstile register 0x4AAA').waitFor()
  await page.getByLabel('Name').fill('Dana')
  await page.getByLabel('Email').fill('dana@example.test')
  await page.locator('[autocomplete="new-password"]').fill('a phrase that is long enough')
  await page.getByLabel('Phone').fill('+1 480 555 0100')
  await page.getByLabel('Location').fill('Mesa, AZ')
  const send = page.getByRole('button', { name: 'Register', exact: true })
  await send.click()
  await page.getByText('Please confirm again that you are human.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  await send.click()
  await page.getByText('Confirm that you are human').waitFor({ timeout: 15_000 })
  await page.evaluate('prove()')
  await send.click()
  await expect.poll(() => proofs).toEqual(['proof-1', 'proof-2'])
})

test('each of two mails that are queued again at the same time is told of', async () => {
  const mails = [await putMail({ toEmail: newEmail() }), await putMail({ toEmail: newEmail() })]
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/mails?status=failed')
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/mails/*/retry', async (route) => {
    await slow
    await route.continue()
  })
  for (const { toEmail } of mails)
    await page.getByRole('button', { name: `Retry the mail to ${toEmail}` }).click()
  answer()
  for (const { toEmail } of mails)
    await page.getByText(`The mail to ${toEmail} is queued again`).first().waitFor()
})
