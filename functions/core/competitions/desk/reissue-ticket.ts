import { untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { newCode, newTicketKey } from '#core/events/registrations/new-ticket.ts'
import { claimCode } from '#core/events/registrations/registration-claims.ts'
import { registrations, type StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import { deskOf } from './desk-of.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { readRegistration } from './read-registration.ts'

type Reissuing = {
  actor: Actor
  eventId: string
  registrationId: string
  version: number
  remember: (answer: DeskRegistration) => Write[]
}

/** Makes a new code and a new secret. The older code stays claimed, so that the gate can say that it was replaced. */
export async function reissueTicket(
  { actor, eventId, registrationId, version, remember }: Reissuing,
  now: string,
): Promise<DeskRegistration> {
  const { event, role } = await deskOf(actor, eventId)
  return untilPlacesHold(async () => {
    const registration = await readRegistration(eventId, registrationId)
    if (registration.version !== version) throw concurrentChange()
    if (registration.status !== 'confirmed')
      throw new AppError('conflict', 'registration_over', 'Only a confirmed registration has a ticket.')
    const after: StoredRegistration = {
      ...registration,
      code: newCode(),
      ticketKey: newTicketKey(),
      ticketIssue: registration.ticketIssue + 1,
      updatedAt: now,
      version: version + 1,
    }
    const answer = await readDeskRegistration(after, { event, role })
    await commit(registrations.put(after, { version }), claimCode(after, after.code), ...remember(answer))
    return answer
  })
}
