import * as z from 'zod/mini'
import { EventId } from '#shared/events/event.ts'
import { RegistrationId } from '#shared/registrations/registration-id.ts'

/** What was paid for at once, other than a membership. */
export const Purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), registrationId: RegistrationId, eventId: EventId }),
])
export type Purpose = z.infer<typeof Purpose>
