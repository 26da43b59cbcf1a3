import {
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { keepOwnAddress } from '#core/accounts/accounts/keep-own-address.ts'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { confirmEmailChange as confirmInThisProcess } from '#functions/api/platform/security/confirm-email-change.ts'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import { requestDeletion } from '#shared/accounts/deletions/contract.ts'
import {
  beginSecondFactor,
  changePassword,
  confirmEmailChange,
  confirmSecondFactor,
  disableSecondFactor,
  getSecurity,
  recoverSecondFactor,
  requestEmailChange,
} from '#shared/platform/security/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { mailedCode, newEmail, newMember, plantedPassword, registration } from '#test/support/new-member.ts'
import { plantPassword } from '#test/support/plant-password.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { userIdOf } from '#test/support/records.ts'
import {
  codesOf,
  emailCode,
  newAddressFor,
  secretFor,
  withSecondFactor,
} from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, signIn, tokensOf } from '#test/support/sign-in.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const subjectsFor = async (email: string) => {
  await control.settle()
  return (await control.inbox(email)).map(({ subject }) => subject)
}

const renewed = `${plantedPassword} renewed`

const inPool = (client: Client) => ({ UserPoolId: env('USER_POOL_ID'), Username: userIdOf(client) })

const changeInPool = (command: AdminSetUserPasswordCommand | AdminSetUserMFAPreferenceCommand) =>
  userPool().send(command as AdminSetUserPasswordCommand)

test('a new password signs out all other devices, tells the owner, and the old one is void', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const other = await signIn(url, email, plantedPassword)
  const body = { currentPassword: plantedPassword, newPassword: renewed }
  expect((await client.call(changePassword, { body })).status).toBe(204)
  expectProblem(await other.call(getMe, {}), 401, 'session_ended')
  expect((await client.call(getMe, {})).status).toBe(200)
  await expect(tokensOf(url, email, plantedPassword)).rejects.toThrow('Incorrect username or password.')
  expect((await (await signIn(url, email, renewed)).call(getMe, {})).status).toBe(200)
  expect(await subjectsFor(email)).toContain('Your password was changed')
})

test('a change of the password that broke off after the pool had taken it is finished by repeating it', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const other = await signIn(url, email, plantedPassword)
  await changeInPool(
    new AdminSetUserPasswordCommand({ ...inPool(client), Password: renewed, Permanent: true }),
  )
  const body = { currentPassword: plantedPassword, newPassword: renewed }
  expect((await client.call(changePassword, { body })).status).toBe(204)
  expectProblem(await other.call(getMe, {}), 401, 'session_ended')
  expect(await subjectsFor(email)).toContain('Your password was changed')
  const wrong = { currentPassword: plantedPassword, newPassword: `${renewed} twice` }
  expectProblem(await client.call(changePassword, { body: wrong }), 400, 'wrong_password')
  await signIn(url, email, renewed)
})

test('a reset password signs out every device and tells the owner', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  await poolCall(url, 'ForgotPassword', { ClientId: 'localclient', Username: email })
  const mails = await control.inbox(email)
  const code = mails.map(({ html }) => /reset-password[^"]*code=(\d+)/.exec(html)?.[1]).find(Boolean)
  await poolCall(url, 'ConfirmForgotPassword', {
    ClientId: 'localclient',
    Username: email,
    ConfirmationCode: code,
    Password: renewed,
  })
  expectProblem(await client.call(getMe, {}), 401, 'session_ended')
  expect((await (await signIn(url, email, renewed)).call(getMe, {})).status).toBe(200)
  expect(await subjectsFor(email)).toContain('Your password was changed')
})

test('a password that has leaked is not taken', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const body = { currentPassword: plantedPassword, newPassword: 'password123' }
  expectProblem(await client.call(changePassword, { body }), 400, 'breached_password')
})

test('without the password, a token alone changes nothing', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const before = await client.call(getMe, {})
  const wrong = 'not the password'
  const answers = await Promise.all([
    client.call(changePassword, { body: { currentPassword: wrong, newPassword: renewed } }),
    client.call(requestEmailChange, { body: { email: newEmail(), password: wrong } }),
    client.call(beginSecondFactor, { body: { password: wrong } }),
  ])
  for (const answer of answers) expectProblem(answer, 400, 'wrong_password')
  expect((await client.call(getSecurity, {})).body).toEqual({
    hasPassword: true,
    secondFactor: false,
    recoveryCodesLeft: 0,
  })
  expect((await client.call(getMe, {})).body).toEqual(before.body)
})

