import * as z from 'zod/mini'
import { PlacesChanged } from '#core/events/event-places/until-places-hold.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { EventId } from '#shared/events/events/event.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'

const RegistrationClaim = z.object({
  eventId: EventId,
  /** `ONE#user`, `NO#007`, `CODE#ABCD2345`, or `REQ#` and the id of the form with which the desk entered someone. */
  claim: z.string(),
  registrationId: RegistrationId,
  version: z.int(),
})
type RegistrationClaim = z.infer<typeof RegistrationClaim>

const codePrefix = 'CODE#'

/** The partition of `gsi1` with the events that have a registration with this code. */
export const eventsWithCode = (code: string) => `EVENTS_WITH_CODE#${code}`

/**
 * The unique things of one registration of an event: its person, its number, its code. `gsi1` lists codes across events,
 * by which a gate names the event of a ticket that is not for it.
 */
export const registrationClaims = entity({
  name: 'registration-claim',
  erasure: 'by its noun',
  schema: RegistrationClaim,
  key: ({ eventId, claim }: { eventId: string; claim: string }) => ({ pk: `EVT#${eventId}`, sk: claim }),
  gsi1: ({ eventId, claim }) =>
    claim.startsWith(codePrefix)
      ? { pk: eventsWithCode(claim.slice(codePrefix.length)), sk: eventId }
      : undefined,
  // Only their keys changed: codes from before `gsi1` get it as they are rewritten.
  migrations: [(row) => row],
})

export const personClaim = (userId: string) => `ONE#${userId}`
export const numberClaim = (number: number) => `NO#${String(number).padStart(3, '0')}`
export const requestClaim = (requestId: string) => `REQ#${requestId}`
export const codeClaim = (code: string) => `${codePrefix}${code}`

type Of = Pick<RegistrationClaim, 'eventId'> & { id: RegistrationClaim['registrationId'] }

const claimed = ({ eventId, id }: Of, claim: string): RegistrationClaim => ({
  eventId,
  claim,
  registrationId: id,
  version: 1,
})

export const alreadyEntered = () =>
  new AppError('conflict', 'already_entered', 'You have already entered this event.')

/** One live registration a person. */
export const claimPerson = (of: Of, userId: string): Write => ({
  ...registrationClaims.put(claimed(of, personClaim(userId)), { absent: true }, alreadyEntered),
  decides: true,
})

/** `isWish`: the entrant asked for this number; any other can be exchanged for one that is free. */
export const claimNumber = (of: Of, number: number, isWish: boolean): Write =>
  registrationClaims.put(claimed(of, numberClaim(number)), { absent: true }, () =>
    isWish ? numberTaken(number) : new PlacesChanged(),
  )

export const claimCode = (of: Of, code: string): Write =>
  registrationClaims.put(claimed(of, codeClaim(code)), { absent: true }, () => new PlacesChanged())

/** One registration for a form that the desk sends, however often it arrives. */
export const claimRequest = (of: Of, requestId: string): Write =>
  registrationClaims.put(claimed(of, requestClaim(requestId)), { absent: true }, () => new PlacesChanged())

export const releasePerson = (of: Of, userId: string): Write =>
  registrationClaims.underive(claimed(of, personClaim(userId)))

export const releaseNumber = (of: Of, number: number): Write =>
  registrationClaims.underive(claimed(of, numberClaim(number)))

const numberTaken = (number: number) => {
  const message = `Number ${number} is taken.`
  return new AppError('conflict', 'number_taken', message, { errors: [{ path: 'body.number', message }] })
}
