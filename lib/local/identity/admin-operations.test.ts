import { confirmSignIn, signIn, signOut } from '@aws-amplify/auth'
import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestPool, type TestPool } from './test-pool.ts'

const email = 'ann@example.test'
const password = 'password 1'
const UserPoolId = 'us-east-1_local'
const Username = email

let it: TestPool

beforeEach(async () => {
  it = await startTestPool()
})

afterEach(async () => {
  await it.stop()
  await it.erase()
})

const addAnn = () => it.pool.addUser({ sub: 'sub-ann', email, password })

test('an account made with a permanent password can sign in', async () => {
  const created = await it.sdk.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    }),
  )
  expect(created.User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true })
  expect(created.User?.UserCreateDate).toBeInstanceOf(Date)
  expect(it.mails).toHaveLength(0)
  await it.sdk.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }),
  )
  const user = await it.sdk.send(new AdminGetUserCommand({ UserPoolId, Username: 'ANN@example.test' }))
  expect(user).toMatchObject({ Username: created.User?.Username, UserStatus: 'CONFIRMED' })
  expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' })
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
})

test('an invited member chooses a password at the first sign-in', async () => {
  await it.sdk.send(new AdminCreateUserCommand({ UserPoolId, Username }))
  const temporary = /temporary password is (\S+)\.$/.exec(it.mails[0]?.text ?? '')?.[1] ?? ''
  it.configureAmplify()
  const first = await signIn({ username: email, password: temporary })
  expect(first.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
  const done = await confirmSignIn({ challengeResponse: 'my own password' })
  expect(done.isSignedIn).toBe(true)
  await signOut()
  expect(await it.signInWithPassword(email, temporary)).toMatchObject({ __type: 'NotAuthorizedException' })
  expect(await it.signInWithPassword(email, 'my own password')).toHaveProperty('AuthenticationResult')
})

test('an invitation sent again carries a new password', async () => {
  const create = (MessageAction?: 'RESEND') =>
    it.sdk.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction }))
  await create()
  await expect(create()).rejects.toMatchObject({ name: 'UsernameExistsException' })
  await create('RESEND')
  expect(it.mails[1]?.text).not.toBe(it.mails[0]?.text)
})

test('a disabled member is out at once and comes back when enabled', async () => {
  await addAnn()
  const { AuthenticationResult } = await it.signInWithPassword(email, password)
  const { AccessToken, RefreshToken } = AuthenticationResult
  await it.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username }))
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400)
  expect((await it.call('GetUser', { AccessToken })).body.message).toBe('User is disabled.')
  expect((await it.signInWithPassword(email, password)).message).toBe('User is disabled.')
  expect((await it.signInWithPassword(email, 'wrong password')).message).toBe(
    'Incorrect username or password.',
  )
  await it.call('ForgotPassword', { Username })
  expect(it.mails).toHaveLength(0)

  await it.sdk.send(new AdminEnableUserCommand({ UserPoolId, Username }))
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400)
})

test.each([
  ['a global sign-out', new AdminUserGlobalSignOutCommand({ UserPoolId, Username })],
  ['deletion', new AdminDeleteUserCommand({ UserPoolId, Username })],
])('%s by an admin revokes the sessions', async (_, command) => {
  await addAnn()
  const { AuthenticationResult } = await it.signInWithPassword(email, password)
  await it.sdk.send(command as AdminUserGlobalSignOutCommand)
  const { AccessToken, RefreshToken } = AuthenticationResult
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).body.__type).toBe(
    'NotAuthorizedException',
  )
  expect((await it.call('GetUser', { AccessToken })).status).toBe(400)
})

test('a new password by an admin ends no session, which is left to the platform', async () => {
  await addAnn()
  const { AuthenticationResult } = await it.signInWithPassword(email, password)
  const Password = 'password 2'
  await it.sdk.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }))
  expect(await it.signInWithPassword(email, password)).toMatchObject({ __type: 'NotAuthorizedException' })
  const { RefreshToken } = AuthenticationResult
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200)
})

