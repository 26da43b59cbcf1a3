import type { Purchase } from '#core/billing/one-time-payments/purchase.ts'
import { untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { followEntryRefund } from './follow-entry-refund.ts'
import { isPayable } from './is-payable.ts'
import { settleEntry } from './settle-entry.ts'

/** An entry of an event. */
export const purchase: Purchase<'entry'> = {
  kind: 'entry',
  settle: settleEntry,
  isPayable,
  refund: followEntryRefund,
  until: untilPlacesHold,
}
