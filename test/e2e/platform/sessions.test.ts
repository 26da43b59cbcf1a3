import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { endOtherSessions, touchSession } from '#shared/platform/sessions/contract.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import { inBrowser, logIn, openLogin, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectNoBarriers } from '#test/support/expect-no-barriers.ts'
import { keepToasts } from '#test/support/keep-toasts.ts'
import { plantedPassword } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { signIn } from '#test/support/sign-in.ts'

const { url, visit } = inBrowser()

const greeting = (page: Page) => page.getByRole('heading', { name: 'Welcome, Dana' })

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'))
    return key && localStorage.getItem(key)
  })

/**
 * Gives a sign of life and resolves when the warning says thanks. The page itself watches: the words stay for a second
 * and a half, which a question from outside can miss on a busy machine.
 */
const showsThanks = (sign: string) =>
  new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!document.body.textContent?.includes('You are still logged in.')) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  })

const statusWith = async (token: string | null | undefined) =>
  (await fetch(`${url}${getMe.path}`, { headers: { authorization: `Bearer ${token}` } })).status

test('tabs warn together of inactivity, stay together, end together, and the token is void', async () => {
  const { email } = await completeMember(url)
  const { page, context, allow } = await visit()
  // What one tab asks while the other ends the session, with both of its tokens or with one that is left.
  allow(/status of 40[13]/)
  await context.clock.install({ time: await controlOf(url).now() })
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  await greeting(page).waitFor()
  const other = await context.newPage()
  await other.goto('/notifications')
  await other.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
  const warnings = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Are you still there?' }))
  const appear = () => Promise.all(warnings.map((warning) => warning.waitFor()))
  const vanish = () => Promise.all(warnings.map((warning) => warning.waitFor({ state: 'detached' })))

  // The services of members begin when a page has nothing else to do, and the tabs share what they write.
  for (const tab of [page, other])
    await tab.waitForFunction(() => {
      localStorage.removeItem('last_activity_at')
      document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
      return localStorage.getItem('last_activity_at') !== null
    })
  await context.clock.fastForward('15:00')
  const quiet = () => other.evaluate(() => Date.now() - Number(localStorage.getItem('last_activity_at')))
  // The browser keeps back moves that come before it has drawn the page.
  for (let step = 0; (await quiet()) > 600_000; step = (step + 1) % 8)
    await other.mouse.move(40 + step, 40 + step)
  await context.clock.fastForward('20:00')
  await expect.poll(() => warnings[0]?.count()).toBe(0)
  for (const sign of ['mousemove', 'keydown', 'scroll', 'touchstart', 'click']) {
    const since = await other.evaluate((type) => {
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      return Date.now() - Number(localStorage.getItem('last_activity_at'))
    }, sign)
    expect(since, sign).toBeLessThan(1000)
    await context.clock.fastForward('20:00')
  }
  await context.clock.fastForward('08:30')
  await appear()
  await expectNoBarriers(page, 'the warning')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Stay logged in')
  await page.keyboard.press('Enter')
  await vanish()
  for (const sign of ['mousemove', 'keydown', 'scroll', 'touchstart', 'click']) {
    await context.clock.fastForward('28:30')
    await appear()
    await page.evaluate(showsThanks, sign)
    await context.clock.fastForward('00:02')
    await vanish()
  }

  const token = await tokenOf(page)
  // Every five minutes a page asks whether the session holds, and hears that it ends after ten minutes now.
  const answered = new Set<Page>()
  await context.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), sessionTimeoutMinutes: 10 } })
    answered.add(route.request().frame().page())
  })
  // A question that was still open when the route changed is answered the old way, and asked again five minutes later.
  const askAgain = async () => {
    for (const tab of [page, other])
      await tab.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })))
    await context.clock.fastForward('05:00')
    return answered.size
  }
  await expect.poll(askAgain, { interval: 1000 }).toBe(2)
  await context.clock.fastForward('03:30')
  await appear()
  await keepToasts(page)
  await context.clock.fastForward('02:00')
  await vanish()
  await Promise.all([page, other].map((tab) => tab.waitForURL('**/login?from=*')))
  await page.getByText('You were logged out after 10 minutes without activity.').first().waitFor()
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('csrf_token'), document.cookie]))
    .toEqual([null, expect.not.stringContaining('csrf_token')])
  expect(await statusWith(token)).toBe(401)
})

