import { randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import type { Session, User } from './pool-state.ts'
import type { SigningKey } from './signing-key.ts'
import { isEmailVerified } from './users.ts'

export type Tokens = ReturnType<typeof createTokens>

type Settings = {
  key: SigningKey
  issuer: string
  clientId: string
  now: () => number
}

/** As the pool on AWS is set. */
const lifetimeSeconds = 900

/** Claims that a pre-token-generation trigger adds to or takes from the id token. */
export type ClaimsOverride = { add?: Record<string, string>; suppress?: string[] }

const fixedClaims = new Set(
  'acr amr at_hash aud auth_time azp event_id exp iat iss jti nbf nonce origin_jti sub token_use'.split(' '),
)

export function createTokens({ key, issuer, clientId, now }: Settings) {
  function sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey)
  }

  /** The pair for a session, in the shape of Cognito's AuthenticationResult. */
  async function issue(user: User, session: Session, override: ClaimsOverride = {}) {
    const issuedAt = Math.floor(now() / 1000)
    const common = {
      sub: user.sub,
      iss: issuer,
      origin_jti: session.id,
      event_id: randomUUID(),
      auth_time: Math.floor(Date.parse(session.startedAt) / 1000),
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
    }
    const access = {
      ...common,
      client_id: clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      jti: randomUUID(),
      username: user.sub,
    }
    const id = {
      ...applyOverride(
        { ...user.attributes, email_verified: isEmailVerified(user), 'cognito:username': user.sub },
        override,
      ),
      ...common,
      aud: clientId,
      token_use: 'id',
      jti: randomUUID(),
    }
    const [AccessToken, IdToken] = await Promise.all([sign(access), sign(id)])
    return { AccessToken, IdToken, ExpiresIn: lifetimeSeconds, TokenType: 'Bearer' as const }
  }

  return { issue }
}

function applyOverride(claims: Record<string, unknown>, { add = {}, suppress = [] }: ClaimsOverride) {
  const removable = suppress.filter((name) => !name.startsWith('cognito:'))
  const merged = { ...claims, ...add }
  const kept = Object.entries(merged).filter(([name]) => !removable.includes(name) && !fixedClaims.has(name))
  return Object.fromEntries(kept)
}
