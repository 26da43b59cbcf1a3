import { timingSafeEqual } from 'node:crypto'
import { events } from '#core/events/events/events.ts'
import {
  codeClaim,
  eventsWithCode,
  registrationClaims,
} from '#core/events/registrations/registration-claims.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { otherEventSentence } from '#shared/competitions/desk/check-in-sentence.ts'
import { readCode, readTicket } from '#shared/competitions/desk/ticket.ts'
import { AppError } from '#shared/errors.ts'

type Shown = { ticket?: string | undefined; code?: string | undefined; registrationId?: string | undefined }

/** Codes are random: few events have the same. */
const mostEvents = 5

/** The person whose ticket was scanned, whose code was typed, or who was chosen from the list. */
export async function findRegistration(
  eventId: string,
  { ticket, code, registrationId }: Shown,
): Promise<StoredRegistration> {
  if (registrationId)
    return (await registrations.get({ eventId, id: registrationId }, { consistent: true })) ?? unknown()
  const read = ticket ? readTicket(ticket) : undefined
  const said = read?.code ?? readCode(code ?? '')
  const claim = said
    ? await registrationClaims.get({ eventId, claim: codeClaim(said) }, { consistent: true })
    : undefined
  const found =
    claim && (await registrations.get({ eventId, id: claim.registrationId }, { consistent: true }))
  if (ticket && !read) return unknown()
  if (!found) return (await otherEvent(eventId, said, read?.key)) ?? unknown()
  if (found.code !== said || (read && !isSame(read.key, found.ticketKey))) throw replaced()
  return found
}

/** Refuses the ticket of another event by that event’s name. */
async function otherEvent(eventId: string, code: string, key: string | undefined): Promise<undefined> {
  if (!code) return
  const { items } = await registrationClaims.list({
    index: 'gsi1',
    pk: eventsWithCode(code),
    limit: mostEvents,
  })
  for (const claim of items) {
    if (claim.eventId === eventId) continue
    const found = await registrations.get({ eventId: claim.eventId, id: claim.registrationId })
    if (found?.code !== code || (key && !isSame(key, found.ticketKey))) continue
    const event = await events.get({ id: claim.eventId })
    if (event?.status === 'published' || event?.status === 'cancelled')
      throw ticketUnknown(otherEventSentence(event.title))
  }
}

function isSame(shown: string, kept: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(kept)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const ticketUnknown = (sentence: string) => new AppError('not_found', 'ticket_unknown', sentence)

function unknown(): never {
  throw ticketUnknown('This is not a ticket for this event. Look for the name in the list.')
}

const replaced = () =>
  ticketUnknown('This ticket is no longer valid. Ask for the newer one, or look for the name in the list.')
