import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { RefundStep } from '#shared/events/events/event-fields.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

type Priced = Pick<PublicEvent, 'fees' | 'payment' | 'timeZone' | 'classes'>
type Line = { name: string; value: string }

const paidWhere: Readonly<Record<PublicEvent['payment'], string>> = {
  free: '',
  online: '',
  gate: ' at the gate',
  both: '',
}

/** Lists the cost of entering, line by line. */
export function feeLines({ fees, payment, timeZone, classes }: Priced): Line[] {
  if (payment === 'free') return [{ name: 'Entry', value: 'Free' }]
  const { registrationFeeCents, earlyOffCents, earlyUntilAt, proOffCents, gateFeeCents = 0 } = fees
  const full = registrationFeeCents > 0 ? `${dollars(registrationFeeCents)}${paidWhere[payment]}` : 'Free'
  const early = earlyOffCents > 0 && dollars(Math.max(0, registrationFeeCents - earlyOffCents))
  const until = earlyUntilAt ? ` until ${zonedTime(earlyUntilAt, timeZone)}` : ''
  const rows: [string, string | false][] = [
    ['Entry', full],
    ['Early entry', early && `${early}${until}`],
    ['Pro Competitors', proOffCents > 0 && `${dollars(proOffCents)} off`],
    ['Walk-in', gateFeeCents > 0 && `${dollars(gateFeeCents)} at the gate`],
    ['Classes', classes.some(({ feeCents }) => feeCents > 0) && 'Plus class fee'],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

function keptWords({ keepPercent, keepCents }: Omit<RefundStep, 'untilAt'>): string {
  if (keepPercent >= 100) return 'no refund'
  if (keepPercent === 0 && keepCents === 0) return 'full refund'
  const share = keepPercent === 0 ? 'full refund' : `${100 - keepPercent}% back`
  return keepCents > 0 ? `${share} less ${dollars(keepCents)}` : share
}

/** Lists the part of a fee that comes back when someone withdraws, step by step. */
export function refundLines({
  refundSteps,
  payment,
  timeZone,
}: Pick<PublicEvent, 'refundSteps' | 'payment' | 'timeZone'>): string[] {
  if (payment === 'free') return []
  if (refundSteps.length === 0) return ['Full refund if you withdraw.']
  return [
    ...refundSteps.map((step) => `Until ${zonedTime(step.untilAt, timeZone)}: ${keptWords(step)}.`),
    'After that: no refund.',
  ]
}
