import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { announceServerLogin } from '#core/platform/security/server-logins.ts'
import { operations } from '#lib/local/identity/operations/operations.ts'
import { endOtherSessions, renewSession } from '#shared/platform/sessions/contract.ts'
import { suspendUser } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newGoogleMember } from '#test/support/google-member.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { withSecondFactor } from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, tokensOf } from '#test/support/sign-in.ts'
import { partsOf } from '#test/support/tokens.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const ClientId = 'localclient'

/** What the pool does for the bearer of a token. */
const forBearers = {
  AssociateSoftwareToken: {},
  ChangePassword: { PreviousPassword: plantedPassword, ProposedPassword: '12345678' },
  DeleteUser: {},
  GetUser: {},
  GetUserAttributeVerificationCode: { AttributeName: 'email' },
  GlobalSignOut: {},
  SetUserMFAPreference: { SoftwareTokenMfaSettings: { Enabled: false } },
  UpdateUserAttributes: { UserAttributes: [{ Name: 'email', Value: 'mine@x.test' }] },
  VerifySoftwareToken: { UserCode: '000000' },
  VerifyUserAttribute: { AttributeName: 'email', Code: '000000' },
}
/** What takes a password or a mailed code instead. */
const forAnybody = [
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ForgotPassword',
  'InitiateAuth',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'SignUp',
]
/** What takes a refresh token. */
const forRefreshTokens = ['GetTokensFromRefreshToken', 'RevokeToken']

const ofTheApplication = [...operations].flatMap(([name, { signed }]) => (signed ? [name] : []))

test('every operation of the pool says who it is for', () => {
  const known = [...Object.keys(forBearers), ...forAnybody, ...forRefreshTokens, ...ofTheApplication]
  expect(known.toSorted()).toEqual([...operations.keys()].toSorted())
})

/** A member with a password and a second factor, and the tokens of a login before it. */
async function aMember() {
  const { client, email } = await newMember(url)
  const tokens = await tokensOf(url, email, plantedPassword)
  const { unspentCode } = await withSecondFactor(new Client(url, tokens.AccessToken))
  return { client, email, id: userIdOf(client), tokens, unspentCode }
}

const suspend = async (id: string) => {
  const admin = await demoClient(url, 'admin')
  expectSuccess(await admin.call(suspendUser, { params: { userId: id }, body: { reason: 'A test.' } }))
}

const renew = (refreshToken: string) => new Client(url).call(renewSession, { body: { refreshToken } })

const holders = {
  async 'a browser that has just logged in'() {
    const member = await aMember()
    return { ...member, token: member.tokens.AccessToken }
  },
  async 'a browser whose session was renewed and then ended'() {
    const member = await aMember()
    const { body } = await renew(member.tokens.RefreshToken)
    expectSuccess(await member.client.call(endOtherSessions, {}))
    return { ...member, token: body.accessToken }
  },
  async 'a suspended member'() {
    const member = await aMember()
    const { body } = await renew(member.tokens.RefreshToken)
    await suspend(member.id)
    return { ...member, token: body.accessToken }
  },
}

test.each(Object.entries(holders))('the token of %s does nothing at the pool', async (_, hold) => {
  const { token: AccessToken, email, id } = await hold()
  expect(partsOf(AccessToken).claims.sub).toBe(id)
  for (const [name, input] of Object.entries(forBearers))
    await expect(poolCall(url, name, { ...input, AccessToken }), name).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token does not have required scopes',
    })
  for (const name of ofTheApplication)
    await expect(poolCall(url, name, { ClientId, AccessToken, Username: email }), name).rejects.toMatchObject(
      {
        name: 'MissingAuthenticationTokenException',
      },
    )
  await changeUser(id, { status: 'active' })
  // The password is the old one, and the second factor still on.
  expect(await tokensOf(url, email, plantedPassword)).toBeUndefined()
})

test('nor does the token of a member who came through Google', async () => {
  const { token: AccessToken } = await newGoogleMember(url)
  for (const [name, input] of Object.entries(forBearers))
    await expect(poolCall(url, name, { ...input, AccessToken }), name).rejects.toMatchObject({
      message: 'Access Token does not have required scopes',
    })
})

