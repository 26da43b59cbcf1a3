import { commit } from '#core/platform/db/commit.ts'
import { keepAdministrators } from '#core/platform/users/administrators.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { settleVerification } from '#core/platform/verifications/settle-verification.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { DeployError } from './aws-query.ts'

/** Makes an administrator of an account of the user pool, with or without a profile; a suspension is over with it. */
export async function promoteMember(id: string, email: string): Promise<void> {
  const now = new Date().toISOString()
  const before = await users.get({ id }, { consistent: true })
  // An administrator is not deleted, so the deletion would fail every hour.
  if (before?.deletionDueAt)
    throw new DeployError(`${email} is scheduled for deletion. Its owner must cancel the deletion first.`)
  const profile = before ?? newUser({ id, email, membershipType: 'admin' }, now)
  const admin = {
    ...profile,
    membershipType: 'admin',
    status: 'active',
    suspension: undefined,
    verificationStatus: 'verified',
    registrationCompleted: true,
    updatedAt: now,
    version: before ? before.version + 1 : 1,
  } as const
  const claim = emailClaims.put({ email, userId: id, version: 1 }, { absent: true })
  await commit(
    users.put(admin, before ? { version: before.version } : { absent: true }),
    ...keepAdministrators(undefined, admin),
    ...(before ? await settleVerification(admin, now) : [claim]),
  )
}
