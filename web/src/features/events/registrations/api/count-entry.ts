import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { countPaid } from '#web/lib/analytics/purchases.ts'
import { track } from '#web/lib/analytics/track.ts'

/** Counts what was paid for an entry, by the server’s word, and tells whether it was news. */
export const countEntryPayment = ({ id, pay }: OwnRegistration, beforeCents: number): Promise<boolean> =>
  countPaid({ id: `${id}:${pay.paidCents}`, cents: pay.paidCents - beforeCents, item: 'entry' })

/** Counts an entry that has just been confirmed. An event without classes is a meet. */
export const countEntry = ({ eventId, entries }: OwnRegistration): void =>
  track('event_registration', { event_id: eventId, kind: entries.length > 0 ? 'competition' : 'meet' })
