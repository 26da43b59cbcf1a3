import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { timeRefusal } from '#shared/events/registrations/time-refusal.ts'
import { paysAhead } from '#shared/events/registrations/ways-to-pay.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { confirmedRegistration } from './confirmed-registration.ts'
import { enteredActivity } from './entered-activity.ts'
import { numberFor } from './free-number.ts'
import { holdUntilOf } from './hold-until-of.ts'
import { refuse } from './open-event.ts'
import { ownRegistration } from './own-registration.ts'
import { pricedNow } from './priced-now.ts'
import { readOwn } from './read-own.ts'
import { claimNumber } from './registration-claims.ts'
import { registrationReference } from './registration-reference.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { takeOpenPlace } from './take-open-place.ts'

type Accepting = {
  actor: Actor
  eventId: string
  registrationId: string
  payAt: 'online' | 'gate' | undefined
  remember: (answer: OwnRegistration) => Write[]
}

/**
 * Takes a place that was offered, or one that is open to all while the entrant waits; one that has been taken already is
 * answered as it is.
 */
export const acceptOffer = (
  { actor, eventId, registrationId, payAt, remember }: Accepting,
  now: string,
): Promise<OwnRegistration> => {
  let attempt = 0
  return untilPlacesHold(async () => {
    attempt++
    const { registration, event } = await readOwn(actor, eventId, registrationId)
    if (registration.status === 'held' || registration.status === 'confirmed')
      return ownRegistration(registration, event, now)
    if (registration.status === 'waiting') {
      refuse(timeRefusal(event, now))
      const priced = await pricedNow(registration, event, now)
      const isAhead = paysAhead(event, priced.pay.dueCents, payAt)
      return takeOpenPlace(
        {
          actor,
          event,
          waiting: registration,
          pools: await poolsOf(eventId),
          entered: { ...priced, status: isAhead ? 'held' : 'confirmed' },
          driving: [],
          attempt,
          refused: noneOpen,
          remember,
        },
        now,
      )
    }
    assertOffered(registration, event, now)
    const isHeld = paysAhead(event, registration.pay.dueCents, payAt)
    const number = await numberFor(eventId, { wish: registration.numberWish, attempt })
    const { numberWish: _, ...confirmed } = confirmedRegistration(
      registration,
      { ...(number !== undefined && { number }) },
      now,
    )
    const accepted: StoredRegistration = {
      ...confirmed,
      acceptedAt: now,
      ...(isHeld && { status: 'held', holdUntil: holdUntilOf(now) }),
    }
    const answer = ownRegistration(accepted, event, now)
    await commit(
      registrations.put(accepted, { version: registration.version }, placesChanged),
      ...whileClassesOpen(event, classesOf(accepted.entries)),
      ...(number === undefined ? [] : [claimNumber(registration, number, false)]),
      ...(isHeld ? [] : [announce('registration.confirmed', registrationReference(registration), now)]),
      enteredActivity(actor, event, now),
      ...remember(answer),
    )
    return answer
  })
}

const noneOpen = () =>
  new AppError(
    'conflict',
    'event_full',
    'No spot is open for you right now. You keep your spot on the waitlist.',
  )

export function assertOffered(
  { status, offerUntil, id: _ }: StoredRegistration,
  { timeZone }: Pick<WholeEvent, 'timeZone'>,
  now: string,
): void {
  if (status === 'offered' && offerUntil && now < offerUntil) return
  const at = offerUntil ? ` at ${zonedTime(offerUntil, timeZone)}` : ''
  throw new AppError('conflict', 'offer_over', `This offer ended${at}. You can join the waitlist again.`)
}
