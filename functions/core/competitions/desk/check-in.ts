import { changePool } from '#core/events/event-places/change-pool.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { registrationReference } from '#core/events/registrations/registration-reference.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import {
  type CheckInOutcome,
  checkInOutcome,
  standingOf,
} from '#shared/competitions/desk/check-in-outcome.ts'
import {
  alreadySentence,
  flaggedSentence,
  missingSentence,
  unpaidSentence,
} from '#shared/competitions/desk/check-in-sentence.ts'
import { checkInTime } from '#shared/competitions/desk/check-in-time.ts'
import type { checkIn as contract } from '#shared/competitions/desk/gate-contract.ts'
import { AppError } from '#shared/errors.ts'
import { checkInOf } from '#shared/events/events/check-in-of.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { missingOf } from '#shared/events/registrations/missing-of.ts'
import type { AnswerOf, BodyOf } from '#shared/platform/http/route.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { type Desk, deskOf } from './desk-of.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { findRegistration } from './find-registration.ts'
import { readRegistration } from './read-registration.ts'
import { type StoredScan, scans } from './scans.ts'

type Answer = AnswerOf<typeof contract>
type Scanning = {
  actor: Actor
  eventId: string
  scan: BodyOf<typeof contract>
  remember: (answer: Answer) => Write[]
}
type Kept = StoredScan['outcome']

/**
 * Lets someone in. The first scan of a ticket is the one that counts, every scan is kept, and one that is sent twice is
 * answered as it was.
 */
export async function checkIn({ actor, eventId, scan, remember }: Scanning, now: string): Promise<Answer> {
  const desk = await deskOf(actor, eventId)
  return untilPlacesHold(async () => {
    const known = await scans.get({ eventId, scanId: scan.scanId }, { consistent: true })
    if (known?.registrationId && known.outcome !== 'refused' && known.outcome !== 'undone')
      return answered(known, desk)
    const keep = (outcome: Kept, sentence: string, registrationId?: StoredRegistration['id']) =>
      keptScan(
        { actor, event: desk.event, scan, outcome, sentence, registrationId },
        known?.version ?? 0,
        now,
      )
    const registration = await found(eventId, scan, (error) => commit(keep('refused', error.message)))
    const outcome = checkInOutcome(registration, {
      admitted: scan.admitted,
      isOpen: isOpen(desk.event, now),
      isComplete: missingOf(desk.event, registration) === undefined,
    })
    if (outcome === 'over' || outcome === 'closed') {
      const refusal = outcome === 'over' ? overRefusal(registration) : closedRefusal(desk.event, now)
      await commit(keep('refused', refusal.message, registration.id))
      throw refusal
    }
    const { after, writes } = await letIn(registration, { actor, scan, outcome }, now)
    const sentence = sentenceOf(outcome, registration, desk.event)
    const answer = { outcome, sentence, registration: await readDeskRegistration(after, desk) }
    await commit(...writes, keep(outcome, sentence, registration.id), ...remember(answer))
    return answer
  })
}

async function answered(
  { outcome, sentence, registrationId, eventId }: StoredScan,
  desk: Desk,
): Promise<Answer> {
  const registration = await readRegistration(eventId, registrationId ?? '')
  return {
    outcome: outcome as Answer['outcome'],
    sentence,
    registration: await readDeskRegistration(registration, desk),
  }
}

async function found(
  eventId: string,
  scan: BodyOf<typeof contract>,
  keepRefused: (error: AppError) => Promise<void>,
): Promise<StoredRegistration> {
  try {
    return await findRegistration(eventId, scan)
  } catch (error) {
    if (error instanceof AppError && error.code === 'ticket_unknown') await keepRefused(error)
    throw error
  }
}

type Scanned = {
  actor: Actor
  event: WholeEvent
  scan: BodyOf<typeof contract>
  outcome: Kept
  sentence: string
  registrationId: StoredRegistration['id'] | undefined
}

