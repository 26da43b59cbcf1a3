import { timingSafeEqual } from 'node:crypto'
import { codeClaim, registrationClaims } from '#core/events/registrations/registration-claims.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import { readCode, readTicket } from '#shared/competitions/desk/ticket.ts'
import { AppError } from '#shared/errors.ts'

type Shown = { ticket?: string | undefined; code?: string | undefined; registrationId?: string | undefined }

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
  if (!found || (ticket && !read)) return unknown()
  if (found.code !== said || (read && !isSame(read.key, found.ticketKey))) throw replaced()
  return found
}

function isSame(shown: string, kept: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(kept)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function unknown(): never {
  throw new AppError(
    'not_found',
    'ticket_unknown',
    'This is not a ticket for this event. Look for the name in the list.',
  )
}

const replaced = () =>
  new AppError(
    'not_found',
    'ticket_unknown',
    'This ticket is no longer valid. Ask for the newer one, or look for the name in the list.',
  )
