import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { commit } from '#core/db/commit.ts'
import { env } from '#core/env.ts'
import { log } from '#core/log/log.ts'
import { queueMail } from '#core/mails/queue-mail.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/time/add-time.ts'
import { contestAccount } from './contest-account.ts'
import { mailVerificationAgain } from './mail-verification-again.ts'
import { alreadyTold, ownerNotice } from './owner-notices.ts'
import { isRegisteredPassword } from './registered-passwords.ts'
import { temporarilyUnavailable } from './registration-refusals.ts'
import { userPool } from './user-pool.ts'

const minutesOfFirstMail = 10

/**
 * What the owner of an address is mailed when somebody registers with it again, once an hour however many do: that it
 * has an account, or, when nobody has followed the link of the first mail, a new one.
 */
export async function tellAccountOwner(
  { email, password }: { email: string; password: string },
  userId: string,
  now: string,
): Promise<void> {
  const [user, waits] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    waitsForVerification(userId),
  ])
  if (!user) return
  // Whatever is mailed or not: of two who know different passwords, one may be a stranger.
  if (waits && !(await isRegisteredPassword(userId, password))) await contestAccount(userId, now)
  try {
    if (waits) return await invite(email, userId, user.createdAt, now)
    const data = { firstName: user.firstName }
    const mail = queueMail({ toEmail: email, templateId: 'account-exists', data, priority: 'normal' }, now)
    await commit(ownerNotice(userId, now), ...mail)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== alreadyTold) throw error
  }
}

async function invite(email: string, userId: string, createdAt: string, now: string): Promise<void> {
  // A second link would make the first void, which may be on its way.
  if (now < addTime(createdAt, { minutes: minutesOfFirstMail })) return
  await commit(ownerNotice(userId, now))
  // The page that follows sends it, too.
  await mailVerificationAgain(email).catch((error) => log.warn('verification.not_resent', { userId, error }))
}

async function waitsForVerification(userId: string): Promise<boolean> {
  try {
    const { UserStatus } = await userPool().send(
      new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: userId }),
    )
    return UserStatus === 'UNCONFIRMED'
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'TooManyRequestsException') throw temporarilyUnavailable()
    // An account that is being erased may have left the pool already.
    if (name === 'UserNotFoundException') return false
    throw error
  }
}
