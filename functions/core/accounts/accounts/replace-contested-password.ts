import { randomBytes } from 'node:crypto'
import { AdminSetUserPasswordCommand, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { log } from '#core/platform/log/log.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import type { StoredUser } from '#core/platform/users/users.ts'

type Pool = { userPoolId: string; clientId: string }

/**
 * The first person to register gave the password, and that may have been a stranger. If another registration followed,
 * no password counts, and the person who reads the mail of the address chooses one. Until then no session of the
 * account is valid, so a failure here opens nothing: the pool has confirmed the address and asks only once.
 */
export async function replaceContestedPassword(
  user: StoredUser,
  { userPoolId, clientId }: Pool,
): Promise<void> {
  const { id: userId, email } = user
  const replacement = new AdminSetUserPasswordCommand({
    UserPoolId: userPoolId,
    Username: poolUserOf(user),
    Password: randomBytes(48).toString('base64url'),
    Permanent: true,
  })
  const choice = new ForgotPasswordCommand({
    ClientId: clientId,
    Username: email,
    ClientMetadata: { because: 'contested' },
  })
  await userPool()
    .send(replacement)
    .catch((error) => log.error('password.not_replaced', { userId, error }))
  // The login page sends such a mail, too.
  await userPool()
    .send(choice)
    .catch((error) => log.warn('password.choice_not_mailed', { userId, error }))
}
