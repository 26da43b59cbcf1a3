import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

type Said = { tone: 'success' | 'info' | 'warning'; words: string }

/** A payment whose payer is back from PayPal: their answer, what it is for, and the cents that were paid before it. */
export type Returned = {
  answer: 'return' | 'cancel'
  of: 'place' | 'change' | 'due'
  beforeCents: number
}

/** True while this payment may still arrive. */
export const isAwaited = ({ of, beforeCents }: Returned, { status, change, pay }: OwnRegistration): boolean =>
  pay.paidCents <= beforeCents &&
  (of === 'place'
    ? status === 'held'
    : of === 'change'
      ? change !== undefined
      : status === 'confirmed' && pay.dueCents > 0)

/** What has become of the payment. `isLate`: it was looked at for a while. */
export function paypalReturnWords(returned: Returned, registration: OwnRegistration, isLate: boolean): Said {
  const { answer, of, beforeCents } = returned
  const { pay } = registration
  const cents = pay.paidCents - beforeCents
  if (cents > 0) {
    if (!isLive(registration) || pay.state === 'refund_pending' || pay.state === 'refunded')
      return { tone: 'warning', words: tooLate[of] }
    return { tone: 'success', words: `You paid ${dollars(cents)}. ${paid[of]}` }
  }
  if (!isAwaited(returned, registration))
    return of === 'place' && isLive(registration)
      ? { tone: 'success', words: paid.place }
      : { tone: 'warning', words: notPaid[of] }
  if (answer === 'cancel')
    return {
      tone: 'info',
      words:
        'You came back from PayPal without paying, and nothing was charged. You can still pay for this entry.',
    }
  return isLate
    ? {
        tone: 'warning',
        words:
          'PayPal has not confirmed a payment. If you approved it, your entry shows it soon. Otherwise nothing was charged, and you can pay again.',
      }
    : { tone: 'info', words: 'Your payment is being settled. This can take a minute.' }
}

const paid = {
  place: 'Your entry is confirmed.',
  change: 'Your entry is changed.',
  due: 'See the entry for the details.',
}

const tooLate = {
  place: 'Your spot was gone when your payment arrived. You will get a full refund at PayPal.',
  change: 'Your payment arrived, and a refund for this entry is on its way. See the entry for the details.',
  due: 'Your payment arrived, and a refund for this entry is on its way. See the entry for the details.',
}

const notPaid = {
  place: 'Your time to pay ran out, and PayPal charged nothing. Enter again if a spot is still open.',
  change: 'Your change was not paid for, and PayPal charged nothing. See the entry for the details.',
  due: 'This payment was not made, and PayPal charged nothing. Your entry shows whether anything is left to pay.',
}
