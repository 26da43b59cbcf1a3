import {
  confirmSignIn,
  confirmUserAttribute,
  fetchMFAPreference,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updateUserAttributes,
  verifyTOTPSetup,
} from '@aws-amplify/auth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestPool, type TestPool } from './test-pool.ts'
import { totpCode, totpStep } from './totp.ts'

const email = 'ann@example.test'
const newEmail = 'ann.new@example.test'
const password = 'password 1'

let it: TestPool

beforeEach(async () => {
  it = await startTestPool()
  it.configureAmplify()
  await it.pool.addUser({ sub: 'sub-ann', email, password })
  await signIn({ username: email, password })
})

afterEach(async () => {
  await signOut()
  await it.stop()
  await it.erase()
})

const codeNow = (secret: string) => totpCode(secret, totpStep(it.clock.now))
const nextStep = () => {
  it.clock.now += 30_000
}

test('a new address counts only when its code has come back', async () => {
  const result = await updateUserAttributes({ userAttributes: { email: newEmail, name: 'Ann' } })
  expect(result.email?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE')
  expect(it.mails.map(({ to }) => to)).toEqual([newEmail])
  expect(await fetchUserAttributes()).toMatchObject({ email, email_verified: 'true', name: 'Ann' })
  const confirm = (confirmationCode: string) =>
    confirmUserAttribute({ userAttributeKey: 'email', confirmationCode })
  await expect(confirm('no code')).rejects.toMatchObject({ name: 'CodeMismatchException' })

  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
  expect(it.mails[1]?.to).toBe(newEmail)
  await confirm(it.mailedCode())
  expect(await fetchUserAttributes()).toMatchObject({ email: newEmail, email_verified: 'true' })
  expect(await it.signInWithPassword(newEmail, password)).toHaveProperty('AuthenticationResult')
  expect(await it.signInWithPassword(email, password)).toMatchObject({ __type: 'NotAuthorizedException' })
})

test('an address that someone else has, or takes meanwhile, is refused', async () => {
  await updateUserAttributes({ userAttributes: { email: newEmail } })
  const confirmationCode = it.mailedCode()
  await it.pool.addUser({ sub: 'sub-bob', email: newEmail, password })
  await expect(confirmUserAttribute({ userAttributeKey: 'email', confirmationCode })).rejects.toMatchObject({
    name: 'AliasExistsException',
  })
  await expect(updateUserAttributes({ userAttributes: { email: newEmail } })).rejects.toMatchObject({
    name: 'AliasExistsException',
  })
  expect(await fetchUserAttributes()).toMatchObject({ email })
})

test('members cannot write what they do not own', async () => {
  for (const userAttributes of [{ email_verified: 'true' }, { sub: 'sub-admin' }])
    await expect(updateUserAttributes({ userAttributes })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
})

async function turnOnTotp() {
  const { sharedSecret } = await setUpTOTP()
  await expect(verifyTOTPSetup({ code: '12345x' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  })
  await verifyTOTPSetup({ code: codeNow(sharedSecret) })
  await updateMFAPreference({ totp: 'PREFERRED' })
  return sharedSecret
}

test('with an authenticator app, the password alone does not sign in', async () => {
  const secret = await turnOnTotp()
  expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
  await signOut()
  nextStep()
  const first = await signIn({ username: email, password })
  expect(first).toMatchObject({
    isSignedIn: false,
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
  })
  await expect(confirmSignIn({ challengeResponse: '12345x' })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  expect(await confirmSignIn({ challengeResponse: codeNow(secret) })).toMatchObject({ isSignedIn: true })
})

test('an authenticator code signs in once', async () => {
  const secret = await turnOnTotp()
  nextStep()
  const respond = async () => {
    const { Session } = await it.signInWithPassword(email, password)
    const ChallengeResponses = { USERNAME: 'sub-ann', SOFTWARE_TOKEN_MFA_CODE: codeNow(secret) }
    return it.call('RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses,
    })
  }
  expect((await respond()).body).toHaveProperty('AuthenticationResult')
  expect((await respond()).body.__type).toBe('ExpiredCodeException')
})

test('guessing authenticator codes is locked', async () => {
  await turnOnTotp()
  const { Session } = await it.signInWithPassword(email, password)
  const ChallengeResponses = { USERNAME: 'sub-ann', SOFTWARE_TOKEN_MFA_CODE: 'wrong' }
  const answers: string[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const input = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses }
    answers.push((await it.call('RespondToAuthChallenge', input)).body.__type)
  }
  expect(answers).toEqual([...Array(5).fill('CodeMismatchException'), 'LimitExceededException'])
})

test('setting up another app leaves the one in use in force until a code proves the new one', async () => {
  await turnOnTotp()
  await setUpTOTP()
  expect((await it.signInWithPassword(email, password)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
})

test('an app cannot be required before it has been proven', async () => {
  await setUpTOTP()
  await expect(updateMFAPreference({ totp: 'ENABLED' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  })
})
