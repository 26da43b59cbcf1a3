import type { EventClassFields, EventFees } from './event-fields.ts'

type Priced = { fees: EventFees; classes: readonly Pick<EventClassFields, 'feeCents' | 'closed'>[] }

/** What a walk-in pays instead of the entry fee: the same, unless the organizer has named another amount. */
export const gateFeeOf = ({ gateFeeCents, registrationFeeCents }: EventFees): number =>
  gateFeeCents ?? registrationFeeCents

/** True if everyone enters for free: every fee is zero. */
export const isFree = ({ fees, classes }: Priced): boolean =>
  fees.registrationFeeCents === 0 && gateFeeOf(fees) === 0 && classes.every(({ feeCents }) => feeCents === 0)

/** The least that entering ahead costs now: the fee, less what is taken off early, and the cheapest class. */
export function leastCents({ fees, classes }: Priced, now: string): number {
  const isEarly = !fees.earlyUntilAt || now < fees.earlyUntilAt
  const base = Math.max(0, fees.registrationFeeCents - (isEarly ? fees.earlyOffCents : 0))
  const open = classes.filter(({ closed }) => !closed)
  const ofClasses = (open.length > 0 ? open : classes).map(({ feeCents }) => feeCents)
  return base + (ofClasses.length > 0 ? Math.min(...ofClasses) : 0)
}
