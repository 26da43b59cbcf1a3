import { classEntries, entriesOf } from '#core/events/class-entries/class-entries.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { registrations } from './registrations.ts'

export const projections = [
  projection({
    of: registrations,
    into: classEntries,
    rows: entriesOf,
    source: ({ eventId, registrationId }) => registrations.key({ eventId, id: registrationId }),
  }),
]
