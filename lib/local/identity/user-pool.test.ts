import {
  confirmResetPassword,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from '@aws-amplify/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import BigInteger from '#web/lib/session/big-integer.ts'
import { startTestPool, type TestPool } from './test-pool.ts'

const email = 'ann@example.test'
const password = 'correct horse battery'

let it: TestPool

beforeEach(async () => {
  it = await startTestPool()
  it.configureAmplify()
})

afterEach(async () => {
  await signOut()
  await it.stop()
  await it.erase()
})

const addAnn = () => it.pool.addUser({ sub: 'a1b2c3d4-0000-4000-8000-000000000001', email, password })

test('Amplify signs up, confirms by mail and signs in with SRP', async () => {
  const attributes = { name: 'Ann', 'custom:membership': 'competitor' }
  const signedUp = await signUp({
    username: email,
    password,
    options: { userAttributes: { email, ...attributes } },
  })
  expect(signedUp.nextStep).toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'a***@e***' },
  })
  expect(it.mails).toHaveLength(1)
  expect(it.mails[0]).toMatchObject({ to: email, subject: 'Your verification code' })

  const waiting = await signIn({ username: email, password })
  expect(waiting.nextStep.signInStep).toBe('CONFIRM_SIGN_UP')

  const confirmed = await confirmSignUp({ username: email, confirmationCode: it.mailedCode() })
  expect(confirmed.isSignUpComplete).toBe(true)

  const signedIn = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } })
  expect(signedIn).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
  expect(await getCurrentUser()).toMatchObject({ userId: signedUp.userId })
  expect(await fetchUserAttributes()).toEqual({
    sub: signedUp.userId,
    email,
    email_verified: 'true',
    ...attributes,
  })
})

test('Amplify proves a password with the browser’s own numbers', async () => {
  await addAnn()
  const power = vi.spyOn(BigInteger.prototype, 'modPow')
  await signIn({ username: email, password })
  expect(power).toHaveBeenCalledTimes(3)
  power.mockRestore()
})

test('a session refreshes and carries the claims of Cognito', async () => {
  await addAnn()
  await signIn({ username: 'ANN@example.TEST', password })
  const before = await fetchAuthSession()
  const { tokens } = await fetchAuthSession({ forceRefresh: true })
  const sub = 'a1b2c3d4-0000-4000-8000-000000000001'
  expect(tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString())
  expect(tokens?.accessToken.payload).toMatchObject({
    iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_local',
    client_id: 'localclient',
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    sub,
    username: sub,
    origin_jti: before.tokens?.accessToken.payload.origin_jti,
    auth_time: before.tokens?.accessToken.payload.auth_time,
  })
  const { iat = 0, exp = 0 } = tokens?.accessToken.payload ?? {}
  expect(exp - iat).toBe(15 * 60)
  expect(tokens?.idToken?.payload).toMatchObject({
    aud: 'localclient',
    token_use: 'id',
    sub,
    email,
    email_verified: true,
    'cognito:username': sub,
  })
})

test('a forgotten password is reset by mail, and the old one and its sessions are void', async () => {
  await addAnn()
  const old = await it.signInWithPassword(email, password)
  const asked = await resetPassword({ username: email })
  expect(asked.nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE')
  await confirmResetPassword({
    username: email,
    confirmationCode: it.mailedCode(),
    newPassword: 'brand new password',
  })

  await expect(signIn({ username: email, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await signIn({ username: email, password: 'brand new password' })
  const refused = await it.call('GetTokensFromRefreshToken', {
    RefreshToken: old.AuthenticationResult.RefreshToken,
  })
  expect(refused.body).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'Refresh Token has been revoked',
  })
  const again = { username: email, confirmationCode: it.mailedCode(), newPassword: 'another password' }
  await expect(confirmResetPassword(again)).rejects.toMatchObject({ name: 'CodeMismatchException' })
})

test('changing the password ends no session, which is left to the platform', async () => {
  await addAnn()
  const elsewhere = await it.signInWithPassword(email, password)
  await signIn({ username: email, password })
  await expect(
    updatePassword({ oldPassword: 'not the one', newPassword: 'brand new' }),
  ).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await expect(updatePassword({ oldPassword: password, newPassword: '7 chars' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  })
  await updatePassword({ oldPassword: password, newPassword: 'brand new password' })

  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
  const { AccessToken, RefreshToken } = elsewhere.AuthenticationResult
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200)
  expect((await it.call('GetUser', { AccessToken })).status).toBe(200)
  expect(await it.signInWithPassword(email, password)).toMatchObject({ __type: 'NotAuthorizedException' })
})

test('a global sign-out revokes every session', async () => {
  await addAnn()
  const elsewhere = await it.signInWithPassword(email, password)
  await signIn({ username: email, password })
  const { tokens } = await fetchAuthSession()
  await signOut({ global: true })

  expect((await fetchAuthSession()).tokens).toBeUndefined()
  const { RefreshToken } = elsewhere.AuthenticationResult
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400)
  const AccessToken = tokens?.accessToken.toString()
  expect((await it.call('GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked')
})

test('a plain sign-out revokes its own session only', async () => {
  await addAnn()
  const elsewhere = await it.signInWithPassword(email, password)
  await signIn({ username: email, password })
  const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString()
  await signOut()
  expect((await it.call('GetUser', { AccessToken })).status).toBe(400)
  const { RefreshToken } = elsewhere.AuthenticationResult
  expect((await it.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200)
})

test('a resent code replaces the first', async () => {
  await signUp({ username: email, password })
  const first = it.mailedCode()
  await resendSignUpCode({ username: email })
  const second = it.mailedCode()
  expect(it.mails).toHaveLength(2)
  if (first !== second)
    await expect(confirmSignUp({ username: email, confirmationCode: first })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
  await confirmSignUp({ username: email, confirmationCode: second })
  await expect(confirmSignUp({ username: email, confirmationCode: second })).rejects.toMatchObject({
    message: 'User cannot be confirmed. Current status is CONFIRMED',
  })
})

test('a deleted account is gone, and its address is free again', async () => {
  await addAnn()
  await signIn({ username: email, password })
  await deleteUser()
  await expect(signIn({ username: email, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  expect((await signUp({ username: email, password })).isSignUpComplete).toBe(false)
})
