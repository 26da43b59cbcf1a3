import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, openLogin } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectNoBarriers } from '#test/support/expect-no-barriers.ts'
import { keepToasts } from '#test/support/keep-toasts.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { plantedPassword } from '#test/support/new-member.ts'
import { appCode, codesOf, withSecondFactor } from '#test/support/second-factor.ts'

const { url, visit } = inBrowser()

const greeting = (page: Page) => page.getByRole('heading', { name: 'Welcome, Dana' })

test('a member logs in with password and app by keyboard alone, and with a recovery code without the app', async () => {
  const { client, email } = await loggedIn(url, completeMember(url))
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
  await page.getByText('This code is incorrect. Wait for the next one and try again.').waitFor()
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
  await elsewhere.getByText('This recovery code is incorrect.').first().waitFor()
  await elsewhere.getByLabel('Recovery code').fill(recoveryCodes[0]?.toLowerCase() ?? '')
  // It is told for a few seconds only, while the next screen comes.
  await Promise.all([
    elsewhere.getByText('Two-factor authentication is off.').first().waitFor(),
    greeting(elsewhere).waitFor(),
    elsewhere.getByRole('button', { name: 'Use this code' }).click(),
  ])
})

/** Up to the code of the app. */
async function scansTheCode(page: Page) {
  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(plantedPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '') ?? ''
  return { dialog, secret }
}

test('on the phone that has the app, its key is copied, or opened there', async () => {
  const { email } = await completeMember(url)
  const { page, context } = await visit({ as: email, width: 390 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { dialog, secret } = await scansTheCode(page)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Key copied.').waitFor()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  const link = dialog.getByRole('link', { name: 'Open in your authenticator app' })
  await expect
    .poll(() => link.getAttribute('href'))
    .toMatch(new RegExp(`^otpauth://totp/.+secret=${secret}&`))
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }),
  )
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('We couldn’t copy the key. Type it into the app instead.').waitFor()
  await context.clearPermissions()
})

test('a second factor that is being turned on cannot be left before its recovery codes are seen', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  const { dialog, secret } = await scansTheCode(page)
  await dialog.getByLabel('Code from your app').fill(appCode(secret))
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/accounts/second-factor/confirm', async (route) => {
    await slow
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await page.keyboard.press('Escape')
  answer()
  await dialog.getByRole('listitem').nth(9).waitFor()
  // Neither does the back button take away what is shown only once.
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => history.back())
  await (await asked).dismiss()
  // What is said meanwhile is heard and put away inside the dialog, since nothing outside answers, and outlives it.
  await keepToasts(page)
  const told = /^(Codes copied|We couldn’t copy the codes)/
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByText(told).waitFor()
  await dialog.getByRole('button', { name: 'Close toast' }).click()
  await dialog.getByText(told).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByText(told).waitFor()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(told).waitFor()
  await page.getByText('Recovery codes left: 10.').waitFor()
})

/** It is turned on, but the answer with the recovery codes does not arrive. */
async function losesItsCodes(page: Page) {
  const { dialog, secret } = await scansTheCode(page)
  const confirm = '**/api/accounts/second-factor/confirm'
  await page.route(confirm, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const { first, second } = codesOf(secret)
  await dialog.getByLabel('Code from your app').fill(first)
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
  await dialog.getByLabel('Code from your app').fill(nextCode)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('listitem').nth(9).waitFor()
})

test('a second factor that was turned on unheard is said to be on, and how to get new recovery codes', async () => {
  const { email } = await completeMember(url)
  const { page, allow } = await visit({ as: email })
  allow(/ERR_FAILED/)
  const { dialog } = await losesItsCodes(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Turn off' }).waitFor()
  await page.getByText('turn it off and set it up again').waitFor()
})

test('a login that fails after the recovery code was taken is tried again without another code', async () => {
  const { client, email } = await loggedIn(url, completeMember(url))
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
  await greeting(page).waitFor()
})
