import { dollars } from '#shared/money/dollars.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'

type Priced = Pick<Subscription, 'priceCents' | 'billingPeriod' | 'taxation'>

/** What a subscription costs, as it is told: "$9.99 plus tax a month". */
export const priceOf = ({ priceCents, billingPeriod, taxation }: Priced): string =>
  `${dollars(priceCents)}${taxation === 'added' ? ' plus tax' : ''} a ${billingPeriod === 'yearly' ? 'year' : 'month'}`
