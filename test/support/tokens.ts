import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { importSigningKey, type SigningKey } from '#lib/local/identity/signing-key.ts'

type Claims = Record<string, unknown>

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims

/** Header and claims of a token, unverified. */
export function partsOf(token: string): { header: Claims; claims: JWTPayload } {
  const [header = '', claims = ''] = token.split('.')
  return { header: read(header), claims: read(claims) }
}

/** The same claims under the same key id, signed with a key of our own. */
export async function forged(token: string, changes: Claims = {}): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256')
  const { header, claims } = partsOf(token)
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: String(header.kid) })
    .sign(privateKey)
}

/** Signed by the pool’s public key used as a shared secret, which a careless verifier takes for a signature. */
export async function confused(token: string, publicKey: SigningKey['publicKey']): Promise<string> {
  const { header, claims } = partsOf(token)
  const secret = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: String(header.kid) }).sign(secret)
}

export const unsigned = (token: string): string => new UnsecuredJWT(partsOf(token).claims).encode()

/** Signs chosen claims with the pool’s own key, as only the pool itself could. */
export function signedByPool(token: string, key: SigningKey, changes: Claims): Promise<string> {
  return new SignJWT({ ...partsOf(token).claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .sign(key.privateKey)
}

/** The signing key in the state of a pool, as it is kept in the data folder. */
export const poolKey = (state: string): SigningKey => importSigningKey(JSON.parse(state).signingKey)
