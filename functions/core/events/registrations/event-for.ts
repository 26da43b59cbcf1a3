import type { Event } from '#shared/events/events/event.ts'
import { freeWithdrawalUntil } from '#shared/events/events/moved-from.ts'
import type { StoredRegistration } from './registrations.ts'

type Accepted = Pick<StoredRegistration, 'acceptedAt' | 'createdAt'>

/** An event with the right to withdraw of one entrant, who agreed to when and where it was. */
export function eventFor<E extends Event>({ acceptedAt, createdAt }: Accepted, event: E, now: string): E {
  const { freeWithdrawalUntilAt: _, ...rest } = event
  const until = freeWithdrawalUntil(event, acceptedAt ?? createdAt, now)
  return { ...rest, ...(until && { freeWithdrawalUntilAt: until }) } as E
}
