import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { claimsOf, tokenSubject } from '#core/platform/http/token-claims.ts'
import { log } from '#core/platform/log/log.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { isRunning } from '#shared/accounts/impersonations/impersonation.ts'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { signInOf } from '#shared/platform/sessions/claims.ts'
import { isSignedOut, type SignIn } from '#shared/platform/sessions/signed-out.ts'
import { refusal } from '#shared/platform/users/access.ts'
import type { User } from '#shared/platform/users/user.ts'
import { impersonations } from './impersonations.ts'
import { whileImpersonating } from './while-impersonating.ts'

/** The member whom this administrator acts as, by a handle that was given to this administrator and is still valid. */
async function authoriseImpersonation(handle: string, admin: User, now: string): Promise<User> {
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

/** The account that a request is about, and the administrator who acts as its owner, if there is one. */
export type Actor = {
  userId: string
  user: StoredUser
  adminId?: string
} & SignIn

/**
 * The caller with the profile as it is now: a demotion, suspension or sign-out works at the next request. With the
 * handle of an impersonation, the caller keeps their own token and the member is the one whose standing counts.
 */
export async function authenticate(
  contract: Contract,
  event: APIGatewayProxyEventV2,
  now: string,
): Promise<Actor | undefined> {
  const { auth } = contract
  if (auth === 'public' || auth === 'webhook') return undefined
  const claims = claimsOf(event)
  const userId = tokenSubject(event)
  if (!claims || !userId) throw new AppError('unauthenticated', 'unauthenticated', 'Please log in.')
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new AppError('unauthenticated', 'profile_missing', 'This account has no profile.')
  const signIn = signInOf(claims)
  if (user.contested || isSignedOut(user.signedOut, signIn))
    throw new AppError('unauthenticated', 'session_ended', 'Your session has ended. Please log in again.')
  const self = { userId, user, ...signIn }
  const handle = event.headers['x-impersonation']
  const actor = handle ? await impersonate(contract, handle, self, now) : self
  const permissions =
    typeof auth === 'object' && 'permission' in auth ? await permissionsOf(actor.user) : undefined
  const refused = refusal(auth, actor.user, permissions)
  if (refused?.code === 'admin_only' && contract.toOthers)
    throw new AppError(refused.kind, refused.code, contract.toOthers)
  if (refused) throw refused
  return actor
}

async function impersonate(contract: Contract, handle: string, admin: Actor, now: string): Promise<Actor> {
  const user = await authoriseImpersonation(handle, admin.user, now)
  if (contract.whileImpersonating === 'refused') throw whileImpersonating()
  return { ...admin, userId: user.id, user, adminId: admin.userId }
}
