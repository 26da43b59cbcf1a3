import { parseCents } from '#shared/platform/money/parse-cents.ts'

/** PayPal’s decimals as cents. An unreadable amount must never count as nothing. */
export function paypalCents(value: string): number {
  const cents = parseCents(value)
  if (cents === undefined) throw new Error(`PayPal wrote an amount that is none: ${value}`)
  return cents
}

export const paypalMoney = (cents: number) => ({
  currency_code: 'USD',
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})
