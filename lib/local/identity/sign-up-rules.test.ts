import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestPool, type TestPool } from './test-pool.ts'

const email = 'ann@example.test'

let it: TestPool

beforeEach(async () => {
  it = await startTestPool()
})

afterEach(async () => {
  await it.stop()
  await it.erase()
})

const signUp = (changes: object = {}) =>
  it.call('SignUp', { Username: email, Password: 'password 1', ...changes })

/** So long as a whole, in parts that a mail server would take. */
const addressOf = (length: number) => `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(length - 127)}.test`

test('an address of more than 128 characters is no name to log in with', async () => {
  expect((await signUp({ Username: addressOf(128) })).status).toBe(200)
  const refused = await signUp({ Username: addressOf(129) })
  expect([refused.status, refused.body.__type]).toEqual([400, 'InvalidParameterException'])
})

test('one of many simultaneous sign-ups of an address makes an account', async () => {
  const names = ['ann@example.test', 'ANN@example.test', 'Ann@Example.Test', 'ann@EXAMPLE.test']
  const allChecked = Promise.withResolvers<void>()
  let waiting = 0
  const pool = await startTestPool({
    triggers: {
      preSignUp: async (event) => {
        waiting += 1
        if (waiting === names.length) allChecked.resolve()
        await allChecked.promise
        return event
      },
    },
  })
  const answers = await Promise.all(
    names.map((Username) => pool.call('SignUp', { Username, Password: 'password 1' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers.filter(({ status }) => status === 400))
    expect(body.__type).toBe('UsernameExistsException')
  expect(pool.mails).toHaveLength(1)
  await pool.stop()
  await pool.erase()
})

test.each([
  ['seven characters', { Password: '1234567' }, 'InvalidPasswordException'],
  ['257 characters', { Password: 'x'.repeat(257) }, 'InvalidParameterException'],
  ['a space at the end', { Password: 'password 1 ' }, 'InvalidParameterException'],
  ['no address for a name', { Username: 'ann' }, 'InvalidParameterException'],
  ['no password', { Password: undefined }, 'InvalidParameterException'],
  ['another client', { ClientId: 'another' }, 'ResourceNotFoundException'],
  [
    'an unknown attribute',
    { UserAttributes: [{ Name: 'role', Value: 'admin' }] },
    'InvalidParameterException',
  ],
  [
    'a proven address',
    { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
    'NotAuthorizedException',
  ],
  ['a chosen id', { UserAttributes: [{ Name: 'sub', Value: 'sub-1' }] }, 'NotAuthorizedException'],
])('a sign-up with %s is refused', async (_, changes, type) => {
  const { status, body } = await signUp(changes)
  expect([status, body.__type]).toEqual([400, type])
  expect(it.mails).toHaveLength(0)
})

test.each(['abcdefgh', '12345678', 'a b c d e', 'x'.repeat(256)])(
  'a password needs length and nothing else: %s',
  async (Password) => {
    expect((await signUp({ Password })).status).toBe(200)
  },
)

test('a mail that cannot be sent is reported, and the code can be asked for again', async () => {
  const mails: string[] = []
  let isDown = true
  const flaky = await startTestPool({
    sendMail: async ({ text }) => {
      if (isDown) throw new Error('the mailbox is down')
      mails.push(text)
    },
  })
  const failed = await flaky.call('SignUp', { Username: email, Password: 'password 1' })
  expect(failed.body.__type).toBe('CodeDeliveryFailureException')
  isDown = false
  await flaky.call('ResendConfirmationCode', { Username: email })
  const ConfirmationCode = /\d{6}/.exec(mails[0] ?? '')?.[0]
  expect((await flaky.call('ConfirmSignUp', { Username: email, ConfirmationCode })).status).toBe(200)
  await flaky.stop()
  await flaky.erase()
})
