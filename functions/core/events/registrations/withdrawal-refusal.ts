import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { StoredRegistration } from './registrations.ts'

export function assertMayWithdraw(
  { checkIn }: StoredRegistration,
  { endsAt }: WholeEvent,
  now: string,
): void {
  if (checkIn)
    throw new AppError('conflict', 'checked_in', 'You are checked in. Ask the desk to withdraw you.')
  if (now >= endsAt) throw new AppError('conflict', 'event_over', 'This event is over.')
}

/** Refuses other changes to the entries while a change waits for its payment. */
export function assertUnchanging({ change }: StoredRegistration): void {
  if (!change) return
  throw new AppError(
    'conflict',
    'change_pending',
    'A change to this entry is waiting for its payment. Try again in 15 minutes.',
  )
}

export function assertShown(shownCents: number, refundCents: number): void {
  if (shownCents === refundCents) return
  throw new AppError(
    'conflict',
    'refund_differs',
    refundCents === 0
      ? 'It is too late for a refund.'
      : `${dollars(refundCents)} is refunded now, not ${dollars(shownCents)}. Check it and confirm again.`,
  )
}
