import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { enterAsDriver } from '#core/events/vehicles/enter-as-driver.ts'
import { readVehicles } from '#core/events/vehicles/read-vehicles.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { AppError } from '#shared/errors.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { enterEvent as contract, OwnRegistration } from '#shared/events/registrations/contract.ts'
import { choiceRefusal } from '#shared/events/registrations/entry-refusal.ts'
import { priceOf, totalOf } from '#shared/events/registrations/price-of.ts'
import { timeRefusal } from '#shared/events/registrations/time-refusal.ts'
import { paysAhead } from '#shared/events/registrations/ways-to-pay.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { enteredActivity } from './entered-activity.ts'
import { numberFor } from './free-number.ts'
import { holdUntilOf } from './hold-until-of.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { newRegistration } from './new-registration.ts'
import { enteredEvent, refuse, stillOpen } from './open-event.ts'
import { ownRegistration } from './own-registration.ts'
import { takePlaces } from './places.ts'
import { claimCode, claimNumber, claimPerson } from './registration-claims.ts'
import { registrationReference } from './registration-reference.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { takeOpenPlace, waitingOf } from './take-open-place.ts'

type Entering = {
  actor: Actor
  eventId: string
  choice: BodyOf<typeof contract>
  remember: (answer: OwnRegistration) => Write[]
}

/**
 * Takes a place before money is asked for: it is kept for 15 minutes while it is paid for, or confirmed at once where
 * nothing is due ahead. Where it is full, the entrant joins the waitlist if they want to; someone who is on it takes
 * a place that is open to all.
 */
export async function enterEvent(
  { actor, eventId, choice, remember }: Entering,
  now: string,
): Promise<OwnRegistration> {
  const [event, vehicles] = await Promise.all([
    enteredEvent(eventId),
    readVehicles(
      actor.userId,
      choice.entries.map(({ vehicleId }) => vehicleId),
    ),
  ])
  refuse(timeRefusal(event, now))
  refuse(choiceRefusal(event, choice, vehicles))
  const classKeys = choice.entries.map(({ classKey }) => classKey)
  const price = priceOf(event, { classKeys, isPro: isPro(actor), isWalkIn: false }, now)
  const dueCents = totalOf(price)
  const isHeld = paysAhead(event, dueCents, choice.payAt)
  const fresh = newRegistration(
    { event, userId: actor.userId as StoredRegistration['userId'], choice, vehicles, price, dueCents },
    isHeld ? 'held' : 'confirmed',
    now,
  )
  let attempt = 0
  return untilPlacesHold(async () => {
    attempt++
    const [pools, driving, waiting] = await Promise.all([
      poolsOf(eventId),
      enterAsDriver({ userId: actor.userId, entries: fresh.entries, refused: placesChanged }, now),
      waitingOf(eventId, actor.userId),
    ])
    if (waiting)
      return takeOpenPlace(
        {
          actor,
          event,
          waiting,
          pools,
          entered: { ...fresh, ...(choice.number !== undefined && { number: choice.number }) },
          driving,
          attempt,
          refused: alreadyWaiting,
          remember,
        },
        now,
      )
    const places = takePlaces(pools, classesOf(fresh.entries))
    if ('full' in places)
      return joinWaitingList(
        { actor, event, pools, fresh, full: places.full, choice, driving, remember },
        now,
      )
    const number = choice.number ?? (await numberFor(eventId, { attempt }))
    const registration: StoredRegistration = {
      ...fresh,
      ...(number !== undefined && { number }),
      ...(isHeld && { holdUntil: holdUntilOf(now) }),
    }
    const answer = ownRegistration(registration, event, now)
    await commit(
      ...places,
      stillOpen(eventId),
      ...whileClassesOpen(event, classesOf(registration.entries)),
      ...claims(registration, choice.number),
      registrations.put(registration, { absent: true }),
      ...driving,
      ...(isHeld ? [] : [announce('registration.confirmed', registrationReference(registration), now)]),
      enteredActivity(actor, event, now),
      ...remember(answer),
    )
    return answer
  })
}

export const isPro = ({ user }: Pick<Actor, 'user'>): boolean => user?.membershipType === 'pro_competitor'

export const claims = (registration: StoredRegistration, wish: number | undefined): Write[] => [
  ...(registration.userId ? [claimPerson(registration, registration.userId)] : []),
  claimCode(registration, registration.code),
  ...(registration.number === undefined
    ? []
    : [claimNumber(registration, registration.number, wish !== undefined)]),
]

const alreadyWaiting = () => new AppError('conflict', 'already_entered', 'You are already on the waitlist.')
