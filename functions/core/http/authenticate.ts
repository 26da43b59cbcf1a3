import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import type { Auth } from '#shared/http/route.ts'
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

/** The caller with the profile as it is now: a demotion or suspension works at the next request. */
export async function authenticate(auth: Auth, event: APIGatewayProxyEventV2): Promise<Actor | undefined> {
  if (auth === 'public' || auth === 'webhook') return undefined
  const userId = tokenSubject(event)
  if (!userId) throw new AppError('unauthenticated', 'unauthenticated', 'Please log in.')
  const user = await users.get({ id: userId })
  if (!user) throw new AppError('unauthenticated', 'profile_missing', 'Please log in.')
  const refused = refusal(auth, user)
  if (refused) throw refused
  return { userId, user }
}
