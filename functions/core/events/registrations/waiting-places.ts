import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { EventId } from '#shared/events/events/event.ts'
import type { Registration } from '#shared/events/registrations/registration.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

const WaitingPlace = z.object({
  eventId: EventId,
  registrationId: RegistrationId,
  joinedAt: z.iso.datetime(),
  classKeys: z.array(ClassKey),
  version: z.int(),
})
export type WaitingPlace = z.infer<typeof WaitingPlace>

const prefix = 'WAIT#'

/** The waitlist of an event in the order of joining. */
export const waitingPlaces = entity({
  name: 'waiting-place',
  erasure: 'impersonal',
  schema: WaitingPlace,
  key: ({
    eventId,
    joinedAt,
    registrationId,
  }: Pick<WaitingPlace, 'eventId' | 'joinedAt' | 'registrationId'>) => ({
    pk: `EVT#${eventId}`,
    sk: `${prefix}${joinedAt}#${registrationId}`,
  }),
})

/** The most people a waitlist can hold. */
export const longestWaitingList = 500

/** All who wait, first come first. */
export async function waitingListOf(eventId: string): Promise<WaitingPlace[]> {
  const { items } = await waitingPlaces.list({
    pk: `EVT#${eventId}`,
    prefix,
    limit: longestWaitingList,
    consistent: true,
  })
  return items
}

export const waitingPlaceOf = (
  { eventId, id, entries }: Pick<Registration, 'eventId' | 'id' | 'entries'>,
  joinedAt: string,
): WaitingPlace => ({
  eventId,
  registrationId: id,
  joinedAt,
  classKeys: entries.map(({ classKey }) => classKey),
  version: 1,
})
