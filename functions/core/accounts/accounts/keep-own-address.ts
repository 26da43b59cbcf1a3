import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider'
import { log } from '#core/platform/log/log.ts'
import { emailChanges, isOpen } from '#core/platform/security/email-changes.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'

type InPool = { userPoolId: string; email: string | undefined }

/**
 * Restores the member’s address: at each sign-in through Google the pool overwrites the account’s address
 * with Google’s. The address the member has chosen here is the one to log in with; a change that waits for
 * its code is left alone.
 */
export async function keepOwnAddress(user: StoredUser, { userPoolId, email }: InPool): Promise<void> {
  if (!email || email.toLowerCase() === user.email) return
  const change = await emailChanges.get({ userId: user.id }, { consistent: true })
  if (change?.email === email.toLowerCase() && isOpen(change, poolTime())) return
  // Read after the change: one that has just been confirmed is gone, and the address is the profile’s by then.
  const own = (await users.get({ id: user.id }, { consistent: true }))?.email
  if (!own || own === email.toLowerCase()) return
  await userPool().send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: userPoolId,
      Username: poolUserOf(user),
      UserAttributes: [
        { Name: 'email', Value: own },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
  log.info('google.address_restored', { userId: user.id })
}
