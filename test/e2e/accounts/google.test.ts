import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { accessibilityProblems, inBrowser, wake } from '#test/support/browser.ts'
import { Client } from '#test/support/client.ts'
import { allowAnalytics } from '#test/support/counted.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newGoogleMember } from '#test/support/google-member.ts'
import { completion, newEmail, newMember, plantedPassword } from '#test/support/new-member.ts'
import { signIn } from '#test/support/sign-in.ts'

const { url, visit } = inBrowser()

const storedTokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito')))

/** Presses Tab until the focus is on what carries this text. */
async function tabTo(page: Page, text: RegExp): Promise<void> {
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return `${element?.textContent} ${element?.name ?? ''}`
    })
    if (text.test(focused)) return
  }
  throw new Error(`the keyboard does not reach ${text}`)
}

async function openGoogle(page: Page, path: string, button = 'Continue with Google'): Promise<void> {
  await page.goto(path)
  await wake(page)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
}

async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Gwen Gale')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

test('a member comes in through Google with the keyboard alone, to where they wanted to go, and leaves again', async () => {
  const { client, email } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  await client.call(completeRegistration, { body: completion(version) })
  const { page } = await visit()
  await page.goto('/profile?tab=settings')
  await page.waitForURL('**/login?from=*')
  await wake(page)
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await tabTo(page, /^Continue with Google/)
  await page.keyboard.press('Enter')
  await page.getByText('Local stand-in for Google').waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => accessibilityProblems(page, 'everything'), { message: colorScheme }).toEqual([])
  }
  await tabTo(page, / email$/)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile?tab=settings')
  await page.getByRole('button', { name: /^Dana.*’s account/ }).waitFor()
  await expect.poll(() => storedTokens(page)).not.toEqual([])

  await page.getByRole('button', { name: /^Dana.*’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
  await expect.poll(() => storedTokens(page)).toEqual([])
})

