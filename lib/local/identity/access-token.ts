import { verify } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { notAuthorized } from './errors.ts'
import type { SigningKey } from './signing-key.ts'

type Expectation = {
  key: SigningKey
  issuer: string
  /** Tells whether tokens of this client belong to the pool. */
  isClient: (id: unknown) => boolean
  now: () => number
}

export type AccessTokenClaims = JWTPayload & {
  sub: string
  exp: number
  origin_jti: string
  client_id: string
  scope?: string
}

export type VerifyAccessToken = (token: string) => AccessTokenClaims

/** A signature is checked once; the clock is asked each time. */
const mostKnown = 1000

/** Checks what API Gateway's JWT authorizer checks, straight on node:crypto because every request passes here. */
export function createAccessTokenVerifier({ key, issuer, isClient, now }: Expectation): VerifyAccessToken {
  const known = new Map<string, AccessTokenClaims>()

  function claimsOf(token: string): AccessTokenClaims {
    const { header, claims, signed, signature } = decode(token)
    const isOurs =
      header.alg === 'RS256' &&
      header.kid === key.kid &&
      verify('RSA-SHA256', signed, key.publicKey, signature) &&
      claims.iss === issuer &&
      isClient(claims.client_id) &&
      claims.token_use === 'access'
    if (!isOurs) throw notAuthorized('Invalid Access Token')
    return claims as AccessTokenClaims
  }

  return (token) => {
    const claims = known.get(token) ?? claimsOf(token)
    if (typeof claims.exp !== 'number' || claims.exp * 1000 <= now()) {
      known.delete(token)
      throw notAuthorized('Access Token has expired')
    }
    if (known.size >= mostKnown) known.clear()
    known.set(token, claims)
    return claims
  }
}

function decode(token: string) {
  const [header = '', claims = '', signature = '', ...rest] = token.split('.')
  try {
    if (!signature || rest.length) throw new SyntaxError('a signed token has three parts')
    return {
      header: parsePart(header),
      claims: parsePart(claims),
      signed: Buffer.from(`${header}.${claims}`),
      signature: Buffer.from(signature, 'base64url'),
    }
  } catch {
    throw notAuthorized('Invalid Access Token')
  }
}

function parsePart(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
  if (typeof value !== 'object' || value === null) throw new SyntaxError('a token part is an object')
  return value as Record<string, unknown>
}
