import { dollars } from '#shared/platform/money/dollars.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import type { ShownMessage } from './message-days.ts'

/** What one of the two did with the item or an offer, in a sentence. `who` is their name, or You. */
export function eventWords({ kind, priceCents, until }: ShownMessage, who: string): string {
  const price = priceCents === undefined ? '' : dollars(priceCents)
  const reserved = until ? ` Reserved until ${localTime(until)}.` : ''
  switch (kind) {
    case 'accepted':
      return `${who} accepted the offer${price && ` of ${price}`}.${reserved}`
    case 'declined':
      return `${who} declined the offer${price && ` of ${price}`}.`
    case 'withdrawn':
      return `${who} withdrew the offer${price && ` of ${price}`}.`
    case 'reserved':
      return `${who} reserved the item${price && ` at ${price}`}.${reserved}`
    case 'released':
      return `${who} ended the reservation.`
    case 'sold':
      return `${who} marked the item as sold${price && ` for ${price}`}.`
    default:
      return ''
  }
}