test.each(['short', 'a password with a space behind it '])(
  'a password that could never be chosen is a wrong one: %j',
  async (wrong) => {
    const { client } = await loggedIn(url, newMember(url))
    const refusals = [
      [await client.call(requestDeletion, { body: { confirmation: 'DELETE', password: wrong } }), 'password'],
      [await client.call(beginSecondFactor, { body: { password: wrong } }), 'password'],
      [
        await client.call(changePassword, { body: { currentPassword: wrong, newPassword: renewed } }),
        'currentPassword',
      ],
    ] as const
    for (const [answer, field] of refusals) {
      const message = 'The password is incorrect.'
      const errors = [{ path: `body.${field}`, message }]
      expect(expectProblem(answer, 400, 'wrong_password')).toMatchObject({ detail: message, errors })
    }
  },
)

/** One password in two forms, as keyboards write it. */
const [composed, decomposed] = ['d\u00e9cibels in a row', 'de\u0301cibels in a row']

test('a password is one password however it is typed, wherever it is chosen or proven', async () => {
  const email = newEmail()
  const body = { ...registration(email), password: decomposed }
  expectSuccess(await new Client(url).call(registerAccount, { body }))
  await poolCall(url, 'ConfirmSignUp', {
    ClientId: 'localclient',
    Username: email,
    ConfirmationCode: await mailedCode(url, email),
  })
  const client = await signIn(url, email, composed)
  expectSuccess(await client.call(beginSecondFactor, { body: { password: decomposed } }))
  const back = { currentPassword: decomposed, newPassword: `${decomposed} again` }
  expectSuccess(await client.call(changePassword, { body: back }))
  expect(await tokensOf(url, email, `${composed} again`)).toHaveProperty('AccessToken')
})

test('a password that is stored as it was typed is still proven, and is changed into the one form', async () => {
  const { email } = await newMember(url)
  await plantPassword(email, decomposed)
  const client = await signIn(url, email, decomposed)
  expectSuccess(await client.call(beginSecondFactor, { body: { password: decomposed } }))
  const body = { currentPassword: decomposed, newPassword: `${decomposed} again` }
  expectSuccess(await client.call(changePassword, { body }))
  expect(await tokensOf(url, email, `${composed} again`)).toHaveProperty('AccessToken')
})

test('guessing the password through these routes is locked like the login, which is locked with it', async () => {
  const locked = async () => {
    const { client, email } = await loggedIn(url, newMember(url))
    const guess = () => client.call(beginSecondFactor, { body: { password: 'not the password' } })
    for (let attempt = 1; attempt <= 5; attempt++) expectProblem(await guess(), 400, 'wrong_password')
    // At once, because the first lock lasts only a second.
    const [next, login] = await Promise.allSettled([guess(), tokensOf(url, email, plantedPassword)])
    if (next.status === 'rejected') throw next.reason
    const { status, body } = next.value
    return { status, body, login: login.status === 'rejected' ? login.reason.message : 'let in' }
  }
  // On a slow machine the second may be over before they come; then the lock is met with another member.
  await expect.poll(locked).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts' },
    login: 'Password attempts exceeded',
  })
})

test('a new address takes over the login when its code comes back, and the old mailbox is told', async () => {
  const { client, email: old } = await loggedIn(url, newMember(url))
  const id = userIdOf(client)
  const { email, code } = await newAddressFor(url, client)
  expect((await client.call(getSecurity, {})).body.pendingEmail).toBe(email)
  expect((await client.call(getMe, {})).body.email).toBe(old)
  expectProblem(await client.call(confirmEmailChange, { body: { code: '000000' } }), 400, 'code_mismatch')
  const answer = await client.call(confirmEmailChange, { body: { code } })
  expect(answer.body).toEqual({ email })
  expect((await client.call(getMe, {})).body.email).toBe(email)
  expect(await emailClaims.get({ email: old })).toBeUndefined()
  expect(await emailClaims.get({ email })).toMatchObject({ userId: id })
  expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).body.id).toBe(id)
  await expect(tokensOf(url, old, plantedPassword)).rejects.toThrow('Incorrect username or password.')
  expect(await subjectsFor(old)).toContain('Your email address was changed')
  expect((await client.call(getSecurity, {})).body).not.toHaveProperty('pendingEmail')
})

