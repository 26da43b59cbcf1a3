import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { touchSession } from '#shared/sessions/contract.ts'
import { getMe } from '#shared/users/contract.ts'
import { accessibilityProblems, inBrowser, logIn, showTheme, wake } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { appCode, codesOf, emailCode, withSecondFactor } from '#test/support/second-factor.ts'
import { signIn } from '#test/support/sign-in.ts'

const { url, visit } = inBrowser()

const greeting = (page: Page) => page.getByRole('heading', { name: 'Welcome, Dana' })

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await wake(page)
}

async function expectNoBarriers(page: Page, name: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme)
    const ask = theme === 'dark' ? 'everything' : 'colors'
    expect(await accessibilityProblems(page, ask), `${name}, ${theme}`).toEqual([])
  }
}

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'))
    return key && localStorage.getItem(key)
  })

const statusWith = async (token: string | null | undefined) =>
  (await fetch(`${url}${getMe.path}`, { headers: { authorization: `Bearer ${token}` } })).status

test('a member logs in with password and app by keyboard alone, and with a recovery code without the app', async () => {
  const { client, email } = await completeMember(url)
  const { unspentCode, recoveryCodes } = await withSecondFactor(client)
  const { page, allow } = await visit()
  allow(/status of 400/)
  await openLogin(page)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(`  ${email}  `)
  await page.keyboard.press('Tab')
  await page.keyboard.type(plantedPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await expectNoBarriers(page, 'the code')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is not correct. Wait for the next one and try again.').waitFor()
  await page.getByLabel('Code').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(unspentCode())
  await page.keyboard.press('Enter')
  await greeting(page).waitFor()

  const { page: elsewhere, allow: allowElsewhere } = await visit()
  allowElsewhere(/status of 400/)
  await openLogin(elsewhere)
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.locator('[autocomplete="current-password"]').fill(plantedPassword)
  await elsewhere.keyboard.press('Enter')
  await elsewhere.getByRole('button', { name: 'Lost your phone?' }).click()
  await elsewhere.getByLabel('Recovery code').fill('0000 0000 0000 0000')
  await elsewhere.getByRole('button', { name: 'Use this code' }).click()
  await elsewhere.getByText('This recovery code is not correct.').first().waitFor()
  await elsewhere.getByLabel('Recovery code').fill(recoveryCodes[0]?.toLowerCase() ?? '')
  await elsewhere.getByRole('button', { name: 'Use this code' }).click()
  await greeting(elsewhere).waitFor()
  await elsewhere.getByText('Your second factor is off.').first().waitFor()
})

test('a member secures the account: app, password, address and devices', async () => {
  const { email } = await completeMember(url)
  const { page, allow } = await visit()
  allow(/status of 400/)
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  await page.goto('/profile?tab=security')
  await page.getByText('This device').waitFor()
  await expectNoBarriers(page, 'the security tab')

  const device = async (name: string) => {
    const other = await signIn(url, email, plantedPassword)
    await other.call(touchSession, {}, { 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${name}/128.0` })
    return other
  }
  const statusOf = async (other: Client) => (await other.call(getMe, {})).status
  const [fox, edge] = [await device('Firefox'), await device('Edg')]
  await page.reload()
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await page.getByText('Firefox on Windows is signed out.').first().waitFor()
  expect([await statusOf(fox), await statusOf(edge)]).toEqual([401, 200])
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByText('All other devices are signed out.').first().waitFor()
  expect(await statusOf(edge)).toBe(401)
  const third = await device('Firefox')
  await page.reload()

  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('The password is not correct.').first().waitFor()
  await dialog.getByLabel('Your password').fill(plantedPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'Code for your authenticator app' }).waitFor()
  await expectNoBarriers(page, 'the setup')
  const secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '')
  await dialog.getByLabel('Code of your app').fill(appCode(secret ?? ''))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('listitem').nth(9).waitFor()
  await expectNoBarriers(page, 'the recovery codes')
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('10 recovery codes are left;').waitFor()

  const renewed = `${plantedPassword} renewed`
  await page.getByLabel('Current password').fill(plantedPassword)
  await page.locator('[autocomplete="new-password"]').fill(renewed)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('All other devices are signed out.').first().waitFor()
  expect(await statusOf(third)).toBe(401)

  const address = newEmail()
  await page.getByLabel('New email address').fill(address)
  await page.getByLabel('Your password').fill(renewed)
  await page.getByRole('button', { name: 'Send a code to this address' }).click()
  await page.getByText('We sent a code to').waitFor()
  await page.getByLabel('Code from the mail').fill(await emailCode(url, address))
  await page.getByRole('button', { name: 'Use the new address' }).click()
  await page.getByText(`From now on you log in as ${address}.`).first().waitFor()
  await page.getByText(`You log in as ${address}.`, { exact: true }).waitFor()
  await controlOf(url).settle()
})

test('tabs warn together of inactivity, stay together, end together, and the token is void', async () => {
  const { email } = await completeMember(url)
  const { page, context, allow } = await visit()
  // What one tab asks while the other ends the session, with both of its tokens or with one that is left.
  allow(/status of 40[13]/)
  await context.clock.install()
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  await greeting(page).waitFor()
  const other = await context.newPage()
  await other.goto('/notifications')
  await other.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
  const warnings = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Are you still there?' }))
  const appear = () => Promise.all(warnings.map((warning) => warning.waitFor()))
  const vanish = () => Promise.all(warnings.map((warning) => warning.waitFor({ state: 'detached' })))

  // The services of members begin when the page has nothing else to do.
  await other.waitForFunction(() => localStorage.getItem('last_activity_at') !== null)
  await context.clock.fastForward('15:00')
  await other.mouse.move(40, 40)
  await other.mouse.move(60, 60)
  await context.clock.fastForward('20:00')
  expect(await warnings[0]?.count()).toBe(0)
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
  await page.mouse.move(200, 200)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay signed in')
  await page.keyboard.press('Enter')
  await vanish()

  const token = await tokenOf(page)
  // Every five minutes a page asks whether the session holds, and hears that it ends after ten minutes now.
  await context.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), sessionTimeoutMinutes: 10 } })
  })
  const asked = [page, other].map((tab) => tab.waitForResponse('**/api/users/me'))
  await context.clock.fastForward('05:00')
  await Promise.all(asked)
  await context.clock.fastForward('03:30')
  await appear()
  await context.clock.fastForward('02:00')
  await vanish()
  await Promise.all([page, other].map((tab) => tab.waitForURL('**/login?from=*')))
  await page.getByText('You were logged out after 10 minutes without activity.').first().waitFor()
  expect(await page.evaluate(() => [localStorage.getItem('csrf_token'), document.cookie])).toEqual([
    null,
    expect.not.stringContaining('csrf_token'),
  ])
  expect(await statusWith(token)).toBe(401)
})

test('logging out in one tab logs out the other', async () => {
  const { client, email } = await completeMember(url)
  const { page, context, allow } = await visit()
  allow(/status of 401/)
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  const csrf = await page.evaluate(() => [localStorage.getItem('csrf_token'), document.cookie])
  expect(csrf[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(csrf[1]).toContain(`csrf_token=${csrf[0]}`)
  const other = await context.newPage()
  await other.goto('/notifications')
  await other.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
  const token = await tokenOf(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
  await other.waitForURL('**/login?from=%2Fnotifications')
  expect(await statusWith(token)).toBe(401)
  expect((await client.call(getMe, {})).status).toBe(401)
  expect(await page.evaluate(() => document.cookie)).not.toContain('csrf_token')
})

test('a second factor that is being turned on cannot be left before its recovery codes are seen', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(plantedPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'Code for your authenticator app' }).waitFor()
  const secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '')
  await dialog.getByLabel('Code of your app').fill(appCode(secret ?? ''))
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/accounts/second-factor/confirm', async (route) => {
    await slow
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await page.keyboard.press('Escape')
  answer()
  await dialog.getByRole('listitem').nth(9).waitFor({ timeout: 15_000 })
})

/** It is turned on, but the answer with the recovery codes does not arrive. */
async function losesItsCodes(page: Page) {
  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(plantedPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'Code for your authenticator app' }).waitFor()
  const secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '')
  const confirm = '**/api/accounts/second-factor/confirm'
  await page.route(confirm, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const { first, second } = codesOf(secret ?? '')
  await dialog.getByLabel('Code of your app').fill(first)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('We could not reach the server.').waitFor()
  await page.unroute(confirm)
  return { dialog, nextCode: second }
}

test('recovery codes that did not arrive come when the second factor is turned on with the next code', async () => {
  const { email } = await completeMember(url)
  const { page, allow } = await visit({ as: email })
  allow(/ERR_FAILED/)
  const { dialog, nextCode } = await losesItsCodes(page)
  await dialog.getByLabel('Code of your app').fill(nextCode)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('listitem').nth(9).waitFor({ timeout: 15_000 })
})

test('a second factor that was turned on unheard is said to be on, and how to get new recovery codes', async () => {
  const { email } = await completeMember(url)
  const { page, allow } = await visit({ as: email })
  allow(/ERR_FAILED/)
  const { dialog } = await losesItsCodes(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Turn off' }).waitFor({ timeout: 15_000 })
  await page.getByText('turn it off and set it up again').waitFor()
})

test('a login that fails after the recovery code was taken is tried again without another code', async () => {
  const { client, email } = await completeMember(url)
  const { recoveryCodes } = await withSecondFactor(client)
  const { page, context, allow } = await visit()
  allow(/status of 400|ERR_/)
  await openLogin(page)
  await page.getByLabel('Email').fill(email)
  await page.locator('[autocomplete="current-password"]').fill(plantedPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lost your phone?' }).click()
  const pool = '**/_local/cognito**'
  await context.route(pool, (route) => route.abort())
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Use this code' }).click()
  await page.getByText('We could not reach the server.').waitFor()
  await context.unroute(pool)
  await page.getByRole('button', { name: 'Use this code' }).click()
  await greeting(page).waitFor({ timeout: 15_000 })
})

test('each of two devices that are signed out at the same time is told of', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  for (const name of ['Firefox', 'Edg']) {
    const other = await signIn(url, email, plantedPassword)
    await other.call(touchSession, {}, { 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${name}/128.0` })
  }
  await page.goto('/profile?tab=security')
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/accounts/sessions/*', async (route) => {
    await slow
    await route.continue()
  })
  for (const name of ['Firefox', 'Edge'])
    await page.getByRole('button', { name: `Sign out ${name} on Windows` }).click()
  answer()
  for (const name of ['Firefox', 'Edge'])
    await page.getByText(`${name} on Windows is signed out.`).first().waitFor()
})

test('what is typed while a password is being changed is kept for the next attempt', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  await page.goto('/profile?tab=security')
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/accounts/password', async (route) => {
    await slow
    await route.continue()
  })
  const renewed = page.locator('[autocomplete="new-password"]')
  await page.getByLabel('Current password').fill(plantedPassword)
  await renewed.fill(`${plantedPassword} renewed`)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  await renewed.fill(`${plantedPassword} renewed again`)
  answer()
  await page.getByText('Your password is changed.').first().waitFor()
  expect(await renewed.inputValue()).toBe(`${plantedPassword} renewed again`)
})
