import {
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resendVerification } from './resend-verification.ts'

process.env.USER_POOL_CLIENT_ID = 'test'
printLogsWith(() => undefined)
const pool = mockClient(CognitoIdentityProviderClient)
beforeEach(() => pool.reset())

type Command = typeof ForgotPasswordCommand | typeof ResendConfirmationCodeCommand

const poolRefuses = (command: Command, name: string) =>
  pool.on(command as never).rejects(Object.assign(new Error(name), { name }))

const request = { body: { email: 'dana@x.test' } } as never

const mailed: [Command, (request: never) => Promise<unknown>][] = [
  [ForgotPasswordCommand, requestPasswordReset],
  [ResendConfirmationCodeCommand, requestPasswordReset],
  [ResendConfirmationCodeCommand, resendVerification],
]

test.each(mailed)('what the pool refuses is not told: %s', async (command, ask) => {
  for (const name of [
    'UserNotFoundException',
    'InvalidParameterException',
    'NotAuthorizedException',
    'LimitExceededException',
    'CodeDeliveryFailureException',
  ]) {
    poolRefuses(command, name)
    expect(await ask(request), name).toEqual({ success: true })
  }
})

test.each(mailed)(
  'a pool that is asked too much is busy, and anything else is a fault: %s',
  async (command, ask) => {
    poolRefuses(command, 'TooManyRequestsException')
    await expect(ask(request)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 1 })
    poolRefuses(command, 'InternalErrorException')
    await expect(ask(request)).rejects.toThrow('InternalErrorException')
  },
)

test('a forgotten password is asked for in one way, whatever is known about the address', async () => {
  await requestPasswordReset(request)
  const asked = pool.calls().map(({ args: [{ input }] }) => input)
  expect(asked).toEqual([
    { ClientId: 'test', Username: 'dana@x.test' },
    { ClientId: 'test', Username: 'dana@x.test', ClientMetadata: { because: 'password_forgotten' } },
  ])
})
