import { facts } from '#core/competitions/competitions/facts.ts'
import { inviteGuests } from '#core/competitions/guest-claims/invite-guests.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: a claim is written with each mail. */
export const handler = consumer(facts, 'class.verified', 'invite-guests', ({ fact, now }) =>
  inviteGuests({ eventId: fact.payload.eventId, classKey: fact.payload.classKey }, now),
)
