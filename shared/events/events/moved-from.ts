import { addTime } from '#shared/platform/time/add-time.ts'
import { fold } from '#shared/platform/words/fold.ts'
import type { Event } from './event.ts'

const dayMs = 86_400_000
const daysToWithdraw = 7
/** More changes than any event has; the oldest go first. */
const mostMoves = 50

type Placed = Pick<Event, 'startsAt' | 'city' | 'state' | 'country'>
type Moved = Placed & Pick<Event, 'moves' | 'freeWithdrawalUntilAt'>

/** True if entrants could no longer come as planned: another day, or another city. */
export function isMoved(before: Placed, after: Placed): boolean {
  if (!before.startsAt || !after.startsAt) return false
  return (
    isElsewhere(before, after) || Math.abs(Date.parse(after.startsAt) - Date.parse(before.startsAt)) > dayMs
  )
}

const isElsewhere = (before: Placed, after: Placed): boolean =>
  fold(before.city) !== fold(after.city) || before.state !== after.state || before.country !== after.country

/** Returns the history of an event with a change of its start or city, however small: small ones add up. */
export function movesWith(event: Moved, after: Placed, now: string): Event['moves'] {
  const { startsAt, city, state, country, moves } = event
  if (!startsAt || (startsAt === after.startsAt && !isElsewhere(event, after))) return moves
  return [...(moves ?? []), { at: now, startsAt, city, state, country }].slice(-mostMoves)
}

const withdrawalUntil = (startsAt: string, at: string): string => {
  const until = addTime(at, { days: daysToWithdraw })
  return until < startsAt ? until : startsAt
}

/**
 * Returns the time until which someone may withdraw with a full refund, who accepted when and where the event is at
 * `acceptedAt`. What counts is how far it has moved since then, in however many steps. Who does not withdraw in the time
 * for it has accepted the change. Undefined where they have no such right now.
 */
export function freeWithdrawalUntil(event: Moved, acceptedAt: string, now: string): string | undefined {
  const { moves, freeWithdrawalUntilAt } = event
  if (!moves) return freeWithdrawalUntilAt
  const since = moves.filter(({ at }) => at > acceptedAt)
  let accepted: Placed | undefined = since[0]
  let open: string | undefined
  for (const [index, { at }] of since.entries()) {
    const next = since[index + 1]
    const place: Placed = next ?? event
    const until = withdrawalUntil(place.startsAt ?? at, at)
    open = accepted && isMoved(accepted, place) ? until : undefined
    if (open && open <= (next?.at ?? now)) {
      accepted = place
      open = undefined
    }
  }
  return open
}

/** The same for the one who may withdraw the longest, whenever they entered; the organizer tells them why. */
export const anyWithdrawalUntil = (event: Moved, now: string): string | undefined =>
  ['', ...(event.moves ?? []).map(({ at }) => at)]
    .flatMap((acceptedAt) => freeWithdrawalUntil(event, acceptedAt, now) ?? [])
    .toSorted()
    .at(-1)
