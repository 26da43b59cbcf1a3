import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import { onlineWay, onlineWayNames } from '#shared/events/registrations/online-way.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

const methods = { cash: 'in cash', other: 'otherwise' }

/** The state of a person’s fee, in a sentence without a period. */
export function payWords({ pay }: Pick<DeskRegistration, 'pay'>): string {
  const { state, dueCents, paidCents, refundedCents, method } = pay
  const online = `by ${onlineWayNames[onlineWay(pay)]}`
  const how = isPaidBothWays(pay)
    ? `${online} and in cash`
    : method === 'card'
      ? online
      : method
        ? methods[method]
        : ''
  const paid = `Paid ${dollars(paidCents)} ${how}`.trim()
  const toGiveBack = cashToGiveBack(pay)
  const back = toGiveBack > 0 ? `, ${dollars(toGiveBack)} to refund` : ''
  if (dueCents > 0) return `${dollars(dueCents)} is due${back}`
  if (state === 'waived') return 'Waived'
  if (state === 'refunded' || state === 'partially_refunded')
    return `${paid}, ${dollars(refundedCents)} refunded`
  if (state === 'refund_pending')
    return back === '' ? `${paid}, ${dollars(refundedCents)} is being refunded` : `${paid}${back}`
  return paidCents > 0 ? `${paid}${back}` : 'Nothing to pay'
}
