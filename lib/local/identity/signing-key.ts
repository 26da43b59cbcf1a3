import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { PoolState } from './pool-state.ts'

type StoredKey = PoolState['signingKey']

export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; publicJwk: JWK }

export async function generateSigningKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) } as StoredKey
}

/** Imported once, because importing costs more than signing. */
export function importSigningKey(stored: StoredKey): SigningKey {
  const { kid, kty, n } = stored
  const privateKey = createPrivateKey({ key: stored as JsonWebKey, format: 'jwk' })
  const publicKey = createPublicKey(privateKey)
  const { e } = publicKey.export({ format: 'jwk' })
  return { kid, privateKey, publicKey, publicJwk: { kid, kty, n, e, alg: 'RS256', use: 'sig' } }
}
