import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Makes a handle that its bearer presents: the id and a secret of 256 bits that is stored only as a hash. */
export function newHandle(id: string): { handle: string; secretHash: string } {
  const secret = randomBytes(32).toString('hex')
  return { handle: `${id}.${secret}`, secretHash: hash(secret) }
}

/** Undefined for anything that is no handle of this kind, so that nothing else is read. */
export function splitHandle(prefix: string, handle: string): { id: string; secret: string } | undefined {
  const [, id, secret] = /^([a-z]+_[0-9A-Z]{26})\.([0-9a-f]{64})$/.exec(handle) ?? []
  return id?.startsWith(`${prefix}_`) && secret ? { id, secret } : undefined
}

export const isSecretOf = (secret: string, secretHash: string): boolean =>
  timingSafeEqual(Buffer.from(hash(secret)), Buffer.from(secretHash))

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')
