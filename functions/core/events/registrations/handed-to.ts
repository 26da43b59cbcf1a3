import type { StoredUser } from '#core/platform/users/users.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { newCode, newTicketKey } from './new-ticket.ts'
import { paymentsOf } from './payments-of.ts'
import type { StoredRegistration } from './registrations.ts'

/** An entry as its next owner has it: with its number, its places and what is due, but with nothing the giver said. */
export function handedTo(
  user: StoredUser,
  registration: StoredRegistration,
  event: WholeEvent,
  now: string,
): StoredRegistration {
  const {
    waiverVersion: _version,
    waiverAt: _at,
    isUnfinished: _unfinished,
    declaredConflicts: _conflicts,
    due: _due,
    handingTo: _to,
    waiverAskedVersion: _asked,
    waiverAtDesk: _atDesk,
    ...rest
  } = registration
  const { transactionId: _transaction, ...pay } = registration.pay
  const payments = paymentsOf(registration)
  const isAsked = event.waiver !== '' || event.questions.length > 0 || event.classes.length > 0
  return {
    ...rest,
    userId: user.id,
    // The vehicles are in the garage of the one before; the new one chooses their own.
    entries: registration.entries.map(({ vehicleId: _, ...entry }) => entry),
    ...(payments.length > 0 && { payments }),
    pay,
    answers: {},
    isListed: false,
    ...(isAsked && { isUnfinished: true }),
    code: newCode(),
    ticketKey: newTicketKey(),
    ticketIssue: registration.ticketIssue + 1,
    acceptedAt: now,
    updatedAt: now,
    version: registration.version + 1,
  }
}
