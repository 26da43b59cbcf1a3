import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { emailChanges } from '#core/platform/security/email-changes.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { requestDeletion } from '#shared/accounts/deletions/contract.ts'
import {
  beginSecondFactor,
  chooseFirstPassword,
  confirmEmailChange,
  confirmSecondFactor,
  disableSecondFactor,
  getSecurity,
  requestEmailChange,
} from '#shared/platform/security/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { googleTokens } from '#test/support/google.ts'
import { newGoogleMember } from '#test/support/google-member.ts'
import { newEmail, newMember, plantedPassword } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { codesOf, emailCode } from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, signIn, tokensOf } from '#test/support/sign-in.ts'
import { poolKey, signedByPool } from '#test/support/tokens.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const code = '000000'

async function attributesInPool(userId: string) {
  const { UserAttributes = [] } = await userPool().send(
    new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: userId }),
  )
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
}

/** The same sign-in, so many seconds old. */
async function aged(token: string, seconds: number): Promise<Client> {
  const key = poolKey(readFileSync(join(sharedCloud().dataDir, 'identity.json'), 'utf8'))
  const authTime = Math.floor(Date.parse(await control.now()) / 1000) - seconds
  return new Client(url, await signedByPool(token, key, { auth_time: authTime }))
}

test('a login with Google of more than ten minutes ago changes nothing, and says what to do', async () => {
  const { token, client } = await newGoogleMember(url)
  const stale = await aged(token, 601)
  const answers = [
    await stale.call(requestEmailChange, { body: { email: newEmail() } }),
    await stale.call(beginSecondFactor, { body: {} }),
    await stale.call(disableSecondFactor, { body: { code } }),
    await stale.call(chooseFirstPassword, { body: { newPassword: plantedPassword } }),
    await stale.call(requestDeletion, { body: { confirmation: 'DELETE' } }),
  ]
  for (const answer of answers)
    expect(expectProblem(answer, 403, 'log_in_again').detail).toBe(
      'Confirm with Google that it is you, then try again.',
    )
  expect((await client.call(getSecurity, {})).body).toEqual({
    hasPassword: false,
    secondFactor: false,
    recoveryCodesLeft: 0,
  })
  expect((await client.call(getMe, {})).body.deletionDueAt).toBeUndefined()
})

test('a login with Google just inside ten minutes begins a second factor', async () => {
  const { token } = await newGoogleMember(url)
  const answer = await (await aged(token, 560)).call(beginSecondFactor, { body: {} })
  expect(answer.status, answer.text).toBe(200)
})

test('a fresh login with Google changes the address for good, and Google still opens the account', async () => {
  const { client, email: old } = await newGoogleMember(url)
  const email = newEmail()
  const asked = await client.call(requestEmailChange, { body: { email } })
  expect([asked.status, asked.body]).toEqual([202, { pendingEmail: email }])
  const confirmed = await client.call(confirmEmailChange, { body: { code: await emailCode(url, email) } })
  expect(confirmed.body).toEqual({ email })
  const { access_token: token } = await googleTokens(url, old)
  expect((await new Client(url, token).call(getMe, {})).body.email).toBe(email)
  // The pool has written Google’s address over it meanwhile; with a password the member logs in as chosen here.
  expect(await attributesInPool(userIdOf(client))).toMatchObject({ email, email_verified: 'true' })
  const again = new Client(url, token)
  const body = { newPassword: plantedPassword }
  expect((await again.call(chooseFirstPassword, { body })).status).toBe(204)
  expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).status).toBe(200)
})

test('an address change that was not confirmed in time does not keep Google’s address on the login', async () => {
  const { client, email: google } = await newGoogleMember(url)
  const userId = userIdOf(client)
  const email = newEmail()
  await client.call(requestEmailChange, { body: { email } })
  await client.call(confirmEmailChange, { body: { code: await emailCode(url, email) } })
  // The table deletes late what has expired.
  const requestedAt = addTime(await control.now(), { hours: -25 })
  await commit(emailChanges.put({ userId, email: google, requestedAt, version: 1 }, { absent: true }))
  await googleTokens(url, google)
  expect(await attributesInPool(userId)).toMatchObject({ email })
})

test('a first password is chosen once, logs in, asks for the second factor, and is the proof from then on', async () => {
  const { client: google, email } = await newGoogleMember(url)
  const body = { newPassword: plantedPassword }
  expect((await google.call(chooseFirstPassword, { body })).status).toBe(204)
  expect((await google.call(getSecurity, {})).body.hasPassword).toBe(true)
  expectProblem(await google.call(chooseFirstPassword, { body }), 409, 'password_exists')
  const client = await signIn(url, email, plantedPassword)
  expectProblem(await client.call(beginSecondFactor, { body: {} }), 400, 'validation_failed')
  const wrong = { password: 'not the password' }
  expectProblem(await client.call(beginSecondFactor, { body: wrong }), 400, 'wrong_password')
  const begun = await client.call(beginSecondFactor, { body: { password: plantedPassword } })
  expect(begun.status, begun.text).toBe(200)
  const { first, second } = codesOf(begun.body.secret)
  const proof = { password: plantedPassword, code: first }
  expect((await client.call(confirmSecondFactor, { body: proof })).status).toBe(200)
  const challenge = await poolCall<{ ChallengeName?: string }>(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'localclient',
    AuthParameters: { USERNAME: email, PASSWORD: plantedPassword },
  })
  expect(challenge.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  const off = { password: plantedPassword, code: second }
  expect((await client.call(disableSecondFactor, { body: off })).status).toBe(204)
  expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).status).toBe(200)
  await control.settle()
  const subjects = (await control.inbox(email)).map(({ subject }) => subject)
  expect(subjects).toContain('Your account now has a password')
})

test('a password that came by mail counts as one, too', async () => {
  const { client, email } = await newGoogleMember(url)
  await poolCall(url, 'ForgotPassword', { ClientId: 'localclient', Username: email })
  const mails = await control.inbox(email)
  const mailed = mails.map(({ html }) => /reset-password[^"]*code=(\d+)/.exec(html)?.[1]).find(Boolean)
  await poolCall(url, 'ConfirmForgotPassword', {
    ClientId: 'localclient',
    Username: email,
    ConfirmationCode: mailed,
    Password: plantedPassword,
  })
  expectProblem(await client.call(getMe, {}), 401, 'session_ended')
  const renewed = await signIn(url, email, plantedPassword)
  expect((await renewed.call(getSecurity, {})).body.hasPassword).toBe(true)
})

test('for members with a password a fresh login is no proof, and an old one no hindrance', async () => {
  const { client, email } = await newMember(url)
  for (const answer of [
    await client.call(requestEmailChange, { body: { email: newEmail() } }),
    await client.call(beginSecondFactor, { body: {} }),
    await client.call(disableSecondFactor, { body: { code } }),
  ]) {
    const { errors } = expectProblem(answer, 400, 'validation_failed')
    expect(errors).toEqual([{ path: 'body.password', message: 'Enter your password' }])
  }
  const body = { newPassword: plantedPassword }
  expectProblem(await client.call(chooseFirstPassword, { body }), 409, 'password_exists')
  const { AccessToken: token } = await tokensOf(url, email, plantedPassword)
  const old = await aged(token, 601)
  const answer = await old.call(requestEmailChange, {
    body: { email: newEmail(), password: plantedPassword },
  })
  expect(answer.status, answer.text).toBe(202)
})
