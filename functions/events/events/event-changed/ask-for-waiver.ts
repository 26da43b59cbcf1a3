import { facts } from '#core/events/events/facts.ts'
import { askForChangedWaiver } from '#core/events/registrations/ask-for-changed-waiver.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: each registration keeps the version that its entrant was asked for. */
export const handler = consumer(facts, 'event.changed', 'ask-for-waiver', ({ fact, now }) =>
  askForChangedWaiver(fact.payload.eventId, now),
)
