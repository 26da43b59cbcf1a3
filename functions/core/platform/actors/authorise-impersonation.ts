import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { log } from '#core/platform/log/log.ts'
import { users } from '#core/platform/users/users.ts'
import { isRunning } from '#shared/accounts/impersonations/impersonation.ts'
import { AppError } from '#shared/errors.ts'
import { refusal } from '#shared/platform/users/access.ts'
import type { User } from '#shared/platform/users/user.ts'
import { impersonations } from './impersonations.ts'

/** The member whom this administrator acts as, by a handle that was given to this administrator and is still valid. */
export async function authoriseImpersonation(handle: string, admin: User, now: string): Promise<User> {
  const parts = splitHandle('imp', handle)
  const found = parts && (await impersonations.get({ id: parts.id }, { consistent: true }))
  if (!parts || !found || !isSecretOf(parts.secret, found.secretHash)) throw ended()
  if (found.adminId !== admin.id || admin.membershipType !== 'admin' || admin.status !== 'active') {
    log.warn('security.foreign_impersonation', { impersonationId: found.id, actorId: admin.id })
    throw new AppError('forbidden', 'impersonation_refused', 'Only admins can impersonate users')
  }
  if (!isRunning(found, now)) throw ended()
  const target = await users.get({ id: found.targetId }, { consistent: true })
  if (!target || target.membershipType === 'admin' || refusal('member', target)) throw ended()
  return target
}

const ended = () =>
  new AppError('forbidden', 'impersonation_ended', 'The impersonation has ended. Start it again to continue.')
