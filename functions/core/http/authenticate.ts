import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { authoriseImpersonation } from '#core/impersonations/authorise-impersonation.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/http/route.ts'
import { refusal } from '#shared/users/access.ts'
import type { User } from '#shared/users/user.ts'

/** Whose data a request is about, and the administrator who acts as them, if somebody does. */
export type Actor = { userId: string; user: User; adminId?: string }

type Claims = { sub?: string; token_use?: string }

/** The id in the access token that the gateway has verified (signature, issuer, client, expiry). */
export function tokenSubject(event: APIGatewayProxyEventV2): string | undefined {
  const context = event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } }
  const claims = context.authorizer?.jwt?.claims
  return claims?.token_use === 'access' ? claims.sub : undefined
}

/**
 * The caller with the profile as it is now: a demotion or suspension works at the next request. With the handle of an
 * impersonation, the caller keeps their own token and the member is the one whose standing counts.
 */
export async function authenticate(
  contract: Contract,
  event: APIGatewayProxyEventV2,
  now: string,
): Promise<Actor | undefined> {
  const { auth } = contract
  if (auth === 'public' || auth === 'webhook') return undefined
  const userId = tokenSubject(event)
  if (!userId) throw new AppError('unauthenticated', 'unauthenticated', 'Please log in.')
  const user = await users.get({ id: userId })
  if (!user) throw new AppError('unauthenticated', 'profile_missing', 'Please log in.')
  const handle = event.headers['x-impersonation']
  const actor = handle ? await impersonate(contract, handle, user, now) : { userId, user }
  const refused = refusal(auth, actor.user)
  if (refused) throw refused
  return actor
}

async function impersonate(contract: Contract, handle: string, admin: User, now: string): Promise<Actor> {
  const user = await authoriseImpersonation(handle, admin, now)
  if (contract.whileImpersonating === 'refused')
    throw new AppError(
      'forbidden',
      'impersonating',
      'You cannot do this while you act as a member. Stop the impersonation first.',
    )
  return { userId: user.id, user, adminId: admin.id }
}
