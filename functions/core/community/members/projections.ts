import { projection } from '#core/platform/projections/projection.ts'
import { users } from '#core/platform/users/users.ts'
import { directoryDays } from './directory-days.ts'
import { directoryEntries } from './directory-entries.ts'
import { directoryEntriesOf, linesOf } from './directory-entries-of.ts'

/** The directory, and the days that have a sitemap of it. */
export const projections = [
  projection({
    of: users,
    into: directoryEntries,
    rows: directoryEntriesOf,
    isMade: (entry) =>
      entry.list === 'newest' ||
      linesOf(entry).some(({ list, at }) => list === entry.list && at === entry.at),
    source: users.key,
    atOnce: true,
  }),
  projection({
    of: users,
    into: directoryDays,
    rows: (user) =>
      directoryEntriesOf(user)
        .filter(({ list }) => list === 'newest')
        .map(({ at }) => ({ day: at.slice(0, 10), version: 1 })),
    atOnce: true,
    lasting: true,
  }),
]
