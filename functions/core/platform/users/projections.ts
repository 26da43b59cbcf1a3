import { byDay } from '#core/platform/platform-figures/by-day.ts'
import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { userTerms } from '#shared/platform/users/user-search.ts'
import { profileRows, profileRowsOf } from './profile-rows.ts'
import { countUsersOf } from './user-counters.ts'
import { rowsOf, userRows } from './user-rows.ts'
import { userSearchEntries, userSearchEntriesOf } from './user-search-entries.ts'
import { users } from './users.ts'

/** The administrators’ lists, search and figures. */
export const projections = [
  projection({ of: users, into: userRows, rows: rowsOf, source: users.key }),
  projection({
    of: users,
    into: userSearchEntries,
    rows: userSearchEntriesOf,
    isMade: (entry) => userTerms(entry).includes(entry.term),
    source: users.key,
  }),
  projection({ of: users, into: profileRows, rows: profileRowsOf }),
  countUsersOf(users),
  byDay({
    figure: 'members',
    of: users,
    id: ({ id }) => id,
    counts: ({ createdAt }) => ({ count: 1, at: createdAt }),
  }),
  // By the membership of today, on the day of the registration, until the account is deleted.
  countsByDay({
    of: users,
    id: ({ id }) => id,
    counts: ({ membershipType: type, createdAt }) =>
      type === 'admin' ? [] : [{ figure: `members_${type}`, day: siteDay(createdAt), count: 1 }],
  }),
]
