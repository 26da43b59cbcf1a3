import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { env } from '#core/env.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { touchSession } from '#shared/platform/sessions/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { inBrowser, logIn, openLogin } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectNoBarriers } from '#test/support/expect-no-barriers.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { appCode, emailCode } from '#test/support/second-factor.ts'
import { signIn } from '#test/support/sign-in.ts'

const { url, visit } = inBrowser()

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
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click()
  await page.getByText('Firefox on Windows is logged out.').first().waitFor()
  expect([await statusOf(fox), await statusOf(edge)]).toEqual([401, 200])
  await page.getByRole('button', { name: 'Log out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out all others' }).click()
  await page.getByText('All other devices are logged out.').first().waitFor()
  expect(await statusOf(edge)).toBe(401)
  const third = await device('Firefox')
  await page.reload()

  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('The password is incorrect.').first().waitFor()
  await dialog.getByLabel('Your password').fill(plantedPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await expectNoBarriers(page, 'the setup')
  const secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '')
  await dialog.getByLabel('Code from your app').fill(appCode(secret ?? ''))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('listitem').nth(9).waitFor()
  await expectNoBarriers(page, 'the recovery codes')
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Recovery codes left: 10.').waitFor()

  const renewed = `${plantedPassword} renewed`
  await page.getByLabel('Current password').fill(plantedPassword)
  await page.locator('[autocomplete="new-password"]').fill(renewed)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('All other devices are logged out.').first().waitFor()
  expect(await statusOf(third)).toBe(401)

  const address = newEmail()
  await page.getByLabel('New email address').fill(address)
  await page.getByLabel('Your password').fill(renewed)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText('We sent a code to').waitFor()
  await page.getByLabel('Code from the email').fill(await emailCode(url, address))
  await page.getByRole('button', { name: 'Use new address' }).click()
  await page.getByText(`You now log in as ${address}.`).first().waitFor()
  await page.getByText(`You log in as ${address}.`, { exact: true }).waitFor()
  await controlOf(url).settle()
})

test('what is typed while a password is being changed is kept for the next attempt', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  await page.goto('/profile?tab=security')
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
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
  await page.getByText('Your password has been changed.').first().waitFor()
  await expect.poll(() => renewed.inputValue()).toBe(`${plantedPassword} renewed again`)
})

test('a member whose login the pool has lost is told so, and led to registering again', async () => {
  const { email, client } = await completeMember(url)
  const { page } = await visit({ as: email })
  await userPool().send(
    new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: userIdOf(client) }),
  )
  await page.goto('/profile?tab=security')
  await page.getByRole('heading', { name: 'Your login is missing' }).waitFor()
  await expectNoBarriers(page, 'the notice of a lost login')
  await expect.poll(() => page.getByLabel('Current password').count()).toBe(0)
  await page.getByRole('button', { name: 'Log out and sign up again' }).click()
  await page.waitForURL(`${url}/register`)
})
