import { ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { refuseSilently } from './refuse-silently.ts'

/** The pool mails a link to choose a new password to an address that is verified. */
export async function mailPasswordLink(email: string): Promise<void> {
  try {
    await userPool().send(
      new ForgotPasswordCommand({ ClientId: env('USER_POOL_CLIENT_ID'), Username: email }),
    )
  } catch (error) {
    refuseSilently('password_link', error)
  }
}
