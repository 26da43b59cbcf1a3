import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { type Entrant, readEntrant } from './entrant.ts'
import { aboutEntry, calendarOf, entriesPath, entryDetails, payLine, whenAndWhere } from './entry-words.ts'
import type { StoredRegistration } from './registrations.ts'
import { type EntryNews, newsWrites } from './tell-entrant.ts'

/** Tells both the former and the new owner of the entry. */
export async function tellOfHandover(
  of: FactPayload<'registration.handed_over'>,
  now: string,
  once: Write,
): Promise<void> {
  const [entrant, giver] = await Promise.all([
    readEntrant(of),
    users.get({ id: of.from }, { consistent: true }),
  ])
  if (!entrant || entrant.user.id !== of.to) return
  const writes = [
    ...(giver ? await newsWrites(giver, given(entrant, giver, now), now) : []),
    ...(await newsWrites(entrant.user, received(entrant, giver, now), now)),
  ]
  if (writes.length > 0) await commit(once, ...writes)
}

const finishLine = ({ isUnfinished }: StoredRegistration) => (isUnfinished ? ' Finish it in My entries.' : '')

const entry = { kind: 'entry_news', href: entriesPath } as const

function given({ event, user: receiver }: Entrant, giver: StoredUser, now: string): EntryNews {
  const otherName = publicName(receiver)
  return {
    ...entry,
    type: 'info',
    // The page where it was done says so itself.
    event: 'registration.handed_over',
    title: 'You transferred your entry',
    message: `Your entry for ${event.title} now belongs to ${otherName}. Your ticket is no longer valid.`,
    mail: (to) =>
      queueMail(
        {
          ...to,
          templateId: 'entry-handed-over',
          data: { ...aboutEntry({ event, user: giver }), otherName },
        },
        now,
      ),
  }
}

function received(entrant: Entrant, giver: StoredUser | undefined, now: string): EntryNews {
  const { registration, event } = entrant
  const otherName = giver ? publicName(giver) : 'A member'
  return {
    ...entry,
    type: 'success',
    title: 'You have an entry for an event',
    message: `${otherName} transferred an entry to you: ${event.title}. ${payLine(registration)}${finishLine(registration)}`,
    mail: (to) =>
      queueMail(
        {
          ...to,
          templateId: 'entry-received',
          data: {
            ...aboutEntry(entrant),
            ...whenAndWhere(event),
            otherName,
            ticketCode: registration.code,
            entryDetails: entryDetails(registration),
            calendar: calendarOf(event),
          },
        },
        now,
      ),
  }
}
