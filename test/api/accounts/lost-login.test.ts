import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { logins } from '#core/accounts/accounts/logins.ts'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { lookUpPoolUser } from '#core/platform/security/look-up-pool-user.ts'
import { secondFactors } from '#core/platform/security/second-factors.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { users } from '#core/platform/users/users.ts'
import { registerAccount, requestPasswordReset } from '#shared/accounts/accounts/contract.ts'
import { registerWithGoogle } from '#shared/accounts/accounts/google-contract.ts'
import { readRefusal } from '#shared/accounts/accounts/google-refusal.ts'
import {
  changePassword,
  confirmEmailChange,
  disableSecondFactor,
  getSecurity,
} from '#shared/platform/security/contract.ts'
import { listSessions, renewSession, signOut, touchSession } from '#shared/platform/sessions/contract.ts'
import { getUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { googleSignIn, googleTokens } from '#test/support/google.ts'
import { newGoogleMember } from '#test/support/google-member.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import {
  googleRegistration,
  mailedCode,
  newMember,
  plantedPassword,
  registration,
} from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { newAddressFor, withSecondFactor } from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, tokensOf } from '#test/support/sign-in.ts'
import { partsOf } from '#test/support/tokens.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const ClientId = 'localclient'

const loseLogin = (id: string) =>
  userPool().send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: id }))

const register = (email: string, password: string) =>
  new Client(url).call(registerAccount, {
    body: {
      ...registration(email),
      password,
      userData: { ...registration(email).userData, name: 'Someone Else' },
    },
  })

const confirm = async (email: string) =>
  poolCall(url, 'ConfirmSignUp', {
    ClientId,
    Username: email,
    ConfirmationCode: await mailedCode(url, email),
  })

