import type { Registration, RegistrationStatus } from '#shared/events/registrations/registration.ts'

type Seen = Pick<Registration, 'status' | 'pay' | 'checkIn'>

/**
 * The outcome of scanning a valid ticket. `incomplete`: the waiver, an answer, or a vehicle is missing. `over`: its entry
 * has ended.
 */
export type CheckInOutcome =
  | 'in'
  | 'already'
  | 'incomplete'
  | 'unpaid'
  | 'admitted_flagged'
  | 'over'
  | 'closed'

/**
 * A person whom a device let in without the network is in, whatever was due or missing: that is what happened. Everyone
 * else accepts the waiver first, and then pays.
 */
export function checkInOutcome(
  { status, pay, checkIn }: Seen,
  { admitted, isOpen, isComplete }: { admitted: boolean; isOpen: boolean; isComplete: boolean },
): CheckInOutcome {
  if (checkIn) return 'already'
  const isFine = status === 'confirmed' && pay.dueCents === 0 && isComplete
  if (admitted) return isFine ? 'in' : 'admitted_flagged'
  if (status !== 'confirmed') return 'over'
  if (!isOpen) return 'closed'
  if (!isComplete) return 'incomplete'
  return isFine ? 'in' : 'unpaid'
}

const standings: Record<RegistrationStatus, string> = {
  held: 'Their payment is not finished',
  confirmed: 'Their entry is confirmed',
  waiting: 'They are on the waitlist',
  offered: 'They have not accepted their spot yet',
  expired: 'Their time to pay ran out',
  lapsed: 'Their offer ended',
  withdrawn: 'Their entry was withdrawn',
  cancelled: 'Their entry was cancelled',
}

/** Explains why a person has no place here, without a period. */
export const standingOf = (status: RegistrationStatus): string => standings[status]
