import { expect, test } from 'vitest'
import { identityError } from './identity-error.ts'

test('a mailed code that lost a part on its way is called incorrect, not a failure of ours', () => {
  const message =
    "1 validation error detected: Value at 'confirmationCode' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+"
  const refused = Object.assign(new Error(message), { name: 'InvalidParameterException' })
  expect(identityError(refused)).toMatchObject({ status: 400, code: 'code_mismatch' })
})