test('a member who asks for an address cannot tell whether it is taken; its owner hears of it', async () => {
  const [{ client, email: own }, { email: taken }] = await Promise.all([
    loggedIn(url, newMember(url)),
    loggedIn(url, newMember(url)),
  ])
  const free = newEmail()
  const ask = (email: string) =>
    client.call(requestEmailChange, { body: { email, password: plantedPassword } })
  const [known, unknown] = [await ask(taken), await ask(free)]
  expect([known.status, known.body]).toEqual([202, { pendingEmail: taken }])
  expect([unknown.status, unknown.body]).toEqual([202, { pendingEmail: free }])
  expect(await subjectsFor(taken)).toContain('Someone tried to use your email address')
  expect(await subjectsFor(free)).toEqual(['Confirm your new email address'])

  // The code of an address that is no longer wanted moves neither the profile nor the login.
  await ask(taken)
  const body = { code: await emailCode(url, free) }
  expectProblem(await client.call(confirmEmailChange, { body }), 400, 'code_mismatch')
  await expect(tokensOf(url, free, plantedPassword)).rejects.toThrow('Incorrect username or password.')
  expect((await (await signIn(url, own, plantedPassword)).call(getMe, {})).body.email).toBe(own)
})

test('exactly one of two members who confirm one address at the same time gets it', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const members = await Promise.all([loggedIn(url, newMember(url)), loggedIn(url, newMember(url))])
    const email = newEmail()
    const codes: string[] = []
    for (const { client } of members) {
      await client.call(requestEmailChange, { body: { email, password: plantedPassword } })
      codes.push(await emailCode(url, email))
    }
    const answers = await Promise.all(
      members.map(({ client }, index) =>
        client.call(confirmEmailChange, { body: { code: codes[index] ?? '' } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const profiles = await Promise.all(
      members.map(({ client }) => users.get({ id: userIdOf(client) }, { consistent: true })),
    )
    expect(profiles.filter((user) => user?.email === email)).toHaveLength(1)
    const winner = profiles.find((user) => user?.email === email)
    expect(await emailClaims.get({ email })).toMatchObject({ userId: winner?.id })
    expect((await (await signIn(url, email, plantedPassword)).call(getMe, {})).body.id).toBe(winner?.id)
    const loser = profiles.findIndex((user) => user?.email !== email)
    expect(await tokensOf(url, members[loser]?.email ?? '', plantedPassword)).toHaveProperty('AccessToken')
  }
})

test('a member who confirms a new address twice at the same moment has it, for the login as for the profile', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { client } = await loggedIn(url, newMember(url))
    const { email, code } = await newAddressFor(url, client)
    const confirm = () => client.call(confirmEmailChange, { body: { code } })
    const answers = await Promise.all([confirm(), confirm()])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await client.call(getMe, {})).body.email).toBe(email)
    expect(await tokensOf(url, email, plantedPassword)).toHaveProperty('AccessToken')
  }
})

test('a member who asks for another address while the code of the first is on its way logs in with the old one', async () => {
  const { client, email: own } = await loggedIn(url, newMember(url))
  const { code } = await newAddressFor(url, client)
  const other = newEmail()
  beforeNextWrite(() =>
    client.call(requestEmailChange, { body: { email: other, password: plantedPassword } }),
  )
  const userId = userIdOf(client)
  const confirming = confirmInThisProcess({
    actor: { userId, user: await users.get({ id: userId }) },
    body: { code },
    now: await control.now(),
  } as never)
  const refusal = await confirming.catch((error: unknown) => error)
  expect((await client.call(getMe, {})).body.email).toBe(own)
  expect(await tokensOf(url, own, plantedPassword)).toHaveProperty('AccessToken')
  expect(refusal).toMatchObject({ code: 'code_mismatch' })
  expect((await client.call(getSecurity, {})).body.pendingEmail).toBe(other)
})

test('a sign-in on another device at the moment of the change leaves the login at the new address', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const { email, code } = await newAddressFor(url, client)
  const before = await users.get({ id: userIdOf(client) }, { consistent: true })
  if (!before) throw new Error('the member is not there')
  expectSuccess(await client.call(confirmEmailChange, { body: { code } }))
  await keepOwnAddress(before, { userPoolId: 'us-east-1_local', email })
  expect(await tokensOf(url, email, plantedPassword)).toHaveProperty('AccessToken')
})

type Challenge = { ChallengeName: string; Session: string; AuthenticationResult?: { AccessToken: string } }

async function logInWithCode(email: string, code: string): Promise<Client> {
  const { ChallengeName, Session } = await poolCall<Challenge>(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'localclient',
    AuthParameters: { USERNAME: email, PASSWORD: plantedPassword },
  })
  const { AuthenticationResult } = await poolCall<Challenge>(url, 'RespondToAuthChallenge', {
    ClientId: 'localclient',
    ChallengeName,
    Session,
    ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
  })
  return new Client(url, AuthenticationResult?.AccessToken)
}

