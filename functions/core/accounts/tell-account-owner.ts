import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { commit } from '#core/db/commit.ts'
import { env } from '#core/env.ts'
import { limitRate } from '#core/http/rate-limit.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/time/add-time.ts'
import { contestPassword } from './contest-password.ts'
import { mailVerificationAgain } from './mail-verification-again.ts'
import { userPool } from './user-pool.ts'

/** However many strangers register with an address, its owner reads of it once an hour. */
const oncePerHour = { name: 'tellAccountOwner', rateLimit: { max: 1, seconds: 3600, per: 'user' } } as const

const minutesOfFirstMail = 10

/**
 * What the owner of an address is mailed when somebody registers with it again: that it has an account, or, when nobody
 * has followed the link of the first mail, a new one.
 */
export async function tellAccountOwner(email: string, userId: string, now: string): Promise<void> {
  const [user, waits] = await Promise.all([users.get({ id: userId }), waitsForVerification(userId)])
  // A second link would make the first void, which may be on its way; so soon it is most likely the same person.
  if (waits && user && now < addTime(user.createdAt, { minutes: minutesOfFirstMail })) return
  if (waits) await contestPassword(email)
  try {
    await limitRate(oncePerHour, { ip: '', userId }, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return
    throw error
  }
  if (waits) return mailVerificationAgain(email)
  const data = { firstName: user?.firstName ?? '' }
  await commit(...queueMail({ toEmail: email, templateId: 'account-exists', data, priority: 'normal' }, now))
}

async function waitsForVerification(userId: string): Promise<boolean> {
  try {
    const { UserStatus } = await userPool().send(
      new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: userId }),
    )
    return UserStatus === 'UNCONFIRMED'
  } catch (error) {
    // An account that is being erased may have left the pool already.
    if (error instanceof Error && error.name === 'UserNotFoundException') return false
    throw error
  }
}
