import { randomBytes } from 'node:crypto'
import { AdminSetUserPasswordCommand, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { commit } from '#core/db/commit.ts'
import { log } from '#core/log/log.ts'
import { emailClaims } from '#core/users/email-claims.ts'
import { userPool } from './user-pool.ts'

type Pool = { userPoolId: string; clientId: string }

/**
 * Whoever registered first gave the password, which may have been a stranger: where another registration followed,
 * nobody's counts, and whoever reads the mails of the address chooses one.
 */
export async function replaceContestedPassword(email: string, { userPoolId, clientId }: Pool): Promise<void> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  if (!claim?.contested) return
  await userPool().send(
    new AdminSetUserPasswordCommand({
      UserPoolId: userPoolId,
      Username: claim.userId,
      Password: randomBytes(48).toString('base64url'),
      Permanent: true,
    }),
  )
  const { contested: _, ...settled } = claim
  await commit(emailClaims.put({ ...settled, version: claim.version + 1 }, { version: claim.version }))
  const choice = new ForgotPasswordCommand({
    ClientId: clientId,
    Username: email,
    ClientMetadata: { because: 'contested' },
  })
  // The address is verified all the same, and the login page sends such a mail too.
  await userPool()
    .send(choice)
    .catch((error) => log.warn('password.choice_not_mailed', { userId: claim.userId, error }))
}
