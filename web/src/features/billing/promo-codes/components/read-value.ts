import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { parseDollars } from '#shared/platform/money/parse-dollars.ts'

const mostCents = 100_000_000

/** Reads the typed discount of a code: whole percent, or dollars in cents. */
export function readValue(type: PromoCode['type'], typed: string): { value: number } | { problem: string } {
  if (type === 'percentage') {
    const value = /^\s*\d{1,3}\s*%?\s*$/.test(typed) ? Number.parseInt(typed, 10) : 0
    return value >= 1 && value <= 100 ? { value } : { problem: 'Enter a whole number from 1 to 100.' }
  }
  const read = parseDollars(typed)
  if ('problem' in read) return read
  return read.cents <= mostCents ? { value: read.cents } : { problem: 'Must be at most 1,000,000.00' }
}
