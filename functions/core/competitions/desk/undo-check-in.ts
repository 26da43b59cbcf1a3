import { ulid } from 'ulid'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { oneMoreCheckedIn } from './check-in.ts'
import { deskOf } from './desk-of.ts'
import { readRegistration } from './read-registration.ts'
import { type StoredScan, scans } from './scans.ts'

type Undoing = { actor: Actor; eventId: string; registrationId: string; remember: () => Write[] }

/** Takes back that someone came; that it was so stays in the log. */
export async function undoCheckIn(
  { actor, eventId, registrationId, remember }: Undoing,
  now: string,
): Promise<void> {
  await deskOf(actor, eventId)
  await untilPlacesHold(async () => {
    const { checkIn, ...registration } = await readRegistration(eventId, registrationId)
    if (!checkIn) return
    const { version } = registration
    const undone: StoredScan = {
      eventId: registration.eventId,
      scanId: ulid(Date.parse(now)),
      registrationId: registration.id,
      outcome: 'undone',
      sentence: 'Check-in undone',
      how: 'list',
      gate: checkIn.gate,
      by: actor.userId as StoredScan['by'],
      at: now,
      deviceAt: now,
      version: 1,
    }
    await commit(
      registrations.put(
        { ...registration, updatedAt: now, version: version + 1 },
        { version },
        placesChanged,
      ),
      await oneMoreCheckedIn(eventId, -1),
      scans.put(undone, { absent: true }),
      ...remember(),
    )
  })
}
