import {
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestPool, type TestPool } from './test-pool.ts'

const known = 'ann@example.test'
const unknown = 'abe@example.test'
const hour = 60 * 60 * 1000
const newPassword = 'a new password'

let it: TestPool

beforeEach(async () => {
  it = await startTestPool()
})

afterEach(async () => {
  await it.stop()
  await it.erase()
})

const addAnn = (confirmed = true) =>
  it.pool.addUser({ sub: 'sub-ann', email: known, password: 'password 1', confirmed })
const confirm = (Username: string, ConfirmationCode: string) =>
  it.call('ConfirmSignUp', { Username, ConfirmationCode })
const reset = (Username: string, ConfirmationCode: string) =>
  it.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password: newPassword })
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

test('a reset request answers everyone alike, and mails only an account that can use it', async () => {
  const names = ['amy', 'abe', 'ada', 'ali', 'ash'].map((name) => `${name}@example.test`)
  const [waiting = '', stranger = '', disabled = '', unproven = '', invited = ''] = names
  for (const email of [waiting, disabled, unproven, invited])
    await it.pool.addUser({ sub: email, email, password: 'password 1', confirmed: email !== waiting })
  await addAnn()
  const UserPoolId = it.pool.poolId
  await it.sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: disabled }))
  const UserAttributes = [{ Name: 'email_verified', Value: 'false' }]
  await it.sdk.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: unproven, UserAttributes }))
  const Password = 'temporary 1'
  await it.sdk.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: invited, Password }))

  const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' }
  for (const Username of [known, stranger, ...names])
    expect(await it.call('ForgotPassword', { Username })).toEqual({
      status: 200,
      body: { CodeDeliveryDetails: delivery },
    })
  expect(it.mails.map(({ to }) => to)).toEqual([known])
})

test('asking for a sign-up code again answers alike for waiting, confirmed and unknown accounts', async () => {
  await addAnn(false)
  await it.pool.addUser({ sub: 'sub-bob', email: 'amy@example.test', password: 'password 1' })
  const answers = await Promise.all(
    [known, unknown, 'amy@example.test'].map((Username) => it.call('ResendConfirmationCode', { Username })),
  )
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(it.mails.map(({ to }) => to)).toEqual([known])
})

test.each([
  ['a sign-up', 'ResendConfirmationCode', confirm, false],
  ['a reset', 'ForgotPassword', reset, true],
])(
  'wrong codes for %s are counted and answered alike for known and unknown',
  async (_, ask, answer, confirmed) => {
    await addAnn(confirmed)
    await it.call(ask, { Username: known })
    const right = it.mailedCode()
    const tryOften = async (name: string) => {
      const types: string[] = []
      for (let attempt = 0; attempt < 6; attempt++)
        types.push((await answer(name, otherThan(right))).body.__type)
      return types
    }
    const knownAnswers = await tryOften(known)
    expect(knownAnswers).toEqual([...Array(5).fill('CodeMismatchException'), 'LimitExceededException'])
    expect(await tryOften(unknown)).toEqual(knownAnswers)
    expect((await answer(known, right)).body.__type).toBe('LimitExceededException')
    await it.call(ask, { Username: known })
    expect((await answer(known, it.mailedCode())).body.__type).toBe('LimitExceededException')
  },
)

test('a sign-up code lasts a day, and only who holds it learns that it expired', async () => {
  await addAnn(false)
  await it.call('ResendConfirmationCode', { Username: known })
  it.clock.now += 24 * hour
  expect((await confirm(known, it.mailedCode())).body.__type).toBe('ExpiredCodeException')
  expect((await confirm(known, otherThan(it.mailedCode()))).body.__type).toBe('CodeMismatchException')
  it.clock.now -= 1
  expect((await confirm(known, it.mailedCode())).status).toBe(200)
})

test('a reset code lasts an hour', async () => {
  await addAnn()
  await it.call('ForgotPassword', { Username: known })
  it.clock.now += hour
  expect((await reset(known, it.mailedCode())).body.__type).toBe('ExpiredCodeException')
  it.clock.now -= 1
  expect((await reset(known, it.mailedCode())).status).toBe(200)
})

test('a code serves only the purpose it was mailed for', async () => {
  await addAnn(false)
  await it.call('ResendConfirmationCode', { Username: known })
  expect((await reset(known, it.mailedCode())).body.__type).toBe('CodeMismatchException')
})

test('codes cannot be asked for without end', async () => {
  await addAnn()
  const ask = async (Username: string) => {
    const answers = []
    for (let request = 0; request < 21; request++)
      answers.push((await it.call('ForgotPassword', { Username })).body.__type)
    return answers
  }
  const answers = await ask(known)
  expect(answers).toEqual([...Array(20).fill(undefined), 'LimitExceededException'])
  expect(await ask(unknown)).toEqual(answers)
  expect(it.mails).toHaveLength(20)
})

test('a reset with an unfit password leaves the code unspent', async () => {
  await addAnn()
  await it.call('ForgotPassword', { Username: known })
  const unfit = { Username: known, ConfirmationCode: it.mailedCode(), Password: 'short' }
  expect((await it.call('ConfirmForgotPassword', unfit)).body.__type).toBe('InvalidPasswordException')
  expect((await reset(known, it.mailedCode())).status).toBe(200)
  expect(await it.signInWithPassword(known, newPassword)).toHaveProperty('AuthenticationResult')
})
