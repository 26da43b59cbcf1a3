import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { lineOf } from './line-of.ts'
import { stillOpen } from './open-event.ts'
import { ownRegistration } from './own-registration.ts'
import { type Pools, waitForPlaces } from './places.ts'
import { claimCode, claimPerson } from './registration-claims.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { longestWaitingList, waitingPlaceOf, waitingPlaces } from './waiting-places.ts'

type Joining = {
  actor: Actor
  event: WholeEvent
  pools: Pools
  fresh: StoredRegistration
  /** The thing that was full: `event` or a class. */
  full: string
  choice: { joinWaitingList: boolean; number?: number | undefined }
  /** Writes that record this entry in other members’ vehicles. */
  driving: readonly Write[]
  remember: (answer: OwnRegistration) => Write[]
}

/** Puts someone at the end of the waitlist, which costs nothing; refuses those who do not want to wait. */
export async function joinWaitingList(
  { actor, event, pools, fresh, full, choice, driving, remember }: Joining,
  now: string,
): Promise<OwnRegistration> {
  if (!event.waitingList.on || !choice.joinWaitingList) throw isFull(event, full)
  const waiting: StoredRegistration = {
    ...fresh,
    status: 'waiting',
    joinedAt: now,
    ...(choice.number !== undefined && { numberWish: choice.number }),
    pay: { ...fresh.pay, state: 'none', dueCents: 0 },
  }
  const classKeys = classesOf(waiting.entries)
  const answer = ownRegistration(waiting, event, now, {
    position: (pools.get('event')?.waiting ?? 0) + 1,
    line: lineOf(event, false, now),
  })
  const of = { eventId: waiting.eventId, registrationId: waiting.id }
  await commit(
    ...waitForPlaces(pools, classKeys, { most: mostWaiting(event), refused: listFull }),
    stillOpen(event.id),
    ...whileClassesOpen(event, classKeys),
    claimPerson(waiting, actor.userId),
    claimCode(waiting, waiting.code),
    registrations.put(waiting, { absent: true }),
    waitingPlaces.put(waitingPlaceOf(waiting, now), { absent: true }),
    ...driving,
    announce('registration.waiting', of, now),
    // A place may have been given back between the look at it and now.
    announce('place.freed', { eventId: event.id }, now),
    ...remember(answer),
  )
  return answer
}

const mostWaiting = ({ waitingList, capacity }: WholeEvent) =>
  Math.min(waitingList.limit ?? capacity ?? longestWaitingList, longestWaitingList)

const listFull = () => new AppError('conflict', 'waiting_list_full', 'The waitlist is full too.')

export function isFull({ classes }: Pick<WholeEvent, 'classes'>, of: string): AppError {
  if (of === 'event') return new AppError('conflict', 'event_full', 'This event is full.')
  const name = classes.find(({ classKey }) => classKey === of)?.name ?? of
  return new AppError('conflict', 'class_full', `${name} is full.`)
}
