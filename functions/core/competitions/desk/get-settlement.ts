import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { emptySettlement, type Settlement, withRegistration } from '#shared/competitions/desk/settlement.ts'
import { organizersDesk } from './desk-of.ts'

const aPage = 500

/** All registrations that an event has ever had, those that are over among them. */
async function* everyRegistration(eventId: string): AsyncGenerator<StoredRegistration> {
  let cursor: string | undefined
  do {
    const page = await registrations.list({ pk: `EVT#${eventId}`, prefix: 'REG#', limit: aPage, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** The money in, the money back and the rest, from the registrations as they are now. */
export async function getSettlement(actor: Actor, eventId: string): Promise<Settlement> {
  await organizersDesk(actor, eventId)
  let sum = emptySettlement()
  for await (const registration of everyRegistration(eventId)) sum = withRegistration(sum, registration)
  return sum
}
