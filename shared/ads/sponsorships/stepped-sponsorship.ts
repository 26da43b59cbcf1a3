import { addTime } from '#shared/platform/time/add-time.ts'
import {
  declinedDays,
  isOpen,
  otherSide,
  requestDays,
  type SponsorSide,
  type Sponsorship,
} from './sponsorship.ts'
import { sponsorshipRefusal } from './sponsorship-refusal.ts'

type Asked = Pick<Sponsorship, 'teamId' | 'sponsorId'> & {
  side: SponsorSide
  by: NonNullable<Sponsorship['requestedBy']>
  /** The member acts for the other side, too, and has no one to ask. */
  actsForBoth: boolean
}

/** A sponsorship after one side asks. Who asks for what the other side already asked for accepts it. */
export function requested(
  before: Sponsorship | undefined,
  { side, by, actsForBoth, teamId, sponsorId }: Asked,
  now: string,
): Sponsorship {
  if (before?.status === 'active') return before
  if (before && isOpen(before, now)) {
    if (before.askedFor !== side || actsForBoth) return active(before, now)
    return before
  }
  if (before && !actsForBoth) assertAsksAgain(before, side, now)
  const open: Sponsorship = {
    teamId,
    sponsorId,
    status: 'open',
    askedFor: side,
    requestedBy: by,
    requestedAt: now,
    expiresAt: addTime(now, { days: requestDays }),
    version: (before?.version ?? 0) + 1,
  }
  return actsForBoth ? { ...open, status: 'active', acceptedAt: now } : open
}

function assertAsksAgain({ endedHow, endedAt, askedFor }: Sponsorship, side: SponsorSide, now: string): void {
  const wasDeclined = endedHow === 'declined' && askedFor === side
  if (wasDeclined && endedAt && now < addTime(endedAt, { days: declinedDays }))
    throw sponsorshipRefusal.declined()
}

/** A sponsorship after a side accepts what the other one asked for; the same twice changes nothing. */
export function accepted(before: Sponsorship, side: SponsorSide, now: string): Sponsorship {
  if (before.status === 'active') return before
  if (!isOpen(before, now)) throw sponsorshipRefusal.closed()
  if (before.askedFor === side) throw sponsorshipRefusal.ownRequest()
  return active(before, now)
}

/** A sponsorship after a side declines what the other one asked for; the same twice changes nothing. */
export function declined(before: Sponsorship, side: SponsorSide, now: string): Sponsorship {
  if (before.endedHow === 'declined' && before.askedFor === otherSide(side)) return before
  if (!isOpen(before, now)) throw sponsorshipRefusal.closed()
  if (before.askedFor === side) throw sponsorshipRefusal.ownRequest()
  return endedAs(before, 'declined', now)
}

/** A sponsorship after one side ends it, or withdraws its request; one that has ended stays as it is. */
export function ended(before: Sponsorship, side: SponsorSide, now: string): Sponsorship {
  if (before.status === 'ended') return before
  if (before.status === 'active') return endedAs(before, 'ended', now)
  if (before.askedFor !== side) return endedAs(before, 'declined', now)
  return endedAs(before, 'withdrawn', now)
}

/** A sponsorship whose team or sponsor is no longer on the site. */
export const gone = (before: Sponsorship, now: string): Sponsorship =>
  before.status === 'ended' ? before : endedAs(before, 'gone', now)

const active = (before: Sponsorship, now: string): Sponsorship => ({
  ...before,
  status: 'active',
  acceptedAt: now,
  version: before.version + 1,
})

const endedAs = (before: Sponsorship, endedHow: Sponsorship['endedHow'], now: string): Sponsorship => ({
  ...before,
  status: 'ended',
  endedAt: now,
  endedHow,
  version: before.version + 1,
})
