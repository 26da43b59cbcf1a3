import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { userPool } from '#core/platform/security/user-pool.ts'

/** Sets the password of a login directly, past all our rules, and ends its sessions. */
export async function plantPassword(email: string, password: string): Promise<void> {
  await userPool().send(
    new AdminSetUserPasswordCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: email,
      Password: password,
      Permanent: true,
    }),
  )
}
