import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { refuseSilently } from './refuse-silently.ts'

/** The pool mails a new code to an address that waits for its verification; the one before no longer works. */
export async function mailVerificationAgain(email: string, because?: 'password_forgotten'): Promise<void> {
  try {
    await userPool().send(
      new ResendConfirmationCodeCommand({
        ClientId: env('USER_POOL_CLIENT_ID'),
        Username: email,
        ...(because && { ClientMetadata: { because } }),
      }),
    )
  } catch (error) {
    refuseSilently('verification', error)
  }
}
