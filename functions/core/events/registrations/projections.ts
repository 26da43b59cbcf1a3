import { classEntries, entriesOf } from '#core/events/class-entries/class-entries.ts'
import { byDay } from '#core/platform/platform-figures/by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { registrations } from './registrations.ts'

export const projections = [
  projection({
    of: registrations,
    into: classEntries,
    rows: entriesOf,
    source: ({ eventId, registrationId }) => registrations.key({ eventId, id: registrationId }),
  }),
  byDay({
    figure: 'entries',
    of: registrations,
    id: ({ id }) => id,
    counts: ({ status, entries, updatedAt }) => ({
      count: status === 'confirmed' ? entries.filter((entry) => entry.status === 'in').length : 0,
      at: updatedAt,
    }),
  }),
]
