import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { plantPassword } from '#test/support/plant-password.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const problem = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ code, detail }) })

const noProfile = problem(401, 'profile_missing', 'This account has no profile.')

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await wake(page)
}

async function tryLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.locator('[autocomplete="current-password"]').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const storedTokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^Cognito|^csrf/.test(key)))

/** Names of the calls that this page makes to the user pool. */
function poolCalls(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target']
    if (target) names.push(target.split('.')[1] ?? '')
  })
  return names
}

test('a password logs in however its letters are typed, also one that is stored as it was typed', async () => {
  const [composed, decomposed] = ['d\u00e9cibels in a row', 'de\u0301cibels in a row']
  for (const stored of [composed, decomposed]) {
    const { email } = await completeMember(url)
    await plantPassword(email, stored)
    const { page, allow } = await visit()
    if (stored === decomposed) allow(/status of 400/)
    await openLogin(page)
    await logIn(page, email, decomposed)
    await page.waitForURL('**/dashboard')
  }
})

test('an address that waits for verification ends the session and is kept for the screen that asks for it', async () => {
  const { email } = await newMember(url)
  const { page, context, allow } = await visit()
  allow(/status of 403/)
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  const signedOut = page.waitForResponse('**/api/accounts/sign-out')
  // What the page behind it asks by itself is not what is to be refused.
  await page.goto('about:blank')
  await context.route('**/api/users/me', problem(403, 'email_unverified', 'Verify your email address first.'))
  await page.goto('/dashboard')
  await page.waitForURL('**/verify-email')
  await page.getByText(email).first().waitFor()
  expect((await signedOut).status()).toBe(204)
  await expect.poll(() => storedTokens(page)).toEqual([])

  await openLogin(page)
  await tryLogin(page, email, plantedPassword)
  await page.waitForURL('**/verify-email?email=*')
  await expect.poll(() => storedTokens(page)).toEqual([])
})

test('a business that waits for approval gets in, even with storage refused, and is told what is not open', async () => {
  const { page, context } = await visit()
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await openLogin(page)
  await logIn(page, 'pending@demo.test', demoPassword)
  await page.waitForURL('**/dashboard')
  const status = page.getByRole('complementary', { name: 'Account status' })
  await status.getByText('We are reviewing your business documents.').waitFor()
  await status.getByRole('link').click()
  await page.waitForURL('**/profile?tab=verification')
})

test('a member who has not completed the registration is led there, wherever they were going', async () => {
  const { email } = await newMember(url)
  const { page } = await visit()
  await page.goto('/login?from=%2Fpricing')
  await wake(page)
  await logIn(page, email, plantedPassword)
  await page.waitForURL('**/complete-profile*')
})

test('an account without a profile is signed out, here and at the pool, at the login and afterwards', async () => {
  const { email } = await newMember(url)
  const { page, context, allow } = await visit()
  allow(/status of 401/)
  const calls = poolCalls(page)
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  await page.waitForURL('**/complete-profile*')
  await page.goto('about:blank')
  await context.route('**/api/users/me', noProfile)
  await page.goto('/dashboard')
  await page.waitForURL('**/login*')
  const revoked = () => calls.filter((name) => name === 'RevokeToken')
  await expect.poll(revoked).toHaveLength(1)
  await expect.poll(() => storedTokens(page)).toEqual([])

  await wake(page)
  await tryLogin(page, email, plantedPassword)
  await page.getByRole('alert').getByText('This account has no profile.').waitFor()
  await expect.poll(revoked).toHaveLength(2)
  await expect.poll(() => storedTokens(page)).toEqual([])
})

test('a login that is not acceptable once is tried again', async () => {
  const { email } = await newMember(url)
  const { page, context, allow } = await visit()
  allow(/status of 406/)
  let refusals = 0
  await context.route(/\/_local\/cognito\/?$/, (route) => {
    const first = route.request().headers()['x-amz-target']?.endsWith('InitiateAuth') && refusals === 0
    if (!first) return route.continue()
    refusals++
    return route.fulfill({
      status: 406,
      contentType: 'application/x-amz-json-1.1',
      body: JSON.stringify({ __type: 'NotAcceptable', message: 'Not Acceptable' }),
    })
  })
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  await page.waitForURL('**/complete-profile*')
  expect(refusals).toBe(1)
})

test('a profile that does not arrive within 15 seconds counts as missing, and so does one without an address', async () => {
  const { email } = await newMember(url)
  const { page, context } = await visit()
  await page.clock.install({ time: await control.now() })
  const { promise: waiting, resolve: asked } = Promise.withResolvers<void>()
  await context.route('**/api/users/me', () => asked())
  await openLogin(page)
  // Stands still from here on, so that what takes its time on a busy machine is none of the 15 seconds.
  await page.clock.pauseAt(addTime(await control.now(), { minutes: 1 }))
  await tryLogin(page, email, plantedPassword)
  await waiting
  await page.clock.runFor(14_000)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await page.clock.runFor(1000)
  await page.clock.resume()
  await page.getByRole('alert').getByText('Profile fetch timeout after 15 seconds').waitFor()
  await expect.poll(() => storedTokens(page)).toEqual([])

  await context.unroute('**/api/users/me')
  await context.route('**/api/users/me', (route) => route.fulfill({ json: { id: 'x', email: '' } }))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('alert').getByText('Invalid user profile - missing email').waitFor()
  await expect.poll(() => storedTokens(page)).toEqual([])
})

test('a session that has ended elsewhere is forgotten, and its owner told', async () => {
  const { email } = await newMember(url)
  const { page, context, allow } = await visit()
  allow(/status of 401/)
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  await page.waitForURL('**/complete-profile*')
  await context.route('**/api/users/me/complete', problem(401, 'session_ended', 'Please log in.'))
  await page.getByRole('button', { name: 'Complete profile' }).click()
  await page.getByText('Your session has ended. Please log in again.').first().waitFor()
  await page.waitForURL('**/login*')
  await expect.poll(() => storedTokens(page)).toEqual([])
})

test('logging out ends the session everywhere and starts over at the home page', async () => {
  const { email } = await newMember(url)
  const { page } = await visit()
  await openLogin(page)
  await logIn(page, email, plantedPassword)
  const signedOut = page.waitForResponse('**/api/accounts/sign-out')
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
  expect((await signedOut).status()).toBe(204)
  await expect.poll(() => storedTokens(page)).toEqual([])
})

test('a logged-in member is not told to look for a mail, but goes on', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  await page.goto(`/verify-email?email=${encodeURIComponent(email)}`)
  await page.waitForURL('**/dashboard')
  const { email: newcomer } = await newMember(url)
  const { page: second } = await visit({ as: newcomer })
  await second.goto('/verify-email')
  await second.waitForURL('**/complete-profile*')
})