test('nor one that is issued while the server has logged the same member in', async () => {
  const { client, email } = await newMember(url)
  await commit(announceServerLogin('localserver', userIdOf(client), await control.now()))
  const { AccessToken } = await tokensOf(url, email, plantedPassword)
  await expect(poolCall(url, 'DeleteUser', { AccessToken })).rejects.toMatchObject({
    message: 'Access Token does not have required scopes',
  })
})

/** Each way in which the pool itself renews. */
const renewals = {
  GetTokensFromRefreshToken: (RefreshToken: string) =>
    poolCall(url, 'GetTokensFromRefreshToken', {
      ClientId,
      RefreshToken,
      ClientMetadata: { permit: 'a'.repeat(43) },
    }),
  'InitiateAuth with a refresh token': (refreshToken: string) =>
    poolCall(url, 'InitiateAuth', {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    }),
  async 'the token endpoint'(refreshToken: string) {
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: ClientId,
      refresh_token: refreshToken,
    })
    const answer = await fetch(`${url}/_local/cognito/oauth2/token`, { method: 'POST', body })
    if (!answer.ok) throw new Error(JSON.stringify(await answer.json()))
  },
}

test.each(Object.entries(renewals))('%s renews no session, live or ended', async (_, atPool) => {
  const { client, email } = await newMember(url)
  const live = await tokensOf(url, email, plantedPassword)
  await expect(atPool(live.RefreshToken)).rejects.toThrow('Renew your session on our website.')
  expectSuccess(await client.call(endOtherSessions, {}))
  await expect(atPool(live.RefreshToken)).rejects.toThrow('Renew your session on our website.')
  expectProblem(await renew(live.RefreshToken), 401, 'session_ended')
  await expect(atPool(live.RefreshToken)).rejects.toThrow('Refresh Token has been revoked')
})

test('a suspended member gets no token: neither by the password, nor by a code, nor by renewing', async () => {
  const [{ email, id, tokens }, { email: secured, id: securedId, unspentCode }] = await Promise.all([
    newMember(url).then(async ({ client, email }) => ({
      email,
      id: userIdOf(client),
      tokens: await tokensOf(url, email, plantedPassword),
    })),
    aMember(),
  ])
  await changeUser(id, { status: 'suspended' })
  await changeUser(securedId, { status: 'suspended' })
  const refused = { name: 'UserLambdaValidationException' }
  await expect(tokensOf(url, email, plantedPassword)).rejects.toMatchObject(refused)
  await expect(tokensOf(url, email, 'not the password')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  const { Session } = await poolCall<{ Session: string }>(url, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: secured, PASSWORD: plantedPassword },
  })
  const byCode = poolCall(url, 'RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: securedId, SOFTWARE_TOKEN_MFA_CODE: unspentCode() },
  })
  await expect(byCode).rejects.toMatchObject({
    message: 'PreTokenGeneration failed with error This account is suspended..',
  })
  expectProblem(await renew(tokens.RefreshToken), 403, 'account_suspended')
  await changeUser(id, { status: 'active' })
  const reactivated = await renew(tokens.RefreshToken)
  expect((await new Client(url, reactivated.body.accessToken).call(getMe, {})).status).toBe(200)
})

test('a login that is refused is not counted as one', async () => {
  const { client, email } = await newMember(url)
  await changeUser(userIdOf(client), { status: 'suspended' })
  await expect(tokensOf(url, email, plantedPassword)).rejects.toThrow('suspended')
  await changeUser(userIdOf(client), { status: 'active' })
  expect((await client.call(getMe, {})).body).toMatchObject({ loginCount: 0 })
})

test('to prove the password counts as no login, and leaves no session at the pool', async () => {
  const { client } = await newMember(url)
  await withSecondFactor(client)
  expect((await client.call(getMe, {})).body).toMatchObject({ loginCount: 0, failedLoginAttempts: 0 })
  const pool = JSON.parse(readFileSync(join(sharedCloud().dataDir, 'identity.json'), 'utf8'))
  expect(pool.sessions.filter(({ sub }: { sub: string }) => sub === userIdOf(client))).toEqual([])
})
