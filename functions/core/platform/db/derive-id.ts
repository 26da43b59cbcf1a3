import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The id of a copy of something elsewhere. It is made of the copy’s time and its foreign id, so that every copy gets
 * the same id.
 */
export function deriveId<P extends string>(prefix: P, at: string, foreignId: string): `${P}_${string}` {
  const hash = createHash('sha256').update(foreignId).digest()
  const tail = Array.from(hash.subarray(0, 16), (byte) => crockford[byte % 32]).join('')
  return `${prefix}_${encodeTime(Date.parse(at), 10)}${tail}`
}
