import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { formerMember, shownNames } from './shown-names.ts'

/** Names these entries of a class, for a sentence about them. */
export async function entryNames(
  entries: readonly ClassEntry[],
  entryIds: readonly string[],
): Promise<(entryId: string) => string> {
  const named = entries.filter(({ entryId }) => entryIds.includes(entryId))
  const nameOf = await shownNames(named)
  return (entryId) => {
    const entry = named.find((one) => one.entryId === entryId)
    return (entry ? nameOf(entry) : formerMember).name
  }
}