test('an address changed by an admin is unproven, and codes sent to the old one are void', async () => {
  await it.pool.addUser({ sub: 'sub-ann', email, password, confirmed: false })
  await it.call('ResendConfirmationCode', { Username })
  const change = (Value: string) =>
    it.sdk.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username,
        UserAttributes: [{ Name: 'email', Value }],
      }),
    )
  await it.pool.addUser({ sub: 'sub-bob', email: 'bob@example.test', password })
  await expect(change('BOB@example.test')).rejects.toMatchObject({ name: 'AliasExistsException' })
  await change('new@example.test')
  const confirm = { Username: 'new@example.test', ConfirmationCode: it.mailedCode() }
  expect((await it.call('ConfirmSignUp', confirm)).body.__type).toBe('CodeMismatchException')
  const byOldAddress = new AdminGetUserCommand({ UserPoolId, Username })
  await expect(it.sdk.send(byOldAddress)).rejects.toMatchObject({ name: 'UserNotFoundException' })
  const byNewAddress = new AdminGetUserCommand({ UserPoolId, Username: 'new@example.test' })
  expect((await it.sdk.send(byNewAddress)).UserAttributes).toContainEqual({
    Name: 'email_verified',
    Value: 'false',
  })
})

test('an admin confirms a waiting account once', async () => {
  await it.pool.addUser({ sub: 'sub-ann', email, password, confirmed: false })
  const confirm = () => it.sdk.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }))
  await confirm()
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
  await expect(confirm()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
})

test('accounts are found by address in any case and listed page by page', async () => {
  for (const name of ['ann', 'bob', 'cid'])
    await it.pool.addUser({ sub: `sub-${name}`, email: `${name}@example.test`, password })
  const list = (input: { Filter?: string; Limit?: number; PaginationToken?: string }) =>
    it.sdk.send(new ListUsersCommand({ UserPoolId, ...input }))
  const names = async (Filter: string) => (await list({ Filter })).Users?.map((user) => user.Username)
  expect(await names('email = "BOB@example.test"')).toEqual(['sub-bob'])
  expect(await names('email ^= "c"')).toEqual(['sub-cid'])
  expect(await names('sub = "sub-ann"')).toEqual(['sub-ann'])
  expect(await names('email = "ann@example"')).toEqual([])
  await expect(list({ Filter: 'email like ann' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  })

  const first = await list({ Limit: 2 })
  const second = await list({ Limit: 2, PaginationToken: first.PaginationToken })
  expect([first, second].map(({ Users }) => Users?.map((user) => user.Username))).toEqual([
    ['sub-ann', 'sub-bob'],
    ['sub-cid'],
  ])
  expect(second.PaginationToken).toBeUndefined()
})

test('the protocol refuses what Cognito refuses', async () => {
  const type = async (operation: string, input: object, headers?: Record<string, string>) =>
    (await it.call(operation, input, headers)).body.__type
  await addAnn()
  expect(await type('AdminDeleteUser', { UserPoolId, Username })).toBe('MissingAuthenticationTokenException')
  expect(await it.signInWithPassword(email, password)).toHaveProperty('AuthenticationResult')
  expect(await type('MakeCoffee', {})).toBe('UnknownOperationException')
  expect(await type('constructor', {})).toBe('UnknownOperationException')
  expect(await type('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: {} })).toBe(
    'InvalidParameterException',
  )
  const elsewhere = new AdminGetUserCommand({ UserPoolId: 'us-east-1_other', Username })
  await expect(it.sdk.send(elsewhere)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' }
  const broken = await fetch(it.url, { method: 'POST', headers, body: '{' })
  expect([broken.status, broken.headers.get('x-amzn-errortype')]).toEqual([400, 'SerializationException'])
  expect((await fetch(`${it.url}/us-east-1_other/.well-known/jwks.json`)).status).toBe(404)
})