/** With the code of the newest mail that lets a password be chosen. */
async function choosePassword(email: string, Password: string) {
  const mails = await control.inbox(email)
  const code = mails.map(({ html }) => /reset-password[^"]*code=(\d+)/.exec(html)?.[1]).find(Boolean)
  await poolCall(url, 'ConfirmForgotPassword', {
    ClientId,
    Username: email,
    ConfirmationCode: code,
    Password,
  })
}

const chosen = `${plantedPassword} chosen`

/** A member of some standing, whose login is lost, registers again and chooses a password by mail. */
async function restored() {
  const { client, email } = await loggedIn(url, newMember(url, 'retailer'))
  const id = userIdOf(client)
  const bio = 'Thirty years of bass.'
  await changeUser(id, { bio })
  await withSecondFactor(client)
  await loseLogin(id)
  return { client, email, id, bio }
}

async function logIn(email: string, password: string) {
  const tokens = await tokensOf(url, email, password)
  return { client: new Client(url, tokens.AccessToken), tokens }
}

test('a member whose login the pool has lost is told so, and that nothing asks for a code', async () => {
  const { client } = await restored()
  expect((await client.call(getSecurity, {})).body).toMatchObject({
    loginMissing: true,
    secondFactor: false,
    recoveryCodesLeft: 0,
  })
})

test('a member who registers again has the account back as it was, once the mailbox is proven', async () => {
  const { client: old, email, id, bio } = await restored()
  const before = await users.get({ id }, { consistent: true })
  const answer = await register(email, `${plantedPassword} given`)
  expect([answer.status, answer.body]).toEqual([201, { success: true, user: { email } }])
  expect(await users.get({ id }, { consistent: true })).toEqual(before)
  await confirm(email)

  // The person who gave a password with the form need not be the one who reads the mail.
  await expect(tokensOf(url, email, `${plantedPassword} given`)).rejects.toThrow('Incorrect username')
  await choosePassword(email, chosen)
  expectProblem(await old.call(getMe, {}), 401, 'session_ended')
  const { client, tokens } = await logIn(email, chosen)
  expect(partsOf(tokens.AccessToken).claims).toMatchObject({ account: id })
  expect(partsOf(tokens.AccessToken).claims.sub).not.toBe(id)
  expect((await client.call(getMe, {})).body).toMatchObject({ id, email, bio, membershipType: 'retailer' })
  expect((await client.call(getMe, {})).body.name).not.toBe('Someone Else')
  expect((await client.call(getSecurity, {})).body).toEqual({
    hasPassword: true,
    secondFactor: false,
    recoveryCodesLeft: 0,
  })
  expect(await secondFactors.get({ userId: id })).toBeUndefined()
  await control.settle()
  const subjects = (await control.inbox(email)).map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(['Your account is back', 'Your password was changed']))
})

test('what a member does with the login is done to the new one', async () => {
  const { email: first, id } = await restored()
  await register(first, plantedPassword)
  await confirm(first)
  await choosePassword(first, plantedPassword)
  const { client, tokens } = await logIn(first, plantedPassword)
  const poolUserId = String(partsOf(tokens.AccessToken).claims.sub)

  await client.call(touchSession, {})
  expect((await client.call(listSessions, {})).body.items).toMatchObject([{ current: true }])
  const { body } = await new Client(url).call(renewSession, { body: { refreshToken: tokens.RefreshToken } })
  expect((await new Client(url, body.accessToken).call(getMe, {})).body.id).toBe(id)

  const { unspentCode } = await withSecondFactor(client)
  expect(await tokensOf(url, first, plantedPassword)).toBeUndefined()
  const off = { password: plantedPassword, code: unspentCode() }
  expectSuccess(await client.call(disableSecondFactor, { body: off }))

  const { email, code } = await newAddressFor(url, client)
  expectSuccess(await client.call(confirmEmailChange, { body: { code } }))
  const next = { currentPassword: plantedPassword, newPassword: chosen }
  expectSuccess(await client.call(changePassword, { body: next }))
  const again = await logIn(email, chosen)
  const seen = await (await demoClient(url, 'admin')).call(getUserAsAdmin, { params: { userId: id } })
  expect(seen.body.security).toMatchObject({ emailConfirmed: true, secondFactor: false })
  expect(await users.get({ id }, { consistent: true })).toMatchObject({ loginCount: 3, poolUserId })

  expectSuccess(await again.client.call(signOut, {}))
  const refused = await new Client(url).call(renewSession, {
    body: { refreshToken: again.tokens.RefreshToken },
  })
  expectProblem(refused, 401, 'session_ended')
})

test('a login that is lost twice comes back twice', async () => {
  const { email, id } = await restored()
  const poolUsers: string[] = []
  for (const password of [plantedPassword, chosen]) {
    expectSuccess(await register(email, plantedPassword))
    await confirm(email)
    await choosePassword(email, password)
    const { client, tokens } = await logIn(email, password)
    expect((await client.call(getMe, {})).body.id).toBe(id)
    poolUsers.push(String(partsOf(tokens.AccessToken).claims.sub))
    await loseLogin(poolUsers.at(-1) ?? '')
  }
  expect(await logins.get({ poolUserId: poolUsers[0] ?? '' })).toBeUndefined()
  expect(await logins.get({ poolUserId: poolUsers[1] ?? '' })).toMatchObject({ userId: id })
})

test('a member who registers twice before the mailbox is proven gets one account, by the newest link', async () => {
  const { email, id } = await restored()
  expectSuccess(await register(email, plantedPassword))
  expectSuccess(await register(email, `${plantedPassword} other`))
  await confirm(email)
  await choosePassword(email, chosen)
  expect((await (await logIn(email, chosen)).client.call(getMe, {})).body.id).toBe(id)
})

test('where the note of the proven address was lost, a password that is chosen by mail brings the account back', async () => {
  const { email, id } = await restored()
  expectSuccess(await register(email, plantedPassword))
  await confirm(email)
  const user = await users.get({ id }, { consistent: true })
  if (!user?.poolUserId) throw new Error('the login is not restored')
  const { poolUserId, ...others } = user
  await commit(
    users.put({ ...others, contested: false, version: user.version + 1 }, { version: user.version }),
    logins.underive({ poolUserId, userId: id, version: 1 }),
  )
  expectSuccess(await new Client(url).call(requestPasswordReset, { body: { email } }))
  await choosePassword(email, chosen)
  expect((await (await logIn(email, chosen)).client.call(getMe, {})).body.id).toBe(id)
})

test('a member who came through Google and lost the login registers with Google again, and is back at once', async () => {
  const { client, email } = await newGoogleMember(url)
  const id = userIdOf(client)
  await loseLogin(id)
  const back = await googleSignIn(url).choose({ email })
  const refusal = readRefusal(back.searchParams.get('error_description') ?? '')
  expect(refusal?.reason).toBe('google_blocked')
  const answer = await new Client(url).call(registerWithGoogle, {
    body: googleRegistration(refusal?.handle ?? ''),
  })
  expectSuccess(answer)
  expect(answer.body).toMatchObject({ created: false })
  const { access_token: token } = await googleTokens(url, email)
  expect((await new Client(url, token).call(getMe, {})).body).toMatchObject({ id, email })
})

test('the deletion of an account with a new login leaves neither the login nor what names it', async () => {
  const { email, id } = await restored()
  await register(email, plantedPassword)
  await confirm(email)
  const { poolUserId = '' } = (await users.get({ id }, { consistent: true })) ?? {}
  expect(await logins.get({ poolUserId })).toMatchObject({ userId: id })
  await eraseAccount(id, await control.now())
  expect(await logins.get({ poolUserId }, { consistent: true })).toBeUndefined()
  expect(await lookUpPoolUser(email)).toBeUndefined()
  expect(await lookUpPoolUser(poolUserId)).toBeUndefined()
})
