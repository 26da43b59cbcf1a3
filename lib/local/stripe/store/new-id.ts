import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id as Stripe makes them: `sub_1T…`, the prefix saying what it names. */
export function newId(prefix: string, length = 24): string {
  let id = ''
  for (const byte of randomBytes(length)) id += letters[byte % letters.length]
  return `${prefix}_${id}`
}
