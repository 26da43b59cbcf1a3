import type { Write } from '#core/platform/db/write.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { Entrant } from './entrant.ts'
import { tellOnce } from './entry-news.ts'
import { aboutEntry, entriesPath, refundLine, whenAndWhere } from './entry-words.ts'
import type { EntryNews } from './tell-entrant.ts'

type Ended = FactPayload<'registration.ended'>

/** Tells the entrant how their registration ended; who left the list or declined an offer knows it. */
export const tellOfEnding = (ended: Ended, now: string, once: Write): Promise<void> =>
  tellOnce(ended, (entrant) => endingNews(entrant, ended, now), now, once)

function endingNews(entrant: Entrant, ended: Ended, now: string): EntryNews | undefined {
  const { as, before, withEvent, isDeclined } = ended
  if (withEvent) return eventCancelled(entrant, ended, now)
  if (as === 'cancelled') return entryCancelled(entrant, ended, now)
  if (as === 'withdrawn') return before === 'confirmed' ? withdrawn(entrant, ended, now) : undefined
  // Who paid too late hears of the payment.
  if (as === 'expired') return ended.refundCents > 0 ? undefined : unpaid(entrant, now)
  return as === 'lapsed' && !isDeclined ? lapsed(entrant, now) : undefined
}

const ofEntry = { kind: 'entry_news', href: entriesPath } as const
const ofEvent = ({ event }: Entrant) => ({ kind: 'entry_news', href: eventPath(event.id) }) as const

function eventCancelled(entrant: Entrant, { refundCents }: Ended, now: string): EntryNews {
  const { registration, event } = entrant
  const refund = refundLine(registration, refundCents)
  return {
    ...ofEvent(entrant),
    kind: 'entered_event_news',
    type: 'warning',
    title: 'The event is cancelled',
    message: `${event.title} is cancelled. ${refund}`,
    mail: (to) =>
      queueMail(
        {
          ...to,
          templateId: 'event-cancelled',
          data: {
            ...aboutEntry(entrant),
            eventId: event.id,
            eventWhen: whenAndWhere(event).eventWhen,
            reason: event.cancelReason ?? 'The organizer gave no reason.',
            refundLine: refund,
          },
        },
        now,
      ),
  }
}

function entryCancelled(entrant: Entrant, { refundCents }: Ended, now: string): EntryNews {
  const { registration, event } = entrant
  const refund = refundLine(registration, refundCents)
  return {
    ...ofEntry,
    type: 'warning',
    title: 'Your entry was cancelled',
    message: `The organizer of ${event.title} cancelled your entry. ${refund}`,
    mail: (to) =>
      queueMail(
        {
          ...to,
          templateId: 'entry-cancelled',
          data: {
            ...aboutEntry(entrant),
            reason: registration.reason ?? 'The organizer gave no reason.',
            refundLine: refund,
          },
        },
        now,
      ),
  }
}

function withdrawn(entrant: Entrant, { refundCents }: Ended, now: string): EntryNews {
  const refund = refundLine(entrant.registration, refundCents)
  return {
    ...ofEntry,
    type: 'info',
    title: 'Your entry is withdrawn',
    message: `You no longer take part in ${entrant.event.title}. ${refund}`,
    mail: (to) =>
      queueMail(
        { ...to, templateId: 'entry-withdrawn', data: { ...aboutEntry(entrant), refundLine: refund } },
        now,
      ),
  }
}

const unpaid = (entrant: Entrant, now: string): EntryNews => ({
  ...ofEvent(entrant),
  type: 'warning',
  title: 'Your time to pay has run out',
  message: `Your spot at ${entrant.event.title} is free again. Enter again if a spot is still open.`,
  mail: (to) =>
    queueMail(
      {
        ...to,
        templateId: 'entry-unpaid',
        data: { ...aboutEntry(entrant), eventId: entrant.event.id },
      },
      now,
    ),
})

const lapsed = (entrant: Entrant, now: string): EntryNews => ({
  ...ofEvent(entrant),
  type: 'warning',
  title: 'Your offer has ended',
  message: `The spot at ${entrant.event.title} goes to the next person. You can join the waitlist again.`,
  mail: (to) =>
    queueMail(
      {
        ...to,
        templateId: 'offer-ended',
        data: { ...aboutEntry(entrant), eventId: entrant.event.id },
      },
      now,
    ),
})
