import { expect, test } from 'vitest'
import { identityError, secondFactorError } from './identity-error.ts'

test('a mailed code that lost a part on its way is called incorrect, not a failure of ours', () => {
  const message =
    "1 validation error detected: Value at 'confirmationCode' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+"
  const refused = Object.assign(new Error(message), { name: 'InvalidParameterException' })
  expect(identityError(refused)).toMatchObject({ status: 400, code: 'code_mismatch' })
})

test('a suspended member is told so, whatever step of the login it comes from', () => {
  const refused = Object.assign(
    new Error('PreTokenGeneration failed with error This account is suspended..'),
    {
      name: 'UserLambdaValidationException',
    },
  )
  for (const told of [identityError(refused), secondFactorError(refused)])
    expect(told).toMatchObject({
      status: 403,
      code: 'account_suspended',
      detail: 'This account is suspended.',
    })
})
