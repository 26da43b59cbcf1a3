import type { Actor } from '#core/platform/actors/authenticate.ts'
import { emptySettlement, type Settlement, withRegistration } from '#shared/competitions/desk/settlement.ts'
import { organizersDesk } from './desk-of.ts'
import { everyRegistration } from './every-registration.ts'

/** The money in, the money back and the rest, from the registrations as they are now. */
export async function getSettlement(actor: Actor, eventId: string): Promise<Settlement> {
  await organizersDesk(actor, eventId)
  let sum = emptySettlement()
  for await (const registration of everyRegistration(eventId)) sum = withRegistration(sum, registration)
  return sum
}
