import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { proveInEitherForm } from '#shared/accounts/prove-in-either-form.ts'
import { isWrongPassword, poolRefusal, wrongPassword } from './pool-refusal.ts'

/**
 * Re-authentication: whoever holds a token only must not take over the account. The pool checks a password for the
 * bearer of a token only on changing it, so it is changed into itself; wrong ones count for the pool’s lockout.
 */
export const provePassword = (accessToken: string, typed: string): Promise<void> =>
  proveInEitherForm(typed, (password) => proveAsGiven(accessToken, password), isWrongPassword)

async function proveAsGiven(accessToken: string, password: string): Promise<void> {
  try {
    await userPool().send(
      new ChangePasswordCommand({
        AccessToken: accessToken,
        PreviousPassword: password,
        ProposedPassword: password,
      }),
    )
  } catch (error) {
    // Too weak to be chosen means here that nobody has chosen it.
    throw isTooWeak(error) ? wrongPassword('body.password') : poolRefusal(error)
  }
}

const isTooWeak = (error: unknown) => error instanceof Error && error.name === 'InvalidPasswordException'