test('with the second factor on, a login takes a code, each of them once', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const secret = await secretFor(client)
  const confirm = (code: string, password = plantedPassword) =>
    client.call(confirmSecondFactor, { body: { password, code } })
  expectProblem(await confirm('000000'), 400, 'code_mismatch')
  const { first, second } = codesOf(secret)
  expectProblem(await confirm(first, 'not the password'), 400, 'wrong_password')
  const { recoveryCodes } = (await confirm(first)).body
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await client.call(getSecurity, {})).body).toMatchObject({
    secondFactor: true,
    recoveryCodesLeft: 10,
  })
  expect(await subjectsFor(email)).toContain('Two-factor authentication is on')
  expect(await tokensOf(url, email, plantedPassword)).toBeUndefined()
  await expect(logInWithCode(email, '000000')).rejects.toThrow()
  await expect(logInWithCode(email, first)).rejects.toThrow()
  expect((await (await logInWithCode(email, second)).call(getMe, {})).status).toBe(200)
})

test('the password alone does not replace the app in use with another', async () => {
  const { client } = await loggedIn(url, newMember(url))
  await withSecondFactor(client)
  const body = { password: plantedPassword }
  expectProblem(await client.call(beginSecondFactor, { body }), 409, 'second_factor_on')
})

test('what is said about the second factor is what the pool asks for', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const { unspentCode } = await withSecondFactor(client)
  const prefer = (Enabled: boolean) =>
    changeInPool(
      new AdminSetUserMFAPreferenceCommand({
        ...inPool(client),
        SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
      }),
    )
  const said = async () => (await client.call(getSecurity, {})).body
  await prefer(false)
  expect(await said()).toMatchObject({ secondFactor: false, recoveryCodesLeft: 0 })
  await prefer(true)
  expect(await said()).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 })
  const off = { password: plantedPassword, code: unspentCode() }
  await prefer(false)
  expect((await client.call(disableSecondFactor, { body: off })).status).toBe(204)
  expect(await subjectsFor(email)).toContain('Two-factor authentication is off')
})

test('a second factor that the pool has turned on before our answer was lost is finished by the next code', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const secret = await secretFor(client)
  const { first, second } = codesOf(secret)
  const confirm = (code: string) =>
    client.call(confirmSecondFactor, { body: { password: plantedPassword, code } })
  expectSuccess(await confirm(first))
  const { secondFactors } = await import('#core/platform/security/second-factors.ts')
  const kept = await secondFactors.get({ userId: userIdOf(client) }, { consistent: true })
  await commit(...(kept ? [secondFactors.delete(kept)] : []))
  expect((await client.call(getSecurity, {})).body).toMatchObject({
    secondFactor: true,
    recoveryCodesLeft: 0,
  })
  expectSuccess(await confirm(second))
  expect((await client.call(getSecurity, {})).body).toMatchObject({ recoveryCodesLeft: 10 })
})

test('turning the second factor off takes the password and a code', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const { spentCode, nextCode } = await withSecondFactor(client)
  const off = (password: string, code: string) =>
    client.call(disableSecondFactor, { body: { password, code } })
  expectProblem(await off('not the password', nextCode), 400, 'wrong_password')
  expectProblem(await off(plantedPassword, '000000'), 400, 'code_mismatch')
  expectProblem(await off(plantedPassword, spentCode), 400, 'code_expired')
  expect((await off(plantedPassword, nextCode)).status).toBe(204)
  expect(await tokensOf(url, email, plantedPassword)).toHaveProperty('AccessToken')
  expect((await client.call(getSecurity, {})).body).toMatchObject({
    secondFactor: false,
    recoveryCodesLeft: 0,
  })
  expect(await subjectsFor(email)).toContain('Two-factor authentication is off')
})

test('a recovery code turns the second factor off once; known and unknown addresses are refused alike', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const { recoveryCodes } = await withSecondFactor(client)
  const visitor = new Client(url)
  const recover = (address: string, recoveryCode: string) =>
    visitor.call(recoverSecondFactor, { body: { email: address, recoveryCode } })
  const wrong = '0000-0000-0000-0000'
  const refusals = [await recover(email, wrong), await recover(newEmail(), wrong)].map((answer) => {
    const { requestId: _own, ...problem } = expectProblem(answer, 400, 'recovery_code_invalid')
    return problem
  })
  expect(refusals[0]).toEqual(refusals[1])
  const code = recoveryCodes[3] ?? ''
  const answers = await Promise.all([recover(email, code), recover(email, code)])
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expectProblem(await recover(email, recoveryCodes[4] ?? ''), 400, 'recovery_code_invalid')
  expect(await tokensOf(url, email, plantedPassword)).toHaveProperty('AccessToken')
})

test('nothing that could open an account is kept readable', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const { recoveryCodes } = await withSecondFactor(client)
  const { secondFactors } = await import('#core/platform/security/second-factors.ts')
  const kept = JSON.stringify(await secondFactors.get({ userId: userIdOf(client) }))
  for (const code of recoveryCodes) {
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(code.replaceAll('-', ''))
  }
})
