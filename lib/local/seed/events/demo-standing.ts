import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { holdUntilOf } from '#core/events/registrations/hold-until-of.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { offerUntil } from '#shared/events/registrations/offer-until.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/**
 * The state of a demo entrant: `due` pays at the gate, `card` has a place until the history of payments pays it, `came`
 * has paid in cash and is checked in, `helper` came and pays nothing.
 */
export type Standing =
  | 'due'
  | 'card'
  | 'came'
  | 'helper'
  | 'waiting'
  | 'offered'
  | 'withdrawn'
  | 'cancelled'
  | 'turned away'

type Placed = { as: Standing; event: WholeEvent; place: number; number: number | undefined; now: string }

/** Numbers are given with a place, in the order of entering. */
export const hasNumber = (as: Standing): boolean => as !== 'waiting' && as !== 'offered'

/** Returns the time when the person at this place of the list came to the gate. */
export const cameAt = ({ startsAt }: Pick<WholeEvent, 'startsAt'>, place: number): string =>
  addTime(startsAt, { minutes: place * 7 - 170 })

/** The state that a new registration gets. */
export function standing(
  registration: StoredRegistration,
  { as, event, place, number: given, now }: Placed,
): Partial<StoredRegistration> {
  const { pay, createdAt } = registration
  const number = given === undefined ? {} : { number: given }
  const free = { ...pay, state: 'none' as const, dueCents: 0 }
  const over = { updatedAt: addTime(createdAt, { hours: 30 }), version: 2 }
  switch (as) {
    case 'due':
      return number
    case 'card':
      return { ...number, status: 'held', holdUntil: holdUntilOf(createdAt) }
    case 'came':
    case 'helper':
      return { ...number, ...arrived(registration, as, event, place) }
    case 'waiting':
      return { status: 'waiting', joinedAt: createdAt, pay: free }
    case 'offered':
      return {
        status: 'offered',
        joinedAt: createdAt,
        offerUntil: offerUntil(addTime(now, { hours: -4 }), event.entriesCloseAt),
        updatedAt: addTime(now, { hours: -4 }),
        version: 2,
      }
    case 'withdrawn':
      return { ...number, status: 'withdrawn', pay: free, ...over }
    case 'turned away':
      return { ...number, status: 'cancelled', pay: free, reason: 'The same car is entered twice', ...over }
    case 'cancelled':
      return {
        ...number,
        status: 'cancelled',
        pay: free,
        reason: 'The event was cancelled',
        updatedAt: event.cancelledAt ?? now,
        version: 2,
      }
  }
}

function arrived(
  { id, userId, pay, price }: StoredRegistration,
  as: 'came' | 'helper',
  event: WholeEvent,
  place: number,
): Partial<StoredRegistration> {
  const at = cameAt(event, place)
  const isFree = price.length === 0
  return {
    pay: {
      ...pay,
      dueCents: 0,
      ...(!isFree &&
        (as === 'came' ? { state: 'paid', paidCents: pay.dueCents, method: 'cash' } : { state: 'waived' })),
      // For a guest, the registration alone says it.
      ...(!isFree && userId && { transactionId: deriveId('txn', at, id) as StoredTransaction['id'] }),
    },
    ...(as === 'helper' && { reason: 'Helps at the lanes' }),
    checkIn: {
      at,
      deviceAt: at,
      by: event.ownerId,
      how: userId ? 'scan' : 'list',
      gate: place % 3 === 2 ? 'Gate 2' : 'Gate 1',
    },
    updatedAt: at,
    version: 2,
  }
}
