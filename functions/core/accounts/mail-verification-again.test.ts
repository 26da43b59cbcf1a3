import {
  CognitoIdentityProviderClient,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { mailVerificationAgain } from './mail-verification-again.ts'

process.env.USER_POOL_CLIENT_ID = 'test'
const pool = mockClient(CognitoIdentityProviderClient)
const poolRefuses = (name: string) =>
  pool.on(ResendConfirmationCodeCommand).rejects(Object.assign(new Error(name), { name }))

test.each([
  'UserNotFoundException',
  'InvalidParameterException',
  'LimitExceededException',
  'CodeDeliveryFailureException',
])('that the pool answers %s is not told', async (name) => {
  poolRefuses(name)
  await expect(mailVerificationAgain('dana@x.test')).resolves.toBeUndefined()
})

test('a pool that is asked too much is busy, and anything else is a fault', async () => {
  poolRefuses('TooManyRequestsException')
  await expect(mailVerificationAgain('dana@x.test')).rejects.toMatchObject({
    code: 'busy',
    retryAfterSeconds: 1,
  })
  poolRefuses('InternalErrorException')
  await expect(mailVerificationAgain('dana@x.test')).rejects.toThrow('InternalErrorException')
})
