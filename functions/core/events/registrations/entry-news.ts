import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { takesEntries } from '#shared/events/events/phase-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { type Entrant, readEntrant } from './entrant.ts'
import { aboutEntry, calendarOf, entriesPath, entryDetails, payLine, whenAndWhere } from './entry-words.ts'
import { lineOf } from './line-of.ts'
import { type EntryNews, newsWrites } from './tell-entrant.ts'

type Of = { eventId: string; registrationId: string }

/** Tells the entrant once; later changes have their own news. */
export async function tellOnce(
  of: Of,
  newsOf: (entrant: Entrant) => EntryNews | undefined,
  now: string,
  once: Write,
): Promise<void> {
  const entrant = await readEntrant(of)
  const news = entrant && newsOf(entrant)
  if (!news) return
  const writes = await newsWrites(entrant.user, news, now)
  if (writes.length > 0) await commit(once, ...writes)
}

const entry = { kind: 'entry_news', href: entriesPath } as const

export const tellOfConfirmation = (of: Of, now: string, once: Write): Promise<void> =>
  tellOnce(of, (entrant) => confirmation(entrant, now), now, once)

function confirmation(entrant: Entrant, now: string): EntryNews | undefined {
  const { registration, event } = entrant
  if (registration.status !== 'confirmed') return undefined
  return {
    ...entry,
    type: 'success',
    title: 'You are in',
    message: `Your entry for ${event.title} is confirmed. ${payLine(registration)}`,
    mail: (to) =>
      queueMail(
        {
          ...to,
          templateId: 'entry-confirmed',
          data: {
            ...aboutEntry(entrant),
            ...whenAndWhere(event),
            ticketCode: registration.code,
            entryDetails: entryDetails(registration),
            calendar: calendarOf(event),
          },
        },
        now,
      ),
  }
}

export const tellOfWaiting = (of: Of, now: string, once: Write): Promise<void> =>
  tellOnce(of, (entrant) => waiting(entrant, now), now, once)

function waiting(entrant: Entrant, now: string): EntryNews | undefined {
  if (entrant.registration.status !== 'waiting') return undefined
  const { words } = lineOf(entrant.event, false, now)
  return {
    ...entry,
    type: 'info',
    title: 'You are on the waitlist',
    message: `${entrant.event.title} is full. ${words}`,
    mail: (to) =>
      queueMail(
        { ...to, templateId: 'place-waiting', data: { ...aboutEntry(entrant), lineWords: words } },
        now,
      ),
  }
}

export const tellOfOffer = (of: Of, now: string, once: Write): Promise<void> =>
  tellOnce(of, (entrant) => offer(entrant, now), now, once)

function offer(entrant: Entrant, now: string): EntryNews | undefined {
  const { registration, event } = entrant
  if (registration.status !== 'offered' || !registration.offerUntil) return undefined
  const until = zonedTime(registration.offerUntil, event.timeZone)
  const { dueCents } = registration.pay
  const price = dueCents > 0 ? `Entering costs ${dollars(dueCents)}.` : 'Entering is free.'
  return {
    ...entry,
    type: 'info',
    title: 'A spot is free for you',
    message: `We keep a spot at ${event.title} for you until ${until}.`,
    mail: (to) =>
      queueMail(
        {
          ...to,
          // It counts for hours.
          priority: 'high',
          templateId: 'place-offered',
          data: { ...aboutEntry(entrant), until, entryDetails: price },
        },
        now,
      ),
  }
}

export const tellOfOpenPlace = (of: Of, now: string, once: Write): Promise<void> =>
  tellOnce(of, (entrant) => openPlace(entrant, now), now, once)

function openPlace(entrant: Entrant, now: string): EntryNews | undefined {
  const { registration, event } = entrant
  if (registration.status !== 'waiting' || !takesEntries(event, now)) return undefined
  const until = zonedTime(event.entriesCloseAt, event.timeZone)
  return {
    ...entry,
    type: 'info',
    title: 'A spot is open',
    message: `A spot at ${event.title} is open to everyone until entries close at ${until}. Enter before someone else takes it.`,
    href: eventPath(event.id),
    mail: (to) =>
      queueMail(
        {
          ...to,
          // It counts for minutes.
          priority: 'high',
          templateId: 'place-open',
          data: { ...aboutEntry(entrant), eventId: event.id, until },
        },
        now,
      ),
  }
}

export const tellOfLatePayment = (of: Of, now: string, once: Write): Promise<void> =>
  tellOnce(of, (entrant) => latePayment(entrant, now), now, once)

const latePayment = (entrant: Entrant, now: string): EntryNews => ({
  kind: 'entry_payment',
  type: 'warning',
  title: 'Your payment came too late',
  message: 'Your spot was gone when your payment arrived. You will get a full refund.',
  href: eventPath(entrant.event.id),
  mail: (to) =>
    queueMail(
      {
        ...to,
        templateId: 'payment-came-late',
        data: { ...aboutEntry(entrant), eventId: entrant.event.id },
      },
      now,
    ),
})
