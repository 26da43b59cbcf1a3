import { gateFeeOf } from '#shared/events/events/entry-cost.ts'
import type { EventClassFields, EventFees } from '#shared/events/events/event-fields.ts'
import type { PriceLine } from './registration.ts'

type Priced = {
  fees: EventFees
  classes: readonly Pick<EventClassFields, 'classKey' | 'name' | 'feeCents'>[]
}
type Asked = { classKeys: readonly string[]; isPro: boolean; isWalkIn: boolean }

/**
 * Returns what entering costs now, line by line. A walk-in pays the fee of the gate instead, without
 * discounts. Discounts never make the fee negative.
 */
export function priceOf(
  { fees, classes }: Priced,
  { classKeys, isPro, isWalkIn }: Asked,
  now: string,
): PriceLine[] {
  const base: PriceLine = isWalkIn
    ? { label: 'Entry at the gate', cents: gateFeeOf(fees) }
    : { label: 'Entry', cents: fees.registrationFeeCents }
  const isEarly = !fees.earlyUntilAt || now < fees.earlyUntilAt
  const offs: PriceLine[] = isWalkIn
    ? []
    : [
        { label: 'Early entry', cents: isEarly ? fees.earlyOffCents : 0 },
        { label: 'Pro Competitor', cents: isPro ? fees.proOffCents : 0 },
      ]
  let left = base.cents
  const taken = offs.flatMap(({ label, cents }) => {
    const off = Math.min(cents, left)
    left -= off
    return off > 0 ? [{ label, cents: -off }] : []
  })
  const ofClasses = classKeys.flatMap((key) => {
    const found = classes.find(({ classKey }) => classKey === key)
    return found && found.feeCents > 0
      ? [{ label: found.name, cents: found.feeCents, classKey: found.classKey }]
      : []
  })
  return [...(base.cents > 0 ? [base] : []), ...taken, ...ofClasses]
}

export const totalOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0)
