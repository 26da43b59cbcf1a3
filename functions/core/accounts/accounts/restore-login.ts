import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { log } from '#core/platform/log/log.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { lookUpPoolUser } from '#core/platform/security/look-up-pool-user.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { secondFactors } from '#core/platform/security/second-factors.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { endAllSessions } from '#shared/platform/sessions/signed-out.ts'
import { logins } from './logins.ts'

type Proven = {
  /** The user of the pool whose address was just proven. */
  poolUserId: string
  email: string
  userPoolId: string
  /** The person who registered gave a password, and need not be the one who reads the mail. */
  passwordGiven: boolean
}

/**
 * The id of the account that a user of the pool opens, now that the address is proven. Where the pool has lost the user
 * of an account with this address, the account gets the new one: profile, subscription and all that is kept by its id
 * stay as they are.
 */
export async function restoreLogin(proven: Proven, now: string): Promise<string> {
  const { poolUserId } = proven
  const [own, login] = await Promise.all([
    users.get({ id: poolUserId }, { consistent: true }),
    logins.get({ poolUserId }, { consistent: true }),
  ])
  if (own || login) return login?.userId ?? poolUserId
  const claim = await emailClaims.get({ email: proven.email.toLowerCase() }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  if (!user || (await lookUpPoolUser(poolUserOf(user), proven.userPoolId))) return poolUserId
  await giveLogin(user.id, proven, now)
  log.info('login.restored', { userId: user.id, poolUserId })
  return user.id
}

async function giveLogin(userId: string, { poolUserId, passwordGiven }: Proven, now: string): Promise<void> {
  const factor = await secondFactors.get({ userId }, { consistent: true })
  await reviseUser(userId, now, (user: StoredUser) => ({
    changes: {
      poolUserId,
      contested: passwordGiven,
      signedOut: endAllSessions(user.signedOut, undefined, poolTime()),
    },
    writes: [
      logins.derive({ poolUserId, userId, version: 1 }),
      ...(user.poolUserId && user.poolUserId !== poolUserId
        ? [logins.underive({ poolUserId: user.poolUserId, userId, version: 1 })]
        : []),
      ...(factor ? [secondFactors.underive(factor)] : []),
      recordActivity(
        {
          by: { userId },
          type: 'security_event',
          description: 'Got a new login to replace a lost one',
        },
        now,
      ),
      ...queueMail(
        {
          toEmail: user.email,
          templateId: 'login-restored',
          data: { firstName: user.firstName },
          priority: 'high',
        },
        now,
      ),
    ],
  }))
}
