import { expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { signUpFailure } from './registration-refusals.ts'

const failure = (name: string, message: string) => signUpFailure(Object.assign(new Error(message), { name }))

test.each([
  ['InvalidParameterException', 'Invalid email address format.', 'body.email'],
  ['InvalidParameterException', 'Username should be an email.', 'body.email'],
  ['InvalidPasswordException', 'Password not long enough', 'body.password'],
  ['InvalidParameterException', "Value at 'password' failed to satisfy constraint", 'body.password'],
])('that the pool refuses with %s (%s) is said at %s', (name, message, path) => {
  expect(failure(name, message)).toMatchObject({ kind: 'invalid', errors: [{ path }] })
})

test('a pool refusal that no one can fix blames no field', () => {
  printLogsWith(() => undefined)
  for (const name of ['InvalidParameterException', 'InternalErrorException']) {
    const { kind, code, errors } = failure(name, 'Something else.')
    expect({ kind, code, errors }).toEqual({ kind: 'unavailable', code: 'user_creation_failed' })
  }
})
