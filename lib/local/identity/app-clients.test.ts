import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretHash } from './app-clients.ts'
import { operations } from './operations/operations.ts'
import { startTestPool, type TestPool } from './test-pool.ts'
import { totpCode, totpStep } from './totp.ts'

const email = 'ann@example.test'
const sub = 'sub-ann'
const password = 'password 1'
const UserPoolId = 'us-east-1_local'
const ClientId = 'localserver'
const secret = 'of the server'
const SECRET_HASH = secretHash(secret, sub, ClientId)

let it: TestPool

beforeEach(async () => {
  it = await startTestPool({ serverClient: { id: ClientId, secret } })
  await it.pool.addUser({ sub, email, password })
})

afterEach(async () => {
  await it.stop()
  await it.erase()
})

const logIn = (parameters: Record<string, string> = {}, client = ClientId) =>
  it.sdk.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId: client,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: sub, PASSWORD: password, SECRET_HASH, ...parameters },
    }),
  )

test('the server logs in with the secret of its client alone', async () => {
  const refused = { name: 'NotAuthorizedException' }
  await expect(logIn({ SECRET_HASH: '' })).rejects.toMatchObject(refused)
  await expect(logIn({ SECRET_HASH: secretHash('guessed', sub, ClientId) })).rejects.toMatchObject(refused)
  const ofAnotherUser = secretHash(secret, 'sub-bob', ClientId)
  await expect(logIn({ SECRET_HASH: ofAnotherUser })).rejects.toMatchObject(refused)
  await expect(logIn({ PASSWORD: 'wrong password' })).rejects.toMatchObject(refused)
  expect((await logIn()).AuthenticationResult).toHaveProperty('AccessToken')
})

test('only the server logs in through the client of the server, and it does not use the browser’s', async () => {
  const AuthParameters = { USERNAME: sub, PASSWORD: password, SECRET_HASH }
  for (const AuthFlow of ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH'])
    expect((await it.call('InitiateAuth', { ClientId, AuthFlow, AuthParameters })).body.__type).toBe(
      'InvalidParameterException',
    )
  const unsigned = { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }
  expect((await it.call('AdminInitiateAuth', unsigned)).body.__type).toBe(
    'MissingAuthenticationTokenException',
  )
  await expect(logIn({}, 'localclient')).rejects.toMatchObject({ name: 'InvalidParameterException' })
})

test('tokens of the server’s client are good for the pool and for nothing else, until they are revoked', async () => {
  const { AccessToken, RefreshToken } = (await logIn()).AuthenticationResult ?? {}
  expect(await it.sdk.send(new GetUserCommand({ AccessToken }))).toMatchObject({ Username: sub })
  await expect(it.pool.verifyAccessToken(AccessToken ?? '')).rejects.toThrow('Invalid Access Token')
  const byBrowser = new GetTokensFromRefreshTokenCommand({ ClientId: 'localclient', RefreshToken })
  await expect(it.sdk.send(byBrowser)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await expect(it.sdk.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await it.sdk.send(new RevokeTokenCommand({ ClientId: 'localclient', Token: RefreshToken }))
  expect(await it.sdk.send(new GetUserCommand({ AccessToken }))).toMatchObject({ Username: sub })
  await it.sdk.send(new RevokeTokenCommand({ ClientId, ClientSecret: secret, Token: RefreshToken }))
  await expect(it.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toThrow('has been revoked')
})

test('the server answers for the code of an app, and only what it was asked itself', async () => {
  const { AccessToken } = (await logIn()).AuthenticationResult ?? {}
  const { SecretCode = '' } = await it.sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }))
  const code = () => totpCode(SecretCode, totpStep(it.clock.now))
  await it.sdk.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code() }))
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
  await it.sdk.send(
    new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: sub, SoftwareTokenMfaSettings }),
  )
  it.clock.now += 30_000
  const respond = (Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
    it.sdk.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: sub, SECRET_HASH, SOFTWARE_TOKEN_MFA_CODE },
      }),
    )
  const { ChallengeName, Session } = await logIn()
  expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  await expect(respond(Session, '00000x')).rejects.toMatchObject({ name: 'CodeMismatchException' })
  const begunByBrowser = (await it.signInWithPassword(email, password)).Session
  await expect(respond(begunByBrowser, code())).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect((await respond(Session, code())).AuthenticationResult).toHaveProperty('AccessToken')
})

test('without the scope a token does nothing at the pool that asks for one', async () => {
  await it.stop()
  it = await startTestPool({
    dataDir: it.dataDir,
    triggers: {
      preTokenGeneration: async (event) => {
        const scopesToSuppress = event.request.scopes ?? []
        event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration: { scopesToSuppress } }
        return event
      },
    },
  })
  const { AccessToken } = (await it.signInWithPassword(email, password)).AuthenticationResult
  const input = { AccessToken, AttributeName: 'email', Code: '123456', UserCode: '123456' }
  const refused: string[] = []
  for (const name of operations.keys()) {
    const { body } = await it.call(name, input)
    if (body.message === 'Access Token does not have required scopes') refused.push(name)
    else expect(body, name).toHaveProperty('__type')
  }
  expect(refused).toEqual([
    'AssociateSoftwareToken',
    'ChangePassword',
    'DeleteUser',
    'GetUser',
    'GetUserAttributeVerificationCode',
    'GlobalSignOut',
    'SetUserMFAPreference',
    'UpdateUserAttributes',
    'VerifySoftwareToken',
    'VerifyUserAttribute',
  ])
  await expect(it.pool.verifyAccessToken(AccessToken)).resolves.toMatchObject({ sub })
})
