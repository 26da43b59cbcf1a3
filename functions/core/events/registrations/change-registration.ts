import { entryScored, scoresOf } from '#core/events/class-entries/scores-of.ts'
import { changedClasses, whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { enterAsDriver } from '#core/events/vehicles/enter-as-driver.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { changeRefusal, otherClassesRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { changeRegistration as contract } from '#shared/events/registrations/changes-contract.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { choiceRefusal } from '#shared/events/registrations/entry-refusal.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { changeWaiting } from './change-waiting.ts'
import { changedActivity } from './changed-activity.ts'
import { changedEntries, replacedEntries, vehiclesOf } from './changed-entries.ts'
import { changedRegistration } from './changed-registration.ts'
import { classesBeyond } from './classes-beyond.ts'
import { settledOfChange } from './end-change.ts'
import { isFull } from './join-waiting-list.ts'
import { refuse, stillPublished } from './open-event.ts'
import { ownRegistration } from './own-registration.ts'
import { exchangePlaces } from './places.ts'
import { readOwn } from './read-own.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

type Changing = {
  actor: Actor
  eventId: string
  registrationId: string
  form: BodyOf<typeof contract>
  remember: (answer: OwnRegistration) => Write[]
}

/**
 * Changes vehicles, classes and answers. The place at the event stays, so that it is the same whether the event is full;
 * places of classes are exchanged in one write. What costs more online is kept for 15 minutes, and counts once it is
 * paid for.
 */
export async function changeRegistration(
  { actor, eventId, registrationId, form, remember }: Changing,
  now: string,
): Promise<OwnRegistration> {
  const own = await readOwn(actor, eventId, registrationId)
  assertChangeable(own.registration, own.event, now)
  if (own.registration.version !== form.version) throw concurrentChange()
  const { version, change } = await settledOfChange(own.registration, now)
  // Another call has changed it meanwhile, and keeps places of its own for that.
  if (change) throw concurrentChange()
  return untilPlacesHold(async () => {
    const { registration, event } = await readOwn(actor, eventId, registrationId)
    if (registration.version !== version) throw concurrentChange()
    assertChangeable(registration, event, now)
    const before = classesOf(registration.entries)
    const entered = registration.entries.filter(({ status }) => status === 'in')
    const vehicles = await vehiclesOf(actor.userId, form.entries, registration.entries)
    const waiverVersion = form.waiverVersion ?? registration.waiverVersion
    refuse(choiceRefusal(event, { ...form, waiverVersion }, vehicles, entered))
    const after = form.entries.map(({ classKey }) => classKey)
    const isOther = classesBeyond(before, after).length > 0 || classesBeyond(after, before).length > 0
    if (isOther) refuseLocked(otherClassesRefusal(event, now))
    const chosen = {
      entries: changedEntries(registration.entries, form.entries, vehicles, now),
      answers: { ...form.answers },
      isListed: form.isListed,
      ...waiverOf(registration, event, now),
    }
    const { scored, whileUnscored } = await scoresOf(eventId, replacedEntries(registration, chosen.entries))
    if (scored) throw entryScored(event, scored, 'so its entry stays as it is')
    const [pools, driving] = await Promise.all([
      poolsOf(eventId),
      enterAsDriver({ userId: actor.userId, entries: form.entries, refused: placesChanged }, now),
    ])
    if (registration.status === 'waiting')
      return changeWaiting({ actor, registration, event, pools, chosen, driving, remember }, now)
    const { after: changed, held, writes } = changedRegistration({ registration, event, form, chosen }, now)
    const places = exchangePlaces(pools, before, held)
    if ('full' in places) throw isFull(event, places.full)
    const answer = ownRegistration(changed, event, now)
    await commit(
      registrations.put(changed, { version }),
      ...driving,
      ...places,
      stillPublished(eventId),
      ...whileUnscored(whileClassesOpen(event, changedClasses(registration.entries, chosen.entries))),
      // Someone may wait for the freed places.
      ...(classesBeyond(held, before).length > 0
        ? [announce('place.freed', { eventId: event.id }, now)]
        : []),
      ...writes,
      changedActivity(actor, event, now),
      ...remember(answer),
    )
    return answer
  })
}

function assertChangeable(registration: StoredRegistration, event: WholeEvent, now: string): void {
  refuseLocked(changeRefusal(registration, event, now))
}

function refuseLocked(refusal: ReturnType<typeof changeRefusal>): void {
  if (refusal) throw new AppError('conflict', refusal.code, refusal.message)
}

/** A waiver that was accepted before keeps its day. */
const waiverOf = (registration: StoredRegistration, event: WholeEvent, now: string) =>
  event.waiver && registration.waiverVersion !== event.waiverVersion
    ? { waiverVersion: event.waiverVersion, waiverAt: now }
    : {}
