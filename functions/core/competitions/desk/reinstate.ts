import { whileClassesOpen } from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { confirmedRegistration } from '#core/events/registrations/confirmed-registration.ts'
import { numberFor } from '#core/events/registrations/free-number.ts'
import { isFull } from '#core/events/registrations/join-waiting-list.ts'
import { stillPublished } from '#core/events/registrations/open-event.ts'
import { payAfterChange } from '#core/events/registrations/pay-after-change.ts'
import { exchangePlaces, type Pools, takePlaces } from '#core/events/registrations/places.ts'
import { claimNumber, claimPerson } from '#core/events/registrations/registration-claims.ts'
import { registrationReference } from '#core/events/registrations/registration-reference.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { assertUnchanging } from '#core/events/registrations/withdrawal-refusal.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { payAgain } from '#shared/competitions/desk/pay-again.ts'
import { AppError } from '#shared/errors.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { mostEntries } from '#shared/events/registrations/most-entries.ts'
import { priceChange } from '#shared/events/registrations/price-change.ts'
import { type Desk, deskOf } from './desk-of.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { overfill } from './overfill.ts'
import { readRegistration } from './read-registration.ts'
import { assertVehicleOnce } from './vehicle-once.ts'

type Reinstating = {
  actor: Actor
  eventId: string
  registrationId: string
  /** Left out: all of it. */
  entryId?: string | undefined
  version: number
  remember: (answer: DeskRegistration) => Write[]
}

type Again = { after: StoredRegistration; classKeys: string[]; writes: Write[] }

/**
 * Takes back what was withdrawn or cancelled. Its entries keep their names, so that their runs and sheets count again.
 * Administrators may go over the limit.
 */
export async function reinstate(
  { actor, eventId, registrationId, entryId, version, remember }: Reinstating,
  now: string,
): Promise<DeskRegistration> {
  const desk = await deskOf(actor, eventId)
  let attempt = 0
  return untilPlacesHold(async () => {
    attempt++
    const registration = await readRegistration(eventId, registrationId)
    if (registration.version !== version) throw concurrentChange()
    const pools = await poolsOf(eventId)
    const { after, classKeys, writes } = entryId
      ? entryAgain(registration, entryId, { desk, pools }, now)
      : await allAgain(registration, { desk, pools, attempt }, now)
    const answer = await readDeskRegistration(after, desk)
    await commit(
      registrations.put(after, { version }, placesChanged),
      stillPublished(eventId),
      ...whileClassesOpen(desk.event, classKeys),
      ...writes,
      ...remember(answer),
    )
    return answer
  })
}

type At = { desk: Desk; pools: Pools }

async function allAgain(
  registration: StoredRegistration,
  { desk, pools, attempt }: At & { attempt: number },
  now: string,
): Promise<Again> {
  const { eventId, status, userId, entries } = registration
  if (status !== 'withdrawn' && status !== 'cancelled')
    throw notReinstatable('Only a withdrawn or cancelled entry can be reinstated.')
  const classKeys = classesOf(entries)
  knownClasses(classKeys, desk)
  const taken = takePlaces(pools, classKeys)
  const isOver = 'full' in taken
  if (isOver && desk.role !== 'administrator') throw isFull(desk.event, taken.full)
  const number = await numberFor(eventId, { wish: registration.number, attempt })
  const { reason: _, number: __, ...before } = registration
  const after = confirmedRegistration(
    before,
    { pay: payAgain(registration), ...(number !== undefined && { number }) },
    now,
  )
  return {
    after,
    classKeys,
    writes: [
      ...(isOver ? overfill(pools, classKeys) : taken),
      ...(userId ? [{ ...claimPerson(after, userId), refused: enteredAgain }] : []),
      ...(number === undefined ? [] : [claimNumber(after, number, false)]),
      announce('registration.confirmed', registrationReference(after), now),
    ],
  }
}

function entryAgain(
  registration: StoredRegistration,
  entryId: string,
  { desk, pools }: At,
  now: string,
): Again {
  const entry = registration.entries.find(({ id }) => id === entryId)
  if (!entry)
    throw new AppError('not_found', 'entry_not_found', 'This registration does not have this entry.')
  if (registration.status !== 'confirmed' || entry.status !== 'withdrawn')
    throw notReinstatable('Only a withdrawn entry of a confirmed registration can be reinstated.')
  assertUnchanging(registration)
  const [of] = knownClasses([entry.classKey], desk)
  if (of) assertVehicleOnce(registration.entries, entry, of)
  if (classesOf(registration.entries).length >= mostEntries)
    throw new AppError(
      'conflict',
      'too_many_entries',
      `They are in ${mostEntries} classes already, and no one enters more.`,
    )
  const entries = registration.entries.map((one) =>
    one.id === entryId ? { ...one, status: 'in' as const } : one,
  )
  const places = exchangePlaces(pools, [], [entry.classKey])
  if ('full' in places) throw isFull(desk.event, places.full)
  const change = priceChange(registration, desk.event, classesOf(entries), now)
  return {
    after: {
      ...registration,
      entries,
      price: change.price,
      pay: payAfterChange(registration.pay, change),
      updatedAt: now,
      version: registration.version + 1,
    },
    classKeys: [entry.classKey],
    writes: places,
  }
}

const knownClasses = (classKeys: readonly string[], { event }: Desk) =>
  classKeys.map((key) => {
    const found = event.classes.find(({ classKey }) => classKey === key)
    if (!found) throw new AppError('conflict', 'class_unknown', `This event has no class ${key}.`)
    return found
  })

const notReinstatable = (message: string) => new AppError('conflict', 'not_reinstatable', message)

const enteredAgain = () =>
  new AppError(
    'conflict',
    'already_entered',
    'This member has entered again since. Look for their new entry.',
  )
