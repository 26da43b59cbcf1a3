import { addTime } from '#shared/platform/time/add-time.ts'
import type { EventStaff } from './event-staff.ts'

const daysToAnswer = 30

/** An invitation to help counts for 30 days, and no longer than the event, unless it was made after that. */
export function invitationEnded(
  { status, invitedAt }: Pick<EventStaff, 'status' | 'invitedAt'>,
  { endsAt }: { endsAt?: string | undefined },
  now: string,
): boolean {
  if (status !== 'invited') return false
  const isOver = endsAt !== undefined && invitedAt < endsAt && now >= endsAt
  return isOver || now >= addTime(invitedAt, { days: daysToAnswer })
}
