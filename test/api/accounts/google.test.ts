import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { permitAtPool } from '#core/platform/security/pool-permits.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { registerWithGoogle as registerInThisProcess } from '#functions/api/accounts/accounts/register-with-google.ts'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import {
  googleSessionExpired,
  readGoogleSession,
  registerWithGoogle,
} from '#shared/accounts/accounts/google-contract.ts'
import { readRefusal } from '#shared/accounts/accounts/google-refusal.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { type Choice, googleSignIn, googleTokens } from '#test/support/google.ts'
import { newGoogleMember } from '#test/support/google-member.ts'
import {
  googleRegistration,
  newEmail,
  newMember,
  plantedPassword,
  registration,
} from '#test/support/new-member.ts'
import { cutAtWrite, powerCut } from '#test/support/power-cuts.ts'
import { putGoogleSession } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, signIn, tokensOf } from '#test/support/sign-in.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const refusalOf = (back: URL) => readRefusal(back.searchParams.get('error_description') ?? '')

async function refused(choice: Choice) {
  const signIn = googleSignIn(url)
  const back = await signIn.choose(choice)
  expect(back.searchParams.get('code')).toBeNull()
  expect(back.searchParams.get('state')).toBe(signIn.state)
  return refusalOf(back)
}

async function poolUsers(email: string): Promise<unknown[]> {
  const answer = await fetch(`${url}/_local/cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers',
      authorization: 'AWS4-HMAC-SHA256 Credential=local',
    },
    body: JSON.stringify({ UserPoolId: 'us-east-1_local', Filter: `email = "${email}"` }),
  })
  return ((await answer.json()) as { Users: unknown[] }).Users
}

async function expectNoAccount(email: string) {
  expect(await poolUsers(email)).toEqual([])
  expect(await emailClaims.get({ email }, { consistent: true })).toBeUndefined()
}

test('a member signs in with Google to the account that has the same address', async () => {
  const { client, email } = await newMember(url)
  const { body: me } = await client.call(getMe, {})
  const first = await googleSignIn(url).choose({ email: email.toUpperCase() })
  expect(first.searchParams.get('error_description')).toMatch(
    /^Already found an entry for username google_\d+ $/,
  )
  const { access_token: token } = await googleTokens(url, email)
  const again = await new Client(url, token).call(getMe, {})
  expect(again.body).toMatchObject({ id: me.id, email, registrationProvider: 'email' })
  expect(await poolUsers(email)).toHaveLength(1)
  expect((await signIn(url, email, plantedPassword)).token).toBeDefined()
})

test('an unregistered person is refused and leaves no account behind', async () => {
  const email = newEmail()
  expect(await refused({ email })).toMatchObject({ reason: 'google_blocked', handle: expect.any(String) })
  await expectNoAccount(email)
})

test('an address that Google has not verified opens nothing, known or not', async () => {
  const { email } = await newMember(url)
  expect(await refused({ email, verified: false })).toEqual({ reason: 'google_unverified' })
  expect(await poolUsers(email)).toHaveLength(1)
  const stranger = newEmail()
  expect(await refused({ email: stranger, verified: false })).toEqual({ reason: 'google_unverified' })
  await expectNoAccount(stranger)
})

test('an address that cannot be registered here cannot be brought by Google either', async () => {
  const email = `o..m.${newEmail()}`
  expectProblem(await new Client(url).call(registerAccount, { body: registration(email) }), 400)
  expect(await refused({ email })).toEqual({ reason: 'google_address' })
  await expectNoAccount(email)
})

test('an account with an unverified address is not shared with its owner', async () => {
  const email = newEmail()
  await new Client(url).call(registerAccount, { body: registration(email) })
  expect(await refused({ email })).toEqual({ reason: 'google_account_unverified' })
})

test('the choice can be called off', async () => {
  const back = await googleSignIn(url).choose({ cancel: true })
  expect(back.searchParams.get('error')).toBe('access_denied')
})

test('a refused visitor registers with what Google has proven, and then signs in with Google', async () => {
  const email = newEmail()
  const refusal = await refused({ email, name: 'Gwen Gale' })
  const handle = refusal?.handle ?? ''
  const client = new Client(url)
  const shown = await client.call(readGoogleSession, { body: { handle } })
  expect(shown.body).toEqual({ email, name: 'Gwen Gale' })
  const answer = await client.call(registerWithGoogle, { body: googleRegistration(handle, 'retailer') })
  expect([answer.status, answer.body]).toEqual([201, { success: true, email, created: true }])

  const { access_token: token } = await googleTokens(url, email)
  const { body: me } = await new Client(url, token).call(getMe, {})
  expect(me).toMatchObject({
    email,
    firstName: 'Dana',
    membershipType: 'retailer',
    status: 'pending',
    verificationStatus: 'verified',
    registrationProvider: 'google',
    registrationCompleted: false,
  })
  await expect(tokensOf(url, email, '')).rejects.toThrow()
  expect(await control.inbox(email)).toEqual([])
})

test('a registration with Google gives nothing that is paid', async () => {
  const { client } = await newGoogleMember(url, 'pro_competitor')
  expect((await client.call(getMe, {})).body).toMatchObject({
    membershipType: 'competitor',
    chosenMembership: 'pro_competitor',
  })
})

test('what Google has proven registers once, even when it is sent ten times at once', async () => {
  const email = newEmail()
  const handle = await putGoogleSession(email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      new Client(url).call(registerWithGoogle, { body: googleRegistration(handle) }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => ![201, 409, 422].includes(status))).toEqual([])
  expect(await poolUsers(email)).toHaveLength(1)
  const late = await new Client(url).call(readGoogleSession, { body: { handle } })
  expect(expectProblem(late, 422, 'google_session_expired').detail).toBe(googleSessionExpired)
})

test('a proof is gone after ten minutes, and a made-up one never was', async () => {
  const tenMinutesAgo = addTime(await control.now(), { minutes: -10, seconds: -1 })
  const email = newEmail()
  for (const handle of [await putGoogleSession(email, tenMinutesAgo), 'x'.repeat(43)])
    for (const answer of [
      await new Client(url).call(readGoogleSession, { body: { handle } }),
      await new Client(url).call(registerWithGoogle, { body: googleRegistration(handle) }),
    ]) {
      const { detail } = expectProblem(answer, 422, 'google_session_expired')
      expect(detail).toBe('Google OAuth session expired. Please try again.')
    }
  await expectNoAccount(email)
})

test('a person who has registered in the meantime hears so', async () => {
  const { email } = await newMember(url)
  const handle = await putGoogleSession(email)
  const answer = await new Client(url).call(registerWithGoogle, { body: googleRegistration(handle) })
  expect(expectProblem(answer, 409, 'account_exists').detail).toBe(
    'An account with this email already exists. Please try logging in instead.',
  )
})

test('an account that someone else has begun with the address is worth nothing to them afterwards', async () => {
  const email = newEmail()
  // As a registration that broke off before the profile was written leaves it.
  const { permit, write } = permitAtPool(email, await control.now())
  await commit(write)
  const begun = { ClientId: 'localclient', Username: email, Password: plantedPassword }
  await poolCall(url, 'SignUp', { ...begun, ClientMetadata: { permit } })
  const handle = (await refused({ email }))?.handle ?? ''
  const answer = await new Client(url).call(registerWithGoogle, { body: googleRegistration(handle) })
  expect(answer.status).toBe(201)
  await expect(tokensOf(url, email, plantedPassword)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  expect(await googleTokens(url, email)).toHaveProperty('access_token')
})

test('no one registers with Google as an administrator or with an address of their own choice', async () => {
  const handle = await putGoogleSession(newEmail())
  const body = googleRegistration(handle)
  for (const forged of [
    { ...body, userData: { ...body.userData, membershipType: 'admin' } },
    { ...body, email: 'admin@demo.test' },
    { ...body, googleId: '1' },
  ]) {
    const answer = await new Client(url).call(registerWithGoogle, { body: forged as typeof body })
    expectProblem(answer, 400, 'validation_failed')
  }
})

test('a code is good once, for the client that began the sign-in, and only at the address it was made for', async () => {
  const { email } = await newMember(url)
  await googleTokens(url, email)
  const redeem = async (...tries: Record<string, string>[]) => {
    const signIn = googleSignIn(url)
    const code = (await signIn.choose({ email })).searchParams.get('code') ?? ''
    const statuses: number[] = []
    for (const changes of tries) statuses.push((await signIn.redeem(code, changes)).status)
    return statuses
  }
  expect(await redeem({}, {})).toEqual([200, 400])
  expect(await redeem({ code_verifier: 'another-verifier' }, {})).toEqual([400, 400])
  expect(await redeem({ redirect_uri: 'https://elsewhere.test/auth/google' })).toEqual([400])
  expect(await redeem({ client_id: 'another' }, {})).toEqual([400, 200])
})

test('the pool sends no one to an address that is not registered', async () => {
  const elsewhere = [
    'https://elsewhere.test/auth/google',
    `${url}/auth/google/`,
    `${url}/auth/google?next=//elsewhere.test`,
    `${url}@elsewhere.test/auth/google`,
    `${url}/auth/google#elsewhere`,
    'javascript:alert(1)',
  ]
  for (const address of elsewhere) {
    const start = googleSignIn(url).authorizeUrl({ redirect_uri: address })
    const logout = `${url}/_local/cognito/logout?client_id=localclient&logout_uri=${encodeURIComponent(address)}`
    for (const asked of [start, logout]) {
      const answer = await fetch(asked, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    }
  }
})

test('a registration with Google that breaks off before the profile is written can be started again', async () => {
  const email = newEmail()
  const handle = (await refused({ email }))?.handle ?? ''
  const now = await control.now()
  const mend = cutAtWrite(1, 'before')
  try {
    const broken = registerInThisProcess({ body: googleRegistration(handle), now, ip: '127.0.0.1' } as never)
    await expect(broken).rejects.toThrow(powerCut)
  } finally {
    mend()
  }
  const again = await refused({ email })
  expect(again?.reason).toBe('google_blocked')
  const body = googleRegistration(again?.handle ?? '')
  expect((await new Client(url).call(registerWithGoogle, { body })).status).toBe(201)
  const { access_token: token } = await googleTokens(url, email)
  expect((await new Client(url, token).call(getMe, {})).body.email).toBe(email)
})
