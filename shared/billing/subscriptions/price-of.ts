import { priceBeforeTax } from './price-before-tax.ts'
import type { Subscription } from './subscription.ts'

type Priced = Pick<Subscription, 'priceCents' | 'billingPeriod' | 'taxation'>

/** The price of a subscription in words: "$9.99 plus tax a month". */
export const priceOf = (subscription: Priced): string =>
  `${priceBeforeTax(subscription)} a ${subscription.billingPeriod === 'yearly' ? 'year' : 'month'}`
