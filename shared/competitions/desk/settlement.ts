import { cashOf } from '#shared/events/registrations/cash-of.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import type { Registration } from '#shared/events/registrations/registration.ts'

export type Settlement = {
  /** Online, by card and through PayPal. */
  cardCents: number
  /** The part of that which came through PayPal. */
  paypalCents: number
  cashCents: number
  waivedCents: number
  /** The amount refunded online and in cash; it includes money on its way back. */
  refundedCents: number
  /** The cash the desk still has to hand back. */
  toGiveBackCents: number
  /** The cash that came in, without what was handed back. */
  cashOnHandCents: number
  dueCents: number
  /** The amount left after all refunds. */
  netCents: number
  confirmed: number
  checkedIn: number
}

type Counted = Pick<Registration, 'status' | 'pay' | 'price' | 'checkIn'>

export const emptySettlement = (): Settlement => ({
  cardCents: 0,
  paypalCents: 0,
  cashCents: 0,
  waivedCents: 0,
  refundedCents: 0,
  toGiveBackCents: 0,
  cashOnHandCents: 0,
  dueCents: 0,
  netCents: 0,
  confirmed: 0,
  checkedIn: 0,
})

/**
 * Adds one more registration to the figures. Money that came in counts whatever became of the registration.
 */
export function withRegistration(sum: Settlement, { status, pay, price, checkIn }: Counted): Settlement {
  const isConfirmed = status === 'confirmed'
  const cash = cashOf(pay)
  const toGiveBack = cashToGiveBack(pay)
  const refunded = pay.refundedCents - toGiveBack
  return {
    cardCents: sum.cardCents + pay.paidCents - cash.paidCents,
    paypalCents: sum.paypalCents + (pay.paypalCents ?? 0),
    cashCents: sum.cashCents + cash.paidCents,
    waivedCents: sum.waivedCents + waivedOf({ pay, price }),
    refundedCents: sum.refundedCents + refunded,
    toGiveBackCents: sum.toGiveBackCents + toGiveBack,
    cashOnHandCents: sum.cashOnHandCents + cash.paidCents - (cash.refundedCents - toGiveBack),
    dueCents: sum.dueCents + (isConfirmed ? pay.dueCents : 0),
    netCents: sum.netCents + pay.paidCents - pay.refundedCents,
    confirmed: sum.confirmed + (isConfirmed ? 1 : 0),
    checkedIn: sum.checkedIn + (checkIn ? 1 : 0),
  }
}

/** An entry that was waived before the amount was kept says it by its price. */
const waivedOf = ({ pay, price }: Pick<Counted, 'pay' | 'price'>): number =>
  pay.waivedCents ?? (pay.state === 'waived' ? Math.max(0, totalOf(price) - pay.paidCents) : 0)
