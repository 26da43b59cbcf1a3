import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { missingStep } from './missing-step.ts'
import { statusLabels, statusTones } from './registration-words.ts'

type NextShow = {
  id: OwnRegistration['id']
  title: string
  /** The days at the venue. */
  startsOn: string
  endsOn: string
  startsAt: string
  time: string
  place: string
  badge: { tone: Tone; word: string }
}

/**
 * Returns the first event that is not over and that a member has entered, or waits for. Events where they are
 * already checked in come last.
 */
export function nextShow(registrations: readonly OwnRegistration[], now: string): NextShow | undefined {
  const toCome = registrations
    .filter((one) => isLive(one) && one.event.status === 'published' && one.event.endsAt > now)
    .toSorted((a, b) => (a.event.startsAt < b.event.startsAt ? -1 : 1))
  const next = toCome.find(({ checkIn }) => !checkIn) ?? toCome.at(0)
  if (!next) return undefined
  const { id, event } = next
  const { title, startsAt, endsAt, timeZone, venueName, city } = event
  return {
    id,
    title,
    startsOn: wallTime(startsAt, timeZone).slice(0, 10),
    endsOn: wallTime(endsAt, timeZone).slice(0, 10),
    startsAt,
    time: zonedTime(startsAt, timeZone),
    place: [venueName, city].filter(Boolean).join(', '),
    badge: badgeOf(next),
  }
}

function badgeOf({
  status,
  checkIn,
  pay,
  position,
  line,
  change,
  isUnfinished,
  missing,
}: OwnRegistration): NextShow['badge'] {
  if (status === 'waiting' && line?.state === 'open') return { tone: 'warning', word: 'A spot is open' }
  if (status === 'waiting' && position !== undefined)
    return { tone: statusTones.waiting, word: `Waiting list: number ${position} in line` }
  if (status !== 'confirmed') return { tone: statusTones[status], word: statusLabels[status] }
  if (checkIn) return { tone: 'success', word: 'Checked in' }
  if (change) return { tone: 'warning', word: `Change waits for ${dollars(change.dueCents)}` }
  const step = missingStep({ isUnfinished, missing })
  if (step) return { tone: 'warning', word: step.label }
  return pay.dueCents > 0
    ? { tone: 'warning', word: `Ticket, ${dollars(pay.dueCents)} due at the gate` }
    : { tone: 'success', word: 'Ticket' }
}
