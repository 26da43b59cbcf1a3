import type { Pool } from '#core/events/event-places/pools.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { offerPlaces } from '#core/events/registrations/places.ts'
import { pricedNow } from '#core/events/registrations/priced-now.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { type WaitingPlace, waitingListOf } from '#core/events/registrations/waiting-places.ts'
import { isGateTime } from '#shared/competitions/desk/admission-refusal.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'

type Line = { pools: ReadonlyMap<string, Pool>; list: readonly WaitingPlace[] }

/** The waitlist of an event with its places, as they are now. */
export async function readLine(eventId: string): Promise<Line> {
  const [pools, list] = await Promise.all([poolsOf(eventId), waitingListOf(eventId)])
  return { pools, list }
}

const fits = (pools: Line['pools'], { classKeys }: WaitingPlace) =>
  classKeys.every((key) => pools.has(key)) && !('full' in offerPlaces(pools, classKeys))

/** Undefined for someone who has just left the line. */
export function placeInLine({ pools, list }: Line, registrationId: string) {
  const at = list.findIndex((place) => place.registrationId === registrationId)
  const place = list[at]
  if (!place) return undefined
  const hasPlace = fits(pools, place)
  const before = list.slice(0, at)
  return {
    place,
    position: at + 1,
    hasPlace,
    // Someone who is admitted over the limit passes everyone in line.
    passes: hasPlace ? before.filter((one) => fits(pools, one)).length : at,
  }
}

/** A registration at what admission costs now: the price of the gate once it is open or entries are closed. */
export const pricedAtDesk = (registration: StoredRegistration, event: WholeEvent, now: string) =>
  pricedNow(registration, event, now, isGateTime(event, now))

/** What the desk sees of someone’s place in line; undefined where they are in none. */
export async function inLineOf(
  registration: StoredRegistration,
  event: WholeEvent,
  line: Line,
  now: string,
): Promise<DeskRegistration['inLine']> {
  const found = registration.status === 'waiting' && placeInLine(line, registration.id)
  if (!found) return undefined
  const { position, passes, hasPlace } = found
  const { pay } = await pricedAtDesk(registration, event, now)
  return { position, passes, hasPlace, dueCents: pay.dueCents }
}
