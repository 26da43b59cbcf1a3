import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { missingStep } from './missing-step.ts'
import { statusLabels, statusTones } from './registration-words.ts'

export type Show = {
  registration: OwnRegistration
  id: OwnRegistration['id']
  title: string
  /** The days at the venue. */
  startsOn: string
  endsOn: string
  startsAt: string
  /** True while the event is on. */
  isOn: boolean
  time: string
  place: string
  /** Each class with its vehicle. */
  classes: string[]
  badge: { tone: Tone; word: string }
}

export type Shows = {
  /** The spots that the waitlist offers: they run out. */
  offers: Show[]
  /** What the member waits for before the next show. */
  earlier: Show[]
  next: Show | undefined
  later: Show[]
}

/** Before the next show, and after it. */
const mostFurther = 2

/**
 * The events that are not over and that a member has entered, or waits for, in the order of time. Spots that are
 * offered come by themselves. The next show is the event that is on, else what they have entered, else what they wait
 * for.
 */
export function showsOf(registrations: readonly OwnRegistration[], now: string): Shows {
  const toCome = registrations
    .filter((one) => isLive(one) && one.event.status === 'published' && one.event.endsAt > now)
    .toSorted((a, b) => (a.event.startsAt < b.event.startsAt ? -1 : 1))
  const offered = toCome.filter(({ status }) => status === 'offered')
  const others = toCome.filter(({ status }) => status !== 'offered')
  const next =
    others.find(({ status, event }) => status !== 'waiting' && event.startsAt <= now) ??
    others.find(({ status }) => status !== 'waiting') ??
    others.at(0)
  const at = next ? others.indexOf(next) : 0
  return {
    offers: offered.map((one) => showOf(one, now)),
    earlier: others.slice(0, Math.min(at, mostFurther)).map((one) => showOf(one, now)),
    next: next && showOf(next, now),
    later: others.slice(at + 1, at + 1 + mostFurther).map((one) => showOf(one, now)),
  }
}

function showOf(registration: OwnRegistration, now: string): Show {
  const { id, event, entries } = registration
  const { title, startsAt, endsAt, timeZone, venueName, city } = event
  return {
    registration,
    id,
    title,
    startsOn: wallTime(startsAt, timeZone).slice(0, 10),
    endsOn: wallTime(endsAt, timeZone).slice(0, 10),
    startsAt,
    isOn: startsAt <= now,
    time: zonedTime(startsAt, timeZone),
    place: [venueName, city].filter(Boolean).join(', '),
    classes: entries
      .filter(({ status }) => status === 'in')
      .map(({ classKey, vehicle }) => [classKey, vehicle.name].filter(Boolean).join(', ')),
    badge: badgeOf(registration, now),
  }
}

function badgeOf(registration: OwnRegistration, now: string): Show['badge'] {
  const { status, checkIn, position, line, change, isUnfinished, missing, event } = registration
  if (status === 'waiting' && line?.state === 'open') return { tone: 'warning', word: 'A spot is open' }
  if (status === 'waiting' && position !== undefined)
    return { tone: statusTones.waiting, word: `Waitlist: #${position}` }
  if (status !== 'confirmed') return { tone: statusTones[status], word: statusLabels[status] }
  if (checkIn) return { tone: 'success', word: event.startsAt <= now ? 'Live now, checked in' : 'Checked in' }
  if (change) return { tone: 'warning', word: `Change pending: ${dollars(change.dueCents)} due` }
  const step = missingStep({ isUnfinished, missing })
  return step
    ? { tone: 'warning', word: step.label }
    : { tone: statusTones.confirmed, word: statusLabels.confirmed }
}

/** What is due for an entry, as its member reads it; undefined where nothing is. */
export function dueWords({ status, pay, payUntil }: OwnRegistration, now: string): string | undefined {
  if (pay.dueCents === 0 || (status !== 'confirmed' && status !== 'held')) return undefined
  if (status === 'held') return 'due now'
  return payUntil && now < payUntil ? 'due online or at the gate' : 'due at the gate'
}
