import { writeClassResults } from '#core/competitions/competition-results/write-class-results.ts'
import {
  claimIdOf,
  guestClaims,
  type StoredGuestClaim,
} from '#core/competitions/competitions/guest-claims.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { writePoints } from '#core/leaderboard/points/write-points.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'
import { anEventOf, aRunningSeason, placedAs, putVerified, type RunningSeason } from './points.ts'

/** Writes what the consumers of a verified class would write. */
export async function writeVerified(event: Event, classKey: string, entries: readonly PlacedEntry[]) {
  const named = await putVerified(event, classKey, entries)
  const now = new Date().toISOString()
  const nothing = () => guestClaims.check({ registrationId: 'none' }, { absent: true })
  await writeClassResults(named, nothing, now)
  await writePoints(named, now)
}

export type GuestWorld = {
  running: RunningSeason
  event: Event
  registration: StoredRegistration
  entry: PlacedEntry
  resultId: CompetitionResult['id']
  email: string
}

/** A guest whom the desk entered in a class that is now verified. The guest has first place. */
export async function aGuest(): Promise<GuestWorld> {
  const running = await aRunningSeason()
  const event = await anEventOf(running, 5)
  const now = new Date().toISOString()
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`
  const entry = placedAs(undefined, 1)
  const registration: StoredRegistration = {
    id: entry.registrationId,
    eventId: event.id,
    guest: { name: 'Gale Guest', email, state: 'OH' },
    status: 'confirmed',
    code: crypto.randomUUID().slice(0, 8).toUpperCase(),
    entries: [{ id: entry.entryId, classKey: 'S1', vehicle: entry.vehicle, status: 'in' }],
    price: [],
    refundSteps: [],
    pay: { state: 'none', dueCents: 0, paidCents: 0, refundedCents: 0 },
    ticketIssue: 1,
    ticketKey: 'none',
    answers: {},
    isListed: false,
    eventStartsAt: event.startsAt ?? now,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await commit(registrations.put(registration, { absent: true }))
  await writeVerified(event, 'S1', [entry])
  return { running, event, registration, entry, resultId: resultIdOf(entry.entryId), email }
}

/** The link that was mailed to the guest, as its handle. */
export async function putClaim({
  registration: { id: registrationId, eventId },
}: GuestWorld): Promise<string> {
  const now = new Date().toISOString()
  const { handle, secretHash } = newHandle(claimIdOf(registrationId))
  const claim: StoredGuestClaim = {
    registrationId,
    eventId,
    secretHash,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await commit(guestClaims.put(claim, { absent: true }))
  return handle
}

/** A well-formed handle that opens nothing. */
export const unknownHandle = () => newHandle(newId('gcl', new Date().toISOString())).handle
