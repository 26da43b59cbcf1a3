import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { type Entrant, readEntrant } from './entrant.ts'
import { aboutEntry, entriesPath } from './entry-words.ts'
import { registrationReference } from './registration-reference.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { registrationsOfEvent } from './registrations-of-event.ts'
import { type EntryNews, newsWrites } from './tell-entrant.ts'

/**
 * Asks everyone who accepted an older waiver to accept the present one. Each hears of a version once, however often the
 * event is saved: the registration itself keeps the last version that was asked for.
 */
export async function askForChangedWaiver(eventId: string, now: string): Promise<void> {
  const event = await events.get({ id: eventId }, { consistent: true })
  if (!event || !isAsking(event as WholeEvent, now)) return
  for await (const registration of registrationsOfEvent(eventId))
    if (isToAsk(registration, event as WholeEvent)) await untilUnchanged(() => ask(registration, now))
}

const isAsking = ({ status, waiver, endsAt }: WholeEvent, now: string) =>
  status === 'published' && waiver !== '' && now < endsAt

/** Guests sign at the desk, and people who are checked in have passed the gate. */
const isToAsk = (registration: StoredRegistration, { waiverVersion }: WholeEvent) =>
  isLive(registration) &&
  registration.userId !== undefined &&
  !registration.checkIn &&
  registration.waiverVersion !== waiverVersion &&
  registration.waiverAskedVersion !== waiverVersion

async function ask(of: StoredRegistration, now: string): Promise<void> {
  const entrant = await readEntrant(registrationReference(of))
  if (!entrant || !isAsking(entrant.event, now) || !isToAsk(entrant.registration, entrant.event)) return
  const { registration, event, user } = entrant
  const { version } = registration
  await commit(
    registrations.put(
      { ...registration, waiverAskedVersion: event.waiverVersion, version: version + 1 },
      { version },
    ),
    ...(await newsWrites(user, waiverNews(entrant, now), now)),
  )
}

const waiverNews = (entrant: Entrant, now: string): EntryNews => ({
  kind: 'entered_event_news',
  type: 'warning',
  title: 'The waiver has changed',
  message: `${entrant.event.title} has a new waiver. Read it and accept it before you come.`,
  href: entriesPath,
  mail: (to) => queueMail({ ...to, templateId: 'waiver-changed', data: aboutEntry(entrant) }, now),
})
