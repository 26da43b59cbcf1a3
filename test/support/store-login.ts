import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { plantedPassword } from './new-member.ts'
import { tokensOf } from './sign-in.ts'

/** Stores in the browser what a login leaves there, for tests that are not about logging in. */
export async function storeLogin(page: Page, url: string, email: string): Promise<void> {
  const password = email.endsWith('@demo.test') ? demoPassword : plantedPassword
  const { AccessToken, IdToken, RefreshToken } = await tokensOf(url, email, password)
  const { username } = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString())
  const pool = 'CognitoIdentityServiceProvider.localclient'
  const stored = {
    [`${pool}.LastAuthUser`]: username,
    [`${pool}.${username}.accessToken`]: AccessToken,
    [`${pool}.${username}.idToken`]: IdToken,
    [`${pool}.${username}.refreshToken`]: RefreshToken,
    [`${pool}.${username}.clockDrift`]: '0',
    csrf_token: randomBytes(32).toString('hex'),
  }
  await page.evaluate((all) => Object.assign(localStorage, all), stored)
}
