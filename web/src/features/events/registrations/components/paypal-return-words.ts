import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { isUnpaid } from './to-pay.ts'

type Said = { tone: 'success' | 'info' | 'warning'; words: string }

/** What has become of a payment whose payer is back from PayPal. `isLate`: it was looked at for a while. */
export function paypalReturnWords(
  answer: 'return' | 'cancel',
  registration: OwnRegistration,
  isLate: boolean,
): Said {
  const { pay } = registration
  if (!isLive(registration))
    return pay.paidCents > 0
      ? {
          tone: 'warning',
          words: 'Your spot was gone when your payment arrived. You will get a full refund at PayPal.',
        }
      : {
          tone: 'warning',
          words: 'Your time to pay ran out, and PayPal charged nothing. Enter again if a spot is still open.',
        }
  if (!isUnpaid(registration)) return { tone: 'success', words: paidWords(pay.paidCents) }
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

const paidWords = (cents: number) =>
  cents > 0 ? `You paid ${dollars(cents)}. Your entry is confirmed.` : 'Your entry is confirmed.'