/** Sets the stored token back to when it has run out. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
    const [head, claims = '', signature] = (localStorage.getItem(key) ?? '').split('.')
    const read = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')))
    localStorage.setItem(key, [head, btoa(JSON.stringify({ ...read, exp: 1 })), signature].join('.'))
  })

test('a page whose token has run out goes on with a new one, until its session is ended elsewhere', async () => {
  const { email } = await completeMember(url)
  const { page, allow } = await visit({ as: email })
  allow(/status of 401/)
  await page.goto('/dashboard')
  await greeting(page).waitFor()
  // What is stored is reached from here, too, where nothing renews or ends the session before it is asked to.
  await page.goto('/robots.txt')
  await expireToken(page)
  const renewed = page.waitForResponse('**/api/accounts/session/renew')
  await page.goto('/dashboard')
  await greeting(page).waitFor()
  expect((await renewed).status()).toBe(200)
  await expect.poll(async () => statusWith(await tokenOf(page))).toBe(200)

  const other = await signIn(url, email, plantedPassword)
  await page.goto('/robots.txt')
  await other.call(endOtherSessions, {})
  await expireToken(page)
  await page.goto('/dashboard')
  await page.waitForURL('**/login*')
  await expect.poll(() => tokenOf(page)).toBeUndefined()
})

test('logging out in one tab logs out the other', async () => {
  const { client, email } = await completeMember(url)
  const { page, context, allow } = await visit()
  allow(/status of 401/)
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  const csrf = () => page.evaluate(() => localStorage.getItem('csrf_token'))
  await expect.poll(csrf).toMatch(/^[0-9a-f]{64}$/)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`csrf_token=${await csrf()}`)
  const other = await context.newPage()
  await other.goto('/notifications')
  await other.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
  const token = await tokenOf(page)
  await keepToasts(other)
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
  await other.waitForURL('**/login?from=%2Fnotifications')
  await other.getByText('Your session has ended. Please log in again.').waitFor()
  expect(await statusWith(token)).toBe(401)
  expect((await client.call(getMe, {})).status).toBe(401)
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('csrf_token')
})

test('what was typed when a session ended is back for the same member, until they log out themselves', async () => {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'retailer' })
  const elsewhere = await signIn(url, email, plantedPassword)
  const { page, allow } = await visit()
  allow(/status of (401|503)/)
  // The page hears of the end by its own press alone.
  await page.route('**/api/live/tickets', (route) => route.fulfill({ status: 503 }))
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')))
  const bio = page.getByLabel('Bio')
  const typeUntilTheEnd = async (text: string) => {
    await bio.fill(text)
    await page.getByLabel('Tax ID').fill('12-3456789')
    await elsewhere.call(endOtherSessions, {})
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.waitForURL('**/login?from=*')
    await expect.poll(drafts).toEqual(['draft.profile'])
  }
  await page.goto('/login?from=%2Fprofile%3Ftab%3Dsettings')
  await wake(page)
  await logIn(page, email, plantedPassword)
  await typeUntilTheEnd('Typed before the end.')
  const { version } = (await elsewhere.call(getMe, {})).body
  await elsewhere.call(updateMe, { body: { phone: '+1 937 555 0199', version } })
  await logIn(page, email, plantedPassword)
  await page.getByText('We restored what you typed. It is not saved yet.').waitFor()
  await expect.poll(() => bio.inputValue()).toBe('Typed before the end.')
  await expect.poll(() => page.getByLabel('Tax ID').inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(937) 555-0199')
  await expect.poll(drafts).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Profile updated').waitFor()
  expect((await elsewhere.call(getMe, {})).body).toMatchObject({
    bio: 'Typed before the end.',
    phone: '+19375550199',
  })

  await typeUntilTheEnd('For no one else.')
  const { email: next } = await completeMember(url)
  await logIn(page, next, plantedPassword)
  await bio.waitFor()
  await expect.poll(() => bio.inputValue()).toBe('')
  await bio.fill('No longer for anyone.')
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
  await expect.poll(drafts).toEqual([])
})

test('each of two devices that are signed out at the same time is confirmed', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  for (const name of ['Firefox', 'Edg']) {
    const other = await signIn(url, email, plantedPassword)
    await other.call(touchSession, {}, { 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${name}/128.0` })
  }
  await page.goto('/profile?tab=security')
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/accounts/sessions/*', async (route) => {
    await slow
    await route.continue()
  })
  for (const name of ['Firefox', 'Edge'])
    await page.getByRole('button', { name: `Log out ${name} on Windows` }).click()
  await keepToasts(page)
  answer()
  for (const name of ['Firefox', 'Edge'])
    await page.getByText(`${name} on Windows is logged out.`).first().waitFor()
})
