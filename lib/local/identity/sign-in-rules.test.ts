import { signIn } from '@aws-amplify/auth'
import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestPool, type TestPool } from './test-pool.ts'

const email = 'ann@example.test'
const password = 'password 1'
const wrong = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }
const locked = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' }

let it: TestPool

beforeEach(async () => {
  it = await startTestPool()
  await it.pool.addUser({ sub: 'sub-ann', email, password })
})

afterEach(async () => {
  await it.stop()
  await it.erase()
})

const SRP_A = 'abcdef0123456789'.repeat(40)
const startSrp = (USERNAME: string) =>
  it.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } })

test.each([email, 'no-one@example.test'])(
  'five wrong passwords lock %s, even for the right one',
  async (name) => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await it.signInWithPassword(name, 'wrong password')).toEqual(wrong)
    expect(await it.signInWithPassword(name.toUpperCase(), password)).toEqual(locked)
    expect((await startSrp(name)).body).toEqual(locked)
    it.clock.now += 1001
    expect(await it.signInWithPassword(name, 'wrong password')).toEqual(wrong)
    it.clock.now += 1001
    expect(await it.signInWithPassword(name, password)).toEqual(locked)
  },
)

test('the lock ends, and the right password clears it', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await it.signInWithPassword(email, 'wrong password')
  it.clock.now += 1001
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
  expect(await it.signInWithPassword(email, 'wrong password')).toEqual(wrong)
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
})

test('wrong passwords over SRP count too, also in challenges opened before the lock', async () => {
  const open = await Promise.all(Array.from({ length: 6 }, () => startSrp(email)))
  const answers = []
  for (const { body } of open) {
    const { SECRET_BLOCK } = body.ChallengeParameters
    const ChallengeResponses = {
      USERNAME: 'sub-ann',
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
      TIMESTAMP: 'Tue Jan 6 00:00:00 UTC 2026',
    }
    const answer = await it.call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses,
    })
    answers.push(answer.body)
  }
  expect(answers).toEqual([wrong, wrong, wrong, wrong, wrong, locked])
})

test('a password challenge is good for one answer', async () => {
  const { body } = await startSrp(email)
  const respond = () =>
    it.call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        PASSWORD_CLAIM_SECRET_BLOCK: body.ChallengeParameters.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'now',
      },
    })
  expect((await respond()).body).toEqual(wrong)
  expect((await respond()).body.message).toContain('session is expired')
})

test('a password that changes while a sign-in is under way does not let it in', async () => {
  it.configureAmplify()
  const send = globalThis.fetch
  const change = new AdminSetUserPasswordCommand({
    UserPoolId: it.pool.poolId,
    Username: email,
    Password: 'password 2',
    Permanent: true,
  })
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (JSON.stringify(init?.headers).includes('RespondToAuthChallenge')) await it.sdk.send(change)
    return send(url, init)
  })
  const attempt = signIn({ username: email, password })
  await expect(attempt).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect(spy).toHaveBeenCalledTimes(2)
  spy.mockRestore()
})

test('SRP tells a stranger nothing about who has an account', async () => {
  const known = (await startSrp(email)).body.ChallengeParameters
  const unknown = (await startSrp('no-one@example.test')).body.ChallengeParameters
  const again = (await startSrp('No-One@Example.test')).body.ChallengeParameters
  expect(Object.keys(unknown)).toEqual(Object.keys(known))
  expect(unknown.SALT).toHaveLength(known.SALT.length)
  expect(unknown.SECRET_BLOCK).toHaveLength(known.SECRET_BLOCK.length)
  expect(unknown).toMatchObject({ SALT: again.SALT, USER_ID_FOR_SRP: again.USER_ID_FOR_SRP })
  expect(unknown.SRP_B).not.toBe(again.SRP_B)
  const byId = (await startSrp(unknown.USER_ID_FOR_SRP)).body.ChallengeParameters
  expect(byId).toMatchObject({ SALT: unknown.SALT, USER_ID_FOR_SRP: unknown.USER_ID_FOR_SRP })

  it.configureAmplify()
  const refusal = (username: string) =>
    signIn({ username, password: 'wrong password' }).catch((error) => error)
  const [one, other] = [await refusal(email), await refusal('no-one@example.test')]
  expect([one.name, one.message]).toEqual([other.name, other.message])
  expect(one.name).toBe('NotAuthorizedException')
})

test('that an account waits for confirmation or is disabled is told only to its owner', async () => {
  await it.pool.addUser({ sub: 'sub-bob', email: 'bob@example.test', password, confirmed: false })
  expect(await it.signInWithPassword('bob@example.test', 'wrong password')).toEqual(wrong)
  expect(await it.signInWithPassword('bob@example.test', password)).toMatchObject({
    __type: 'UserNotConfirmedException',
  })
})

test('a public key that would decide the secret is refused', async () => {
  const AuthParameters = { USERNAME: email, SRP_A: '0' }
  const { body } = await it.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })
  expect(body.__type).toBe('InvalidParameterException')
})

test('refresh tokens are opaque, last thirty days and are worthless when forged', async () => {
  const { AuthenticationResult } = await it.signInWithPassword(email, password)
  const { RefreshToken } = AuthenticationResult
  const refresh = (token: string) =>
    it.call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } })
  const day = 24 * 60 * 60 * 1000
  it.clock.now += 30 * day - 1
  const renewed = await refresh(RefreshToken)
  expect(renewed.body.AuthenticationResult).not.toHaveProperty('RefreshToken')
  await expect(
    it.pool.verifyAccessToken(renewed.body.AuthenticationResult.AccessToken),
  ).resolves.toBeDefined()
  expect((await refresh(`${RefreshToken.slice(0, -4)}AAAA`)).body.__type).toBe('NotAuthorizedException')
  expect((await refresh('nonsense')).body.message).toBe('Invalid Refresh Token.')
  it.clock.now += 1
  expect((await refresh(RefreshToken)).body.message).toBe('Refresh Token has expired')
})
