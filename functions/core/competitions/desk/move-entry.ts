import { entryScored, scoresOf } from '#core/events/class-entries/scores-of.ts'
import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { changePool } from '#core/events/event-places/change-pool.ts'
import { releasedTo, takenFrom } from '#core/events/event-places/pool-rules.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { isFull } from '#core/events/registrations/join-waiting-list.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { assertUnchanging } from '#core/events/registrations/withdrawal-refusal.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { moveEntry as contract, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'
import { newId } from '#shared/ids.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { deskOf } from './desk-of.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { readRegistration } from './read-registration.ts'
import { assertVehicleOnce } from './vehicle-once.ts'

type Moving = {
  actor: Actor
  eventId: string
  registrationId: string
  entryId: string
  to: BodyOf<typeof contract>
  remember: (answer: DeskRegistration) => Write[]
}

/** Moves a vehicle to another class. The entry that it leaves stays with the reason, and what was paid stays as it is. */
export async function moveEntry(
  { actor, eventId, registrationId, entryId, to, remember }: Moving,
  now: string,
): Promise<DeskRegistration> {
  const { event, role } = await deskOf(actor, eventId)
  return untilPlacesHold(async () => {
    const registration = await readRegistration(eventId, registrationId)
    if (registration.version !== to.version) throw concurrentChange()
    const entry = movable(registration, event, entryId, to.classKey)
    assertUnchanging(registration)
    if (entry.classKey === to.classKey) return readDeskRegistration(registration, { event, role })
    // Records of an entry stay in its class, so it does not leave it.
    const { scored, whileUnscored } = await scoresOf(eventId, [entry])
    if (scored) throw entryScored(event, scored)
    const pools = await poolsOf(eventId)
    const [from, into] = [pools.get(entry.classKey), pools.get(to.classKey)]
    if (!from || !into) throw placesChanged()
    const taken = takenFrom(into)
    if (taken === 'full') throw isFull(event, to.classKey)
    const after = movedTo(registration, entry, to, now)
    const answer = await readDeskRegistration(after, { event, role })
    await commit(
      registrations.put(after, { version: registration.version }),
      ...whileUnscored(whileClassesOpen(event, [entry.classKey, to.classKey])),
      changePool(from, releasedTo(from), { refused: placesChanged }),
      changePool(into, taken, { refused: placesChanged }),
      announce('place.freed', { eventId: event.id }, now),
      ...remember(answer),
    )
    return answer
  })
}

function movable(
  { status, entries }: StoredRegistration,
  { classes }: WholeEvent,
  entryId: string,
  classKey: string,
): Entry {
  const entry = entries.find(({ id }) => id === entryId)
  if (entry?.status !== 'in')
    throw new AppError('not_found', 'entry_not_found', 'This entry is no longer in a class.')
  if (status !== 'confirmed')
    throw new AppError(
      'conflict',
      'registration_over',
      'Only an entry of a confirmed registration can be moved.',
    )
  const found = classes.find((one) => one.classKey === classKey)
  if (!found) throw new AppError('conflict', 'class_unknown', `This event has no class ${classKey}.`)
  assertVehicleOnce(entries, entry, found)
  return entry
}

function movedTo(
  registration: StoredRegistration,
  entry: Entry,
  { classKey, reason }: BodyOf<typeof contract>,
  now: string,
): StoredRegistration {
  const entries = registration.entries.flatMap((one): Entry[] =>
    one.id === entry.id
      ? [
          { ...one, status: 'moved', reason },
          { ...one, id: newId('ent', now), classKey, reason },
        ]
      : [one],
  )
  let isPriced = false
  const price = registration.price.map((line) => {
    if (isPriced || line.classKey !== entry.classKey) return line
    isPriced = true
    // The payment for the class goes with the vehicle, so that a later refund finds it.
    return { ...line, classKey }
  })
  return { ...registration, entries, price, updatedAt: now, version: registration.version + 1 }
}
