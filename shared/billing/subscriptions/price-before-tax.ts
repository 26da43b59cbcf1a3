import { dollars } from '#shared/platform/money/dollars.ts'
import type { Subscription } from './subscription.ts'

/** A price, and whether tax comes on top of it: "$9.99 plus tax". */
export const priceBeforeTax = ({
  priceCents,
  taxation,
}: Pick<Subscription, 'priceCents' | 'taxation'>): string =>
  `${dollars(priceCents)}${taxation === 'added' ? ' plus tax' : ''}`