test('an unregistered visitor is turned away, keeps nothing, and may register as the person Google has identified', async () => {
  const email = newEmail()
  const { page } = await visit({ width: 390 })
  await page.goto('/faq')
  await wake(page)
  const signUps = await allowAnalytics(page, url, 'sign_up')
  await openGoogle(page, '/login')
  await continueAs(page, email)
  await page.waitForURL('**/pricing?google_blocked=true')
  await page.getByText('You must register for an account before using Google sign-in.').waitFor()
  await expect.poll(() => storedTokens(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose Retailer' }).click()
  await page.getByRole('heading', { name: 'Almost there' }).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await expect.poll(() => page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  await expect.poll(() => page.locator('[autocomplete="name"]').inputValue()).toBe('Gwen Gale')
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByLabel('Company name').fill('Planted Audio')
  await page.getByLabel('Phone').fill('+1 480 555 0100')
  await page.getByLabel('City').fill('Mesa')
  await page.getByLabel('State').selectOption('AZ')
  await page.getByLabel('I am human (local placeholder)').check()
  await page.getByRole('button', { name: 'Sign up your business' }).click()
  await page.waitForURL('**/complete-profile*')
  await page.getByText('Your business account is waiting for your documents.').waitFor()
  await expect.poll(signUps).toMatchObject([{ method: 'google', membership_type: 'retailer' }])
})

test('a registration that begins with Google does without the detour', async () => {
  const email = newEmail()
  const { page } = await visit()
  await openGoogle(page, '/register?type=organization', 'Sign up with Google')
  await continueAs(page, email)
  await page.waitForURL('**/register?type=organization&with=google')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Company name').waitFor()
})

test('what Google has not proven, and what was called off, ends at the login with the reason', async () => {
  const { page, context } = await visit()
  await page.goto('/login')
  await wake(page)
  // A member who goes back before Google has answered may find the page as it was left.
  const leaving = '**/oauth2/authorize?**'
  await context.route(leaving, (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Opening Google...' }).waitFor()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await context.unroute(leaving)
  await openGoogle(page, '/login')
  await page.getByRole('button', { name: /Unverified Address/ }).click()
  await page.getByText('Google has not verified this email address.').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await expect.poll(() => storedTokens(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('You left Google before you finished logging in.').waitFor()
})

test('a registration whose Google session is gone says so, and offers to begin again', async () => {
  const gone = 'Google OAuth session expired. Please try again.'
  const { page, allow } = await visit()
  allow(/status of 422/)
  await page.goto('/register?type=retailer&with=google')
  await wake(page)
  await page.getByText(gone).waitFor()
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.evaluate(() => sessionStorage.setItem('google_session', 'x'.repeat(43)))
  await page.reload()
  await page.getByText(gone).waitFor()
  await page.getByRole('link', { name: 'sign up with an email and password' }).click()
  await page.getByRole('heading', { name: 'Sign up' }).waitFor()
})

test('an answer that this tab has not asked for leads no one elsewhere and lets no one in', async () => {
  const { email } = await newMember(url)
  const { page } = await visit()
  const elsewhere = encodeURIComponent('//elsewhere.test/')
  for (const answer of [
    'code=stolen&state=guessed',
    'code=stolen',
    `error=invalid_request&error_description=google_blocked:${'x'.repeat(43)}&state=guessed`,
    `code=stolen&state=guessed&from=${elsewhere}`,
  ]) {
    await page.goto(`/auth/google?${answer}`)
    await page.getByText('This login was not started in this browser, or it took too long.').waitFor()
    await page.waitForURL(`${url}/login`)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('google_session'))).toBeNull()
  }
  await openGoogle(page, `/login?from=${elsewhere}`)
  await continueAs(page, email)
  await page.waitForURL(`${url}/complete-profile?from=%2Fdashboard`)
})

const tokenIn = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'))
    return (key && localStorage.getItem(key)) ?? ''
  })

test('a member without a password proves with Google who they are, sets a password, and logs in with it', async () => {
  const { client, email } = await newGoogleMember(url, 'pro_competitor')
  const { version } = (await client.call(getMe, {})).body
  await client.call(completeRegistration, { body: completion(version) })
  const { page, allow } = await visit({ width: 390 })
  allow(/status of 401/)
  await openGoogle(page, '/login')
  await continueAs(page, email)
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Finish becoming a Pro Competitor' }).click()
  await page.getByRole('heading', { name: 'Become a Pro Competitor' }).waitFor()
  const first = await tokenIn(page)
  // From the next page on, this tab thinks that eleven minutes have gone by.
  await page.addInitScript(() => {
    const now = Date.now
    if (sessionStorage.getItem('late')) Date.now = () => now() + 660_000
    // The ten minutes in which a login counts as a proof end when the test says so.
    const wait = setTimeout
    window.setTimeout = ((work: () => void, ms = 0) =>
      ms > 300_000 && ms < 600_000
        ? wait(() => addEventListener('lapse', work, { once: true }))
        : wait(work, ms)) as typeof setTimeout
  })
  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('Scan the code with your authenticator app').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('lapse')))
  await page.getByText('To change how you log in, confirm with Google').waitFor({ state: 'attached' })
  // What was begun in time can be ended, above all the last step, which nothing else closes.
  await expect.poll(() => page.getByRole('button', { name: 'Turn on' }).isEnabled()).toBe(true)
  await expect.poll(() => page.getByLabel('Code from your app').isEnabled()).toBe(true)
  await page.evaluate(() => sessionStorage.setItem('late', 'yes'))
  await page.goto('/profile?tab=security')
  await page.getByRole('heading', { name: 'Confirm that it’s you' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Set a password' }).isDisabled()).toBe(true)
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  await page.getByRole('button', { name: 'Confirm with Google' }).click()
  await continueAs(page, newEmail())
  await page.getByText('Google did not confirm that it’s you.').waitFor()
  await expect.poll(() => tokenIn(page)).toBe(first)

  // A new login counts whatever the clock of this computer says.
  await page.getByRole('button', { name: 'Confirm with Google' }).click()
  await continueAs(page, email)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect.poll(() => tokenIn(page)).not.toBe(first)
  expectProblem(await new Client(url, first).call(getMe, {}), 401, 'session_ended')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('Scan the code with your authenticator app').waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('New password').fill(plantedPassword)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await page.getByText('Your password is set.').waitFor()
  await page.getByLabel('Current password').waitFor()
  await expect.poll(() => accessibilityProblems(page, 'everything')).toEqual([])
  expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).status).toBe(200)
})

test('a deployment without Google shows no button', async () => {
  const { page, context } = await visit()
  await context.route('**/login', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"oauthUrl"', '"other"') })
  })
  await page.goto('/login')
  await wake(page)
  await page.getByRole('heading', { name: 'Demo accounts' }).waitFor()
  await expect.poll(() => page.getByText('Google').count()).toBe(0)
})
