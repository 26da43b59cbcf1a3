import { decodeJwt } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestPool, type TestPool } from './test-pool.ts'
import type { UserPoolTriggers } from './triggers.ts'

const email = 'ann@example.test'
const password = 'password 1'
const ClientMetadata = { campaign: 'spring' }

let it: TestPool

afterEach(async () => {
  await it.stop()
  await it.erase()
})

async function startWith(triggers: UserPoolTriggers) {
  it = await startTestPool({ triggers })
}

const signUp = (input: object = {}) =>
  it.call('SignUp', { Username: email, Password: password, ClientMetadata, ...input })
const confirm = () =>
  it.call('ConfirmSignUp', { Username: email, ConfirmationCode: it.mailedCode(), ClientMetadata })

test('pre-sign-up sees what Cognito documents and may refuse in its own words', async () => {
  const preSignUp = vi.fn<NonNullable<UserPoolTriggers['preSignUp']>>(async () => {
    throw new Error('Registration is closed')
  })
  await startWith({ preSignUp })
  const UserAttributes = [{ Name: 'name', Value: 'Ann' }]
  const ValidationData = [{ Name: 'captcha', Value: 'passed' }]
  const { status, body } = await signUp({ UserAttributes, ValidationData })
  expect(status).toBe(400)
  expect(body).toEqual({
    __type: 'UserLambdaValidationException',
    message: 'PreSignUp failed with error Registration is closed.',
  })
  expect(preSignUp.mock.calls[0]?.[0]).toEqual({
    version: '1',
    region: 'us-east-1',
    userPoolId: 'us-east-1_local',
    userName: expect.stringMatching(/^[\da-f-]{36}$/),
    callerContext: { awsSdkVersion: expect.any(String), clientId: 'localclient' },
    triggerSource: 'PreSignUp_SignUp',
    request: {
      userAttributes: { name: 'Ann', email },
      validationData: { captcha: 'passed' },
      clientMetadata: ClientMetadata,
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  expect(await it.signInWithPassword(email, password)).toMatchObject({ __type: 'NotAuthorizedException' })
})

test('pre-sign-up may confirm at once, without a mail', async () => {
  const postConfirmation = vi.fn<NonNullable<UserPoolTriggers['postConfirmation']>>(async (event) => event)
  await startWith({
    preSignUp: async (event) => {
      event.response = { autoConfirmUser: true, autoVerifyEmail: true, autoVerifyPhone: false }
      return event
    },
    postConfirmation,
  })
  expect((await signUp()).body).toEqual({ UserConfirmed: true, UserSub: expect.any(String) })
  expect(it.mails).toHaveLength(0)
  expect(postConfirmation).toHaveBeenCalledOnce()
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
})

test('a custom message is mailed with the code in its place', async () => {
  const customMessage = vi.fn<NonNullable<UserPoolTriggers['customMessage']>>(async (event) => {
    const { codeParameter, clientMetadata } = event.request
    event.response.emailSubject = `Welcome (${event.triggerSource})`
    event.response.emailMessage =
      `<h1>Hi</h1><p>${codeParameter} &amp; ${clientMetadata?.campaign}</p>` +
      `<a href="https://site.test/verify?code=${codeParameter}">Verify</a>`
    return event
  })
  await startWith({ customMessage })
  await signUp()
  const code = it.mailedCode()
  expect(code).toMatch(/^\d{6}$/)
  expect(it.mails).toEqual([
    {
      to: email,
      subject: 'Welcome (CustomMessage_SignUp)',
      html: `<h1>Hi</h1><p>${code} &amp; spring</p><a href="https://site.test/verify?code=${code}">Verify</a>`,
      text: `Hi\n${code} & spring\nVerify (https://site.test/verify?code=${code})`,
    },
  ])
  await it.call('ResendConfirmationCode', { Username: email })
  await confirm()
  await it.call('ForgotPassword', { Username: email })
  expect(it.mails.map(({ subject }) => subject)).toEqual([
    'Welcome (CustomMessage_SignUp)',
    'Welcome (CustomMessage_ResendCode)',
    'Welcome (CustomMessage_ForgotPassword)',
  ])
  expect(JSON.stringify(customMessage.mock.calls)).not.toContain(code)
})

test('post-confirmation and post-authentication hear of the member', async () => {
  const postConfirmation = vi.fn<NonNullable<UserPoolTriggers['postConfirmation']>>(async (event) => event)
  const postAuthentication = vi.fn<NonNullable<UserPoolTriggers['postAuthentication']>>(
    async (event) => event,
  )
  await startWith({ postConfirmation, postAuthentication })
  const { UserSub } = (await signUp()).body
  await confirm()
  expect(postConfirmation.mock.calls[0]?.[0]).toMatchObject({
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    userName: UserSub,
    request: {
      userAttributes: { sub: UserSub, email, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' },
      clientMetadata: ClientMetadata,
    },
  })
  await it.signInWithPassword(email, 'wrong password')
  expect(postAuthentication).not.toHaveBeenCalled()
  await it.signInWithPassword(email, password)
  expect(postAuthentication).toHaveBeenCalledOnce()

  await it.call('ForgotPassword', { Username: email })
  const reset = { Username: email, ConfirmationCode: it.mailedCode(), Password: 'password 2' }
  await it.call('ConfirmForgotPassword', reset)
  expect(postConfirmation.mock.calls[1]?.[0].triggerSource).toBe('PostConfirmation_ConfirmForgotPassword')
})

test('pre-authentication hears of every attempt, and of strangers as such', async () => {
  const preAuthentication = vi.fn<NonNullable<UserPoolTriggers['preAuthentication']>>(async (event) => event)
  await startWith({ preAuthentication })
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  for (const name of [email, 'no-one@example.test']) await it.signInWithPassword(name, 'wrong password')
  const [known, stranger] = preAuthentication.mock.calls.map(([event]) => event.request)
  expect(known).toMatchObject({ userNotFound: false, userAttributes: { sub: 'sub-ann' } })
  expect(stranger).toEqual({ userNotFound: true, userAttributes: {} })
})

test('a failing post-authentication refuses the sign-in', async () => {
  await startWith({
    postAuthentication: async () => {
      throw new Error('Suspended')
    },
  })
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  expect(await it.signInWithPassword(email, password)).toEqual({
    __type: 'UserLambdaValidationException',
    message: 'PostAuthentication failed with error Suspended.',
  })
})

test('pre-token-generation changes both tokens but none of the claims that identify', async () => {
  const sources: string[] = []
  await startWith({
    preTokenGeneration: async (event) => {
      sources.push(event.triggerSource)
      event.response.claimsAndScopeOverrideDetails = {
        idTokenGeneration: {
          claimsToAddOrOverride: { plan: 'pro', sub: 'sub-admin', aud: 'another', nbf: '0', amr: 'mfa' },
          claimsToSuppress: ['email', 'iss'],
        },
        accessTokenGeneration: {
          claimsToAddOrOverride: { account: 'sub-old', sub: 'sub-admin', client_id: 'another', scope: 'all' },
          scopesToAdd: ['reading'],
        },
      }
      return event
    },
  })
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  const { AuthenticationResult } = await it.signInWithPassword(email, password)
  const claims = decodeJwt(AuthenticationResult.IdToken)
  expect(claims).toMatchObject({ plan: 'pro', sub: 'sub-ann', aud: 'localclient', iss: it.pool.issuer })
  for (const claim of ['email', 'nbf', 'amr', 'account']) expect(claims).not.toHaveProperty(claim)
  const access = decodeJwt(AuthenticationResult.AccessToken)
  expect(access).toMatchObject({ account: 'sub-old', sub: 'sub-ann', client_id: 'localclient' })
  expect(access.scope).toBe('aws.cognito.signin.user.admin reading')
  expect(access).not.toHaveProperty('plan')
  await it.call('GetTokensFromRefreshToken', { RefreshToken: AuthenticationResult.RefreshToken })
  expect(sources).toEqual(['TokenGeneration_Authentication', 'TokenGeneration_RefreshTokens'])
})

test('pre-token-generation is told the scopes, and of a renewal only what GetTokensFromRefreshToken passes on', async () => {
  const preTokenGeneration = vi.fn<NonNullable<UserPoolTriggers['preTokenGeneration']>>(
    async (event) => event,
  )
  await startWith({ preTokenGeneration })
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  const { AuthenticationResult } = await it.signInWithPassword(email, password)
  const { RefreshToken } = AuthenticationResult
  await it.call('GetTokensFromRefreshToken', { RefreshToken, ClientMetadata })
  await it.call('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
    ClientMetadata,
  })
  const events = preTokenGeneration.mock.calls.map(([event]) => event)
  expect(events[0]).toMatchObject({
    version: '2',
    callerContext: { clientId: 'localclient' },
    request: { scopes: ['aws.cognito.signin.user.admin'], userAttributes: { sub: 'sub-ann' } },
  })
  expect(events.map(({ request }) => request.clientMetadata)).toEqual([undefined, ClientMetadata, undefined])
  expect(JSON.stringify(events)).not.toContain(decodeJwt(AuthenticationResult.AccessToken).origin_jti)
})

test('pre-token-generation may refuse a renewal, in its own words', async () => {
  await startWith({
    preTokenGeneration: async (event) => {
      if (event.triggerSource === 'TokenGeneration_RefreshTokens') throw new Error('Not here')
      return event
    },
  })
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  const { RefreshToken } = (await it.signInWithPassword(email, password)).AuthenticationResult
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).body).toEqual({
    __type: 'UserLambdaValidationException',
    message: 'PreTokenGeneration failed with error Not here.',
  })
})

test('a trigger that returns nothing is a fault of the trigger', async () => {
  await startWith({ preSignUp: (async () => undefined) as unknown as UserPoolTriggers['preSignUp'] })
  expect((await signUp()).body.__type).toBe('InvalidLambdaResponseException')
})
