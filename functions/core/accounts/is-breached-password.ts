import { createHash } from 'node:crypto'
import { breachRange } from './breach-range.ts'

/** Whether a password is in a known leak, as far as that can be found out within a second. */
export async function isBreachedPassword(password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  return (await breachRange(hash.slice(0, 5))).includes(hash.slice(5))
}
