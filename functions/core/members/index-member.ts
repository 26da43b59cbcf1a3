import * as z from 'zod/mini'
import { commit } from '#core/db/commit.ts'
import { User } from '#shared/users/user.ts'
import { directoryDays } from './directory-days.ts'
import { type DirectoryEntry, directoryEntries } from './directory-entries.ts'
import { directoryEntriesOf } from './directory-entries-of.ts'

const mostWritesAtOnce = 100

const place = ({ list, at }: DirectoryEntry) => JSON.stringify([list, at])

/** Brings the directory in line with one changed profile. Repeating it changes nothing. */
export async function indexMember({ before, after }: { before?: unknown; after?: unknown }): Promise<void> {
  const old = before ? directoryEntriesOf(z.parse(User, before)) : []
  const current = after ? directoryEntriesOf(z.parse(User, after)) : []
  // A login also changes the profile, but nothing that others see.
  if (JSON.stringify(old) === JSON.stringify(current)) return
  const kept = new Set(current.map(place))
  const day = current.find(({ list }) => list === 'newest')?.at.slice(0, 10)
  const writes = [
    // What must not be seen any more goes first.
    ...old.filter((entry) => !kept.has(place(entry))).map((entry) => directoryEntries.underive(entry)),
    ...current.map((entry) => directoryEntries.derive(entry)),
    ...(day ? [directoryDays.derive({ day, version: 1 })] : []),
  ]
  for (let start = 0; start < writes.length; start += mostWritesAtOnce)
    await commit(...writes.slice(start, start + mostWritesAtOnce))
}