/** `before`: the version of the same scan as it was refused earlier; 0 for one that is new. */
function keptScan(
  { actor, event, scan, outcome, sentence, registrationId }: Scanned,
  before: number,
  now: string,
): Write {
  const { scanId, how, gate, deviceAt } = scan
  const kept: StoredScan = {
    eventId: event.id,
    scanId,
    ...(registrationId && { registrationId }),
    outcome,
    sentence,
    how,
    gate,
    by: actor.userId as StoredScan['by'],
    at: now,
    deviceAt,
    version: before + 1,
  }
  return scans.put(kept, before > 0 ? { version: before } : { absent: true }, placesChanged)
}

type LetIn = { actor: Actor; scan: BodyOf<typeof contract>; outcome: CheckInOutcome }

/** The registration after this scan, with what it writes. */
async function letIn(
  registration: StoredRegistration,
  { actor, scan, outcome }: LetIn,
  now: string,
): Promise<{ after: StoredRegistration; writes: Write[] }> {
  const { version } = registration
  const at = scan.admitted ? checkInTime(scan, now) : now
  const isFirst = outcome === 'in' || outcome === 'admitted_flagged'
  // When two devices without the network let the same person in, the earlier one says when they came.
  const isEarlier = scan.admitted && registration.checkIn !== undefined && at < registration.checkIn.at
  if (!isFirst && !isEarlier) return { after: registration, writes: [] }
  const after: StoredRegistration = {
    ...registration,
    checkIn: {
      at,
      deviceAt: scan.deviceAt,
      by: actor.userId as StoredScan['by'],
      how: scan.how,
      gate: scan.gate,
    },
    updatedAt: now,
    version: version + 1,
  }
  const put = registrations.put(after, { version }, placesChanged)
  if (!isFirst) return { after, writes: [put] }
  return {
    after,
    writes: [
      put,
      await oneMoreCheckedIn(registration.eventId, 1),
      announce('entry.checked_in', registrationReference(registration), now),
    ],
  }
}

export async function oneMoreCheckedIn(eventId: string, by: 1 | -1): Promise<Write> {
  const pool = (await poolsOf(eventId)).get('event')
  if (!pool) throw placesChanged()
  return changePool(pool, { checkedIn: by }, { refused: placesChanged })
}

function isOpen(event: WholeEvent, now: string): boolean {
  const { checkInOpensAt = event.startsAt, checkInClosesAt = event.endsAt } = checkInOf(event)
  return event.status === 'published' && now >= checkInOpensAt && now < checkInClosesAt
}

function closedRefusal(event: WholeEvent, now: string): AppError {
  const { checkInOpensAt = event.startsAt, checkInClosesAt = event.endsAt } = checkInOf(event)
  if (event.status === 'cancelled')
    return new AppError('conflict', 'check_in_closed', 'This event was cancelled.')
  const sentence =
    now < checkInOpensAt
      ? `Check-in opens on ${zonedTime(checkInOpensAt, event.timeZone)}.`
      : `Check-in closed on ${zonedTime(checkInClosesAt, event.timeZone)}.`
  return new AppError('conflict', 'check_in_closed', sentence)
}

const overRefusal = ({ status }: StoredRegistration) =>
  new AppError('conflict', 'registration_over', `${standingOf(status)}.`)

function sentenceOf(outcome: Answer['outcome'], registration: StoredRegistration, event: WholeEvent): string {
  const { timeZone } = event
  const lacks = missingOf(event, registration)
  const missing = lacks && missingSentence(lacks, event.questions)
  if (outcome === 'already' && registration.checkIn) return alreadySentence(registration.checkIn, timeZone)
  if (outcome === 'unpaid') return unpaidSentence(registration.pay.dueCents)
  if (outcome === 'incomplete') return missing ?? ''
  return outcome === 'in' ? 'Checked in' : flaggedSentence({ ...registration, missing })
}
