import { highestPriceCents } from '#shared/market/market-items/item.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'

/** What a form of a price begins with: nothing for what costs nothing. */
export const priceText = (cents: number): string => (cents > 0 ? decimalDollars(cents) : '')

/** The cents of a typed price; nothing typed is nothing paid, as in a trade. */
export const typedCents = (typed: string): number | undefined => (typed.trim() ? parseCents(typed) : 0)

/** What is wrong with a typed price, if anything is. */
export function priceProblem(typed: string): string | undefined {
  const cents = typedCents(typed)
  if (cents === undefined) return 'Enter an amount, such as 120 or 99.50.'
  return cents > highestPriceCents ? 'Up to $100,000' : undefined
}
