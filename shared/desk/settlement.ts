import { totalOf } from '#shared/registrations/price-of.ts'
import type { Registration } from '#shared/registrations/registration.ts'

export type Settlement = {
  cardCents: number
  cashCents: number
  waivedCents: number
  refundedCents: number
  dueCents: number
  netCents: number
  confirmed: number
  checkedIn: number
}

type Counted = Pick<Registration, 'status' | 'pay' | 'price' | 'checkIn'>

export const emptySettlement = (): Settlement => ({
  cardCents: 0,
  cashCents: 0,
  waivedCents: 0,
  refundedCents: 0,
  dueCents: 0,
  netCents: 0,
  confirmed: 0,
  checkedIn: 0,
})

/** The figures with one more registration. What came in counts whatever became of the registration. */
export function withRegistration(sum: Settlement, { status, pay, price, checkIn }: Counted): Settlement {
  const isConfirmed = status === 'confirmed'
  const isCash = pay.method === 'cash'
  return {
    cardCents: sum.cardCents + (isCash ? 0 : pay.paidCents),
    cashCents: sum.cashCents + (isCash ? pay.paidCents : 0),
    waivedCents: sum.waivedCents + (pay.state === 'waived' ? Math.max(0, totalOf(price) - pay.paidCents) : 0),
    refundedCents: sum.refundedCents + pay.refundedCents,
    dueCents: sum.dueCents + (isConfirmed ? pay.dueCents : 0),
    netCents: sum.netCents + pay.paidCents - pay.refundedCents,
    confirmed: sum.confirmed + (isConfirmed ? 1 : 0),
    checkedIn: sum.checkedIn + (checkIn ? 1 : 0),
  }
}
