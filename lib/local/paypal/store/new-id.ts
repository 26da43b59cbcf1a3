import { randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An id as PayPal makes them: capitals and digits, at least one of each. */
export function newId(length: number, prefix = ''): string {
  const drawn = Array.from({ length: length - 2 }, () => letters[randomInt(letters.length)])
  return `${prefix}${randomInt(1, 10)}${drawn.join('')}${letters[randomInt(10, letters.length)]}`
}
