import { parseCents } from './parse-cents.ts'

/** A decimal number below one cent, or below zero: an amount, but too small to move. */
const tooSmall = /^\s*(?:-\s*\$?\s*(?:\d[\d,]*)?(?:\.\d+)?|\$?\s*0*\.00\d*)\s*$/
const hasDigit = /\d/

/** The cents of a typed amount, at least one, or what is wrong with it. No floating point is involved. */
export function parseDollars(text: string): { cents: number } | { problem: string } {
  const cents = parseCents(text)
  if (cents) return { cents }
  const isSmall = cents === 0 || (hasDigit.test(text) && tooSmall.test(text))
  return { problem: isSmall ? 'Must be at least 0.01' : 'Enter an amount such as 12.50.' }
}
