import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { lookUpPoolUser } from '#core/platform/security/look-up-pool-user.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { contestAccount } from './contest-account.ts'
import { mailVerificationAgain } from './mail-verification-again.ts'
import { alreadyTold, ownerNotice } from './owner-notices.ts'
import { isRegisteredPassword } from './registered-passwords.ts'

const minutesOfFirstMail = 10

/**
 * The mail to the owner of an address when someone registers with it again, once an hour at most. It says that an
 * account exists, or repeats the first mail if no one has followed its link. Nothing is mailed if the pool has lost the
 * login of the account.
 */
export async function tellAccountOwner(
  { email, password }: { email: string; password: string },
  userId: string,
  now: string,
): Promise<'told' | 'login_lost'> {
  const [user, byEmail] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    lookUpPoolUser(email),
  ])
  // The address is freed last when an account is erased.
  if (!user) return 'told'
  const login = byEmail ?? (await lookUpPoolUser(poolUserOf(user)))
  if (!login) return 'login_lost'
  const waits = login.status === 'UNCONFIRMED'
  // Whatever is mailed or not: of two who know different passwords, one may be a stranger.
  if (waits && !(await isRegisteredPassword(userId, password))) await contestAccount(userId, now)
  try {
    if (waits) {
      await invite(email, userId, user.createdAt, now)
      return 'told'
    }
    const data = { firstName: user.firstName }
    const mail = queueMail({ toEmail: email, templateId: 'account-exists', data, priority: 'normal' }, now)
    await commit(ownerNotice(userId, now), ...mail)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== alreadyTold) throw error
  }
  return 'told'
}

async function invite(email: string, userId: string, createdAt: string, now: string): Promise<void> {
  // A second link would make the first void, which may be on its way.
  if (now < addTime(createdAt, { minutes: minutesOfFirstMail })) return
  await commit(ownerNotice(userId, now))
  // The page that follows sends it, too.
  await mailVerificationAgain(email).catch((error) => log.warn('verification.not_resent', { userId, error }))
}
