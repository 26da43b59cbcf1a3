import { createHash } from 'node:crypto'
import { ticketText } from '#core/events/registrations/new-ticket.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { getRoster as contract, RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { enteredVehicles } from '#shared/events/registrations/entered-vehicles.ts'
import { missingOf } from '#shared/events/registrations/missing-of.ts'
import type { AnswerOf, QueryOf } from '#shared/platform/http/route.ts'
import { deskOf } from './desk-of.ts'
import { cashBackTo, nameOf, type People, peopleIn, peopleOf } from './desk-registration.ts'

/** Returns everything a device at the gate needs without the network, in parts. */
export async function getRoster(
  actor: Actor,
  eventId: string,
  { limit, cursor }: QueryOf<typeof contract>,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const { event } = await deskOf(actor, eventId)
  const page = await registrations.list({
    pk: `EVT#${eventId}`,
    prefix: 'REG#',
    limit,
    cursor,
    consistent: true,
  })
  const shown = page.items.filter(isKnownAtGate)
  const people = await peopleOf(shown.flatMap(peopleIn))
  return {
    items: shown.map((registration) => rosterRow(registration, people, event)),
    madeAt: now,
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

const isKnownAtGate = ({ status }: StoredRegistration) => status !== 'expired' && status !== 'lapsed'

function rosterRow(registration: StoredRegistration, people: People, event: WholeEvent): RosterRow {
  const { id, number, code, entries, pay, status, checkIn } = registration
  const backCents = cashToGiveBack(pay)
  const backTo = cashBackTo(registration, people)
  const missing = status === 'confirmed' ? missingOf(event, registration) : undefined
  return {
    id,
    name: nameOf(registration, people),
    ...(number !== undefined && { number }),
    code,
    classKeys: classesOf(entries),
    ...enteredVehicles(registration),
    // Someone with an offer owes nothing until they are admitted.
    dueCents: status === 'offered' ? 0 : pay.dueCents,
    ...(backCents > 0 && { backCents }),
    ...(backTo && { backTo }),
    status,
    ...(checkIn && { checkedInAt: checkIn.at }),
    ...(missing && { missing }),
    ...(status === 'confirmed' && { ticketHash: ticketHash(registration) }),
  }
}

/** A device can tell a ticket by it and make none. */
const ticketHash = (registration: StoredRegistration) =>
  createHash('sha256').update(ticketText(registration)).digest('hex')
