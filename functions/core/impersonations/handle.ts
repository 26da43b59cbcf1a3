import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** What the administrator's browser shows to act as somebody: the id, and a secret of 256 bits. */
export function newHandle(id: string): { handle: string; secretHash: string } {
  const secret = randomBytes(32).toString('hex')
  return { handle: `${id}.${secret}`, secretHash: hash(secret) }
}

export function splitHandle(handle: string): { id: string; secret: string } | undefined {
  const [, id, secret] = /^(imp_[0-9A-Z]{26})\.([0-9a-f]{64})$/.exec(handle) ?? []
  return id && secret ? { id, secret } : undefined
}

export const isSecretOf = (secret: string, secretHash: string): boolean =>
  timingSafeEqual(Buffer.from(hash(secret)), Buffer.from(secretHash))

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')
