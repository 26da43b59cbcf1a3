import { createHash } from 'node:crypto'

/** A plain hash is enough for 80 random bits, and bound to its owner so that no two lists compare. */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.replaceAll('-', '')}`)
    .digest('base64url')
