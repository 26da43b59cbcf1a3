import { randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import type { Session, User } from './pool-state.ts'
import type { SigningKey } from './signing-key.ts'
import { isEmailVerified } from './users.ts'

export type Tokens = ReturnType<typeof createTokens>

type Settings = {
  key: SigningKey
  issuer: string
  /** For sessions from when the pool had one client. */
  clientId: string
  now: () => number
}

/** The scope of an access token for all that members do to their own account at the pool. */
export const selfServiceScope = 'aws.cognito.signin.user.admin'

/** Matches the setting of the pool on AWS. */
const lifetimeSeconds = 900

type ClaimsOverride = {
  claimsToAddOrOverride?: Record<string, string> | undefined
  claimsToSuppress?: string[] | undefined
}

/** Claims that the pre-token-generation trigger adds to the tokens or takes from them. */
export type TokenOverride = {
  id?: ClaimsOverride | undefined
  access?:
    | (ClaimsOverride & { scopesToAdd?: string[] | undefined; scopesToSuppress?: string[] | undefined })
    | undefined
}

const fixedClaims = new Set(
  (
    'acr amr at_hash aud auth_time azp client_id event_id exp iat iss jti nbf nonce origin_jti scope sub ' +
    'token_use username'
  ).split(' '),
)

export function createTokens({ key, issuer, clientId: firstClient, now }: Settings) {
  function sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey)
  }

  /** The pair for a session, in the shape of Cognito's AuthenticationResult. */
  async function issue(user: User, session: Session, override: TokenOverride = {}) {
    const issuedAt = Math.floor(now() / 1000)
    const clientId = session.clientId ?? firstClient
    const common = {
      sub: user.sub,
      iss: issuer,
      origin_jti: session.id,
      event_id: randomUUID(),
      auth_time: Math.floor(Date.parse(session.startedAt) / 1000),
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
    }
    const scope = scopesOf(session, override).join(' ')
    const access = {
      ...applyOverride({}, override.access),
      ...common,
      client_id: clientId,
      token_use: 'access',
      ...(scope && { scope }),
      jti: randomUUID(),
      username: user.sub,
    }
    const id = {
      ...applyOverride(
        { ...user.attributes, email_verified: isEmailVerified(user), 'cognito:username': user.sub },
        override.id,
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

/** Begun with the session, and changed for this token alone. */
function scopesOf({ scopes = [selfServiceScope] }: Session, { access }: TokenOverride): string[] {
  const suppressed = access?.scopesToSuppress ?? []
  const all = [...scopes, ...(access?.scopesToAdd ?? [])]
  return [...new Set(all)].filter((scope) => !suppressed.includes(scope))
}

function applyOverride(claims: Record<string, unknown>, override: ClaimsOverride = {}) {
  const { claimsToAddOrOverride: add = {}, claimsToSuppress: suppress = [] } = override
  const removable = suppress.filter((name) => !name.startsWith('cognito:'))
  const merged = { ...claims, ...add }
  const kept = Object.entries(merged).filter(([name]) => !removable.includes(name) && !fixedClaims.has(name))
  return Object.fromEntries(kept)
}
