import { cashOf } from './cash-of.ts'
import type { Registration } from './registration.ts'

type Pay = Registration['pay']

/** Tells how what was paid online was paid. */
export function onlineWay(pay: Pay): 'card' | 'paypal' | 'both' {
  const { paypalCents = 0, paidCents } = pay
  if (paypalCents === 0) return 'card'
  return paypalCents < paidCents - cashOf(pay).paidCents ? 'both' : 'paypal'
}

/** The names of the ways to pay online, as lists show them. */
export const onlineWayNames = { card: 'card', paypal: 'PayPal', both: 'card and PayPal' } as const

/** The account that a refund of what was paid online reaches. */
export function refundedTo(pay: Pay, whose: 'your' | 'their'): string {
  const way = onlineWay(pay)
  if (way === 'both') return `${whose} card or PayPal account, the way it was paid`
  return way === 'paypal' ? `${whose} PayPal account` : `${whose} card`
}
