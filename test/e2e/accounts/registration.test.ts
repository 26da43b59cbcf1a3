import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { registerFromOwnAddress } from '#test/support/own-address.ts'
import { poolCall } from '#test/support/sign-in.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function tabTo(page: Page, text: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab')
    const found = await focusedText(page)
    if (typeof text === 'string' ? found === text : text.test(found)) return
  }
  throw new Error(`the keyboard does not reach ${text}`)
}

async function fillIn(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel('Name').fill('Dana de la Cruz')
  await page.getByLabel('Email').fill(email)
  await page.locator('[autocomplete="new-password"]').fill(plantedPassword)
  await page.getByLabel('I am human (local placeholder)').check()
}

test('a business registers from the membership page with the keyboard alone', async () => {
  const email = newEmail()
  const { page } = await visit()
  await page.goto('/pricing')
  await wake(page)
  await tabTo(page, 'Choose Manufacturer')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register?type=manufacturer')
  await page.getByLabel('Company name').waitFor()
  await expect.poll(() => page.getByLabel('Membership').inputValue()).toBe('manufacturer')
  // It comes later than the fields, and the keys are to meet it among them.
  await page.getByLabel('I am human (local placeholder)').waitFor()
  await page.getByLabel('Membership').focus()
  for (const text of ['Planted Audio', 'Dana de la Cruz', email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('abc')
  await page.getByText('5 more characters').waitFor()
  await page.keyboard.press('Control+A')
  // What a password manager or the clipboard brings goes in as a whole.
  await page.keyboard.insertText(`${plantedPassword} and a long phrase after it, up to 128 characters in all`)
  await page.getByText('Strong').waitFor()
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Show password')
  // The country is chosen already.
  for (const text of ['(480) 555-0100', '', 'Mesa', 'Arizona']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  // The box of the newsletter stays off.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedText(page)).toBe('Sign up your business')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await control.settle()
  expect((await control.inbox(email)).map(({ subject }) => subject)).toEqual(['Verify your email address'])
})

test.each([
  ['competitor', 'Competitor'],
  ['pro_competitor', 'Pro Competitor'],
  ['retailer', 'Retailer'],
  ['organization', 'Organization'],
])('the card of %s leads to a form for it', async (type, label) => {
  const { page } = await visit({ width: 390 })
  await page.goto('/pricing')
  await wake(page)
  await page.getByRole('link', { name: `Choose ${label}`, exact: true }).click()
  await page.waitForURL(`**/register?type=${type}`)
  await expect.poll(() => page.getByLabel('Membership').inputValue()).toBe(type)
  await expect
    .poll(() => page.getByLabel('Company name').count())
    .toBe(['retailer', 'organization'].includes(type) ? 1 : 0)
})

test('any answer of the registration service is said in the words of the platform, and signs no one in', async () => {
  const { page, context, allow } = await visit()
  allow(/status of (400|409|422|429|500|503)|ERR_FAILED/)
  const taken = 'An account with this email already exists. Please try logging in instead.'
  const unavailable = 'Registration is temporarily unavailable. Please try again in a few moments.'
  const broken = 'Something went wrong on our side. Please try again.'
  const answers: [sentence: string, answer: { status: number; json?: object; body?: string } | 'lost'][] = [
    ['No response from registration service', 'lost'],
    ['No response from registration service', { status: 201, body: '' }],
    ['No response from registration service', { status: 201, body: 'null' }],
    ['User creation failed', { status: 201, json: { success: false } }],
    ['User creation failed', { status: 201, json: { success: true } }],
    [
      'User creation failed',
      { status: 503, json: { code: 'user_creation_failed', detail: 'User creation failed' } },
    ],
    [taken, { status: 409, json: { code: 'email_taken', detail: taken } }],
    [unavailable, { status: 503, json: { code: 'registration_unavailable', detail: unavailable } }],
    [`Registration failed: ${broken}`, { status: 500, json: { code: 'internal_error', detail: broken } }],
    [
      'Registration failed: we could not save your profile. Please try again.',
      {
        status: 503,
        json: {
          code: 'registration_failed',
          detail: 'Registration failed: we could not save your profile. Please try again.',
        },
      },
    ],
    [
      'Please confirm again that you are human.',
      {
        status: 422,
        json: { code: 'captcha_failed', detail: 'Please confirm again that you are human.' },
      },
    ],
    [
      'We could not check that you are human. Please try again.',
      {
        status: 503,
        json: {
          code: 'captcha_unavailable',
          detail: 'We could not check that you are human. Please try again.',
        },
      },
    ],
  ]
  await page.goto('/register')
  await wake(page)
  await page.getByLabel('Name').fill('Dana de la Cruz')
  await page.getByLabel('Email').fill('dana@')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Please enter a valid email address').first().waitFor()
  // The first error moves the button from under the press, which counts all the same, and leads to the topmost field.
  await page.getByText('Confirm that you are human').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await fillIn(page)
  const proofs = new Set<string>()
  for (const [sentence, answer] of answers) {
    await context.unroute('**/api/accounts/register')
    await context.route('**/api/accounts/register', (route) => {
      proofs.add(route.request().postDataJSON().captchaToken)
      return answer === 'lost' ? route.abort() : route.fulfill(answer)
    })
    // Keys of a session that broke off: a registration without a profile must not leave anyone signed in.
    await page.evaluate(() => localStorage.setItem('CognitoIdentityServiceProvider.localclient.rest', 'x'))
    // The refusal before may say the same, and stands there until this attempt is on its way.
    await page.evaluate(() => {
      for (const old of document.querySelectorAll('[role="alert"]')) old.setAttribute('data-old', '')
    })
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    const alert = page.locator('[role="alert"]:not([data-old])').filter({ hasText: sentence })
    await expect.poll(() => alert.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await expect.poll(() => page.locator('[autocomplete="new-password"]').inputValue()).toBe(plantedPassword)
    if (/^Registration/.test(sentence))
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Cognito'))))
        .toEqual([])
  }
  expect(proofs.size).toBe(answers.length)
})

test('a leaked password is refused beside its field, when registering and when choosing a new one', async () => {
  const email = newEmail()
  const { page, context, allow } = await visit()
  await registerFromOwnAddress(context, url)
  allow(/status of 400/)
  await page.goto('/register')
  await wake(page)
  await fillIn(page, email)
  await page.locator('[autocomplete="new-password"]').fill('password123')
  const send = page.getByRole('button', { name: 'Sign up', exact: true })
  await send.click()
  await page.getByText('This password has appeared in a data breach. Choose another one.').nth(1).waitFor()
  await page.locator('[autocomplete="new-password"]').fill(plantedPassword)
  await send.click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()

  await poolCall(url, 'ForgotPassword', { ClientId: 'localclient', Username: email })
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}&code=000000`)
  await wake(page)
  await page.locator('[autocomplete="new-password"]').fill('password123')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('This password has appeared in a data breach. Choose another one.').nth(1).waitFor()
})

test('the name of a company that is hidden again does not keep anyone from registering', async () => {
  const { page, context } = await visit()
  await registerFromOwnAddress(context, url)
  await page.goto('/register?type=retailer')
  await wake(page)
  await page.getByLabel('Company name').fill('A'.repeat(161))
  await page.getByLabel('Membership').selectOption('competitor')
  await fillIn(page)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
})

test.each([
  ['/verify-email', { registered: true }, 'Almost there'],
  ['/login', { verified: true }, 'Your email address is verified.'],
  ['/login', { passwordChanged: true }, 'Your password has been changed.'],
  ['/login', { googleNotice: 'Google has not let you in.' }, 'Google has not let you in.'],
])('%s says after a reload, too, what led there: %o', async (path, arrival, sentence) => {
  const { page } = await visit()
  await page.goto(path)
  const email = 'dana@planted.test'
  // As the router writes it into the history.
  await page.evaluate((state) => history.replaceState(state, ''), {
    usr: { ...arrival, email },
    key: 'arrival',
    idx: 0,
  })
  await page.reload()
  await wake(page)
  await page.getByText(sentence).waitFor()
  if (path === '/login') await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
})

test('a registration that was begun is not lost to a reload unasked, and one that is sent asks nothing', async () => {
  const { page, context } = await visit()
  await registerFromOwnAddress(context, url)
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.dismiss()
  })
  await page.goto('/register')
  await wake(page)
  const password = page.locator('[autocomplete="new-password"]')
  // Without a press the browser asks no one anything.
  await password.click()
  await page.reload()
  await wake(page)
  expect(asked).toEqual([])
  await password.click()
  await password.fill(plantedPassword)
  await page.evaluate(() => location.reload()).catch(() => undefined)
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect.poll(() => password.inputValue()).toBe(plantedPassword)
  await page.getByRole('link', { name: 'Log in' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()

  await fillIn(page)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await page.reload()
  await page.getByText('Almost there').waitFor()
  expect(asked).toEqual(['beforeunload'])
})
