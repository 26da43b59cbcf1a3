import { completedRegistration } from '#core/events/registrations/completed-registration.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { completeAtDesk as contract, DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { deskOf } from './desk-of.ts'
import { readDeskRegistration } from './desk-registration.ts'
import { readRegistration } from './read-registration.ts'
import { deskVehicle } from './walk-in-registration.ts'

type Completing = {
  actor: Actor
  eventId: string
  registrationId: string
  form: BodyOf<typeof contract>
  remember: (answer: DeskRegistration) => Write[]
}

/** Notes what an entrant accepted and said on a device of the desk; the helper who held it is kept with the waiver. */
export async function completeAtDesk(
  { actor, eventId, registrationId, form, remember }: Completing,
  now: string,
): Promise<DeskRegistration> {
  const desk = await deskOf(actor, eventId)
  const { waiverVersion, answers, deviceAt } = form
  const vehicles = new Map(form.vehicles.map(({ entryId, vehicle }) => [entryId, deskVehicle(vehicle)]))
  return untilUnchanged(async () => {
    const registration = await readRegistration(eventId, registrationId)
    if (registration.status !== 'confirmed')
      throw new AppError('conflict', 'registration_over', 'Only a confirmed entry can be completed.')
    const given = { waiverVersion, answers, vehicles }
    const completed = completedRegistration(registration, desk.event, given, now)
    if (!completed) return readDeskRegistration(registration, desk)
    const isAccepted = completed.waiverVersion !== registration.waiverVersion
    const after = {
      ...completed,
      ...(isAccepted && { waiverAtDesk: { by: actor.userId as DeskUser, ...(deviceAt && { deviceAt }) } }),
    }
    const answer = await readDeskRegistration(after, desk)
    await commit(registrations.put(after, { version: registration.version }), ...remember(answer))
    return answer
  })
}

type DeskUser = NonNullable<DeskRegistration['checkIn']>['by']
