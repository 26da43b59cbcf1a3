import type { RefundStep } from '#shared/events/events/event-fields.ts'

type Paid = { paidCents: number; refundedCents: number; refundSteps: readonly RefundStep[] }

/** The step that counts now. Without steps everything comes back; after the last one, nothing. */
function stepAt(steps: readonly RefundStep[], now: string): Pick<RefundStep, 'keepPercent' | 'keepCents'> {
  if (steps.length === 0) return { keepPercent: 0, keepCents: 0 }
  return steps.find(({ untilAt }) => now < untilAt) ?? { keepPercent: 100, keepCents: 0 }
}

const keptOf = (cents: number, percent: number) => Math.round((cents * percent) / 100)

/** Returns the refund for withdrawing completely. Earlier refunds count; it is never negative. */
export function refundOf({ paidCents, refundedCents, refundSteps }: Paid, now: string): number {
  const { keepPercent, keepCents } = stepAt(refundSteps, now)
  return Math.max(0, paidCents - keptOf(paidCents, keepPercent) - keepCents - refundedCents)
}

/**
 * Returns the refund for the fee of one class: by the percentage alone, because the fixed part is kept once,
 * at the full withdrawal.
 */
export function classRefundOf(
  { paidCents, refundedCents, refundSteps }: Paid,
  feeCents: number,
  now: string,
): number {
  const { keepPercent } = stepAt(refundSteps, now)
  const left = Math.max(0, paidCents - refundedCents)
  return Math.min(left, feeCents - keptOf(feeCents, keepPercent))
}

/** Returns everything that is left, for example when the event is cancelled. */
export const fullRefundOf = ({
  paidCents,
  refundedCents,
}: Pick<Paid, 'paidCents' | 'refundedCents'>): number => Math.max(0, paidCents - refundedCents)
