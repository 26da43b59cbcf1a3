import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type AccountClaims, accountIdOf } from '#shared/platform/sessions/claims.ts'

type Claims = {
  sub?: string
  token_use?: string
  origin_jti?: string
  auth_time?: string | number
} & AccountClaims

/** The claims of the access token that the gateway has verified; undefined for any other token. */
export function claimsOf(event: APIGatewayProxyEventV2): Claims | undefined {
  const context = event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } }
  const claims = context.authorizer?.jwt?.claims
  return claims?.token_use === 'access' ? claims : undefined
}

/** The owner of the access token that the gateway has verified (signature, issuer, client, expiry). */
export const tokenSubject = (event: APIGatewayProxyEventV2) => accountIdOf(claimsOf(event) ?? {})
