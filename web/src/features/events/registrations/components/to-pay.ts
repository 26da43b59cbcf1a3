import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import type { PriceLine } from '#shared/events/registrations/registration.ts'

/** A change costs the difference from the previous price; what was paid or waived before is not due again. */
export function toPay({ price, pay, change }: OwnRegistration): { lines: PriceLine[]; dueCents: number } {
  const settledCents = totalOf(price) - pay.dueCents
  if (!change)
    return {
      lines: settledCents === 0 ? price : [...price, { label: 'Settled already', cents: -settledCents }],
      dueCents: pay.dueCents,
    }
  return {
    lines: [
      { label: 'Your entry with the change', cents: totalOf(change.price) },
      { label: 'Your entry before', cents: -totalOf(price) },
    ],
    dueCents: change.dueCents,
  }
}

/** True while a payment is waited for. */
export const isUnpaid = ({ status, pay, change }: OwnRegistration): boolean =>
  status === 'held' || change !== undefined || (status === 'confirmed' && pay.dueCents > 0)
