import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { onlineWay, onlineWayNames, refundedTo } from '#shared/events/registrations/online-way.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

type Paid = Pick<OwnRegistration, 'pay' | 'isPaidByOther' | 'ownLeftCents'>

/** Says how `cents` are returned. `amount` puts them in words, such as “$20.00 of the $30.00 you paid”. */
export function refundSentence(
  { pay, isPaidByOther, ownLeftCents = 0 }: Paid,
  cents: number,
  amount: string,
) {
  if (isPaidByOther && ownLeftCents === 0) return `${amount} is refunded to the member who paid.`
  if (isPaidByOther && ownLeftCents < cents)
    return `${amount} is refunded: ${dollars(ownLeftCents)} to you, and the rest to the member who paid it.`
  if (isPaidBothWays(pay))
    return `You get back ${amount}: to ${refundedTo(pay, 'your')} what you paid by ${onlineWayNames[onlineWay(pay)]}, and from the organizer what you paid in cash.`
  return pay.method === 'card'
    ? `${amount} is refunded to ${refundedTo(pay, 'your')}.`
    : `The organizer refunds ${amount}.`
}
