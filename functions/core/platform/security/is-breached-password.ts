import { createHash } from 'node:crypto'
import { breachRange } from './breach-range.ts'

/** Tells whether a password is in a known leak, as far as one second of checking can show. */
export async function isBreachedPassword(password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  return (await breachRange(hash.slice(0, 5))).includes(hash.slice(5))
}
