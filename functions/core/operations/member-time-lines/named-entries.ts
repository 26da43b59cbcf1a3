import { usersById } from '#core/platform/users/users-by-id.ts'
import type { DoneBy, TimeLineEntry } from '#shared/operations/member-time-lines/time-line-entry.ts'
import type { Draft } from './read-source.ts'

/** Entries with the names of those who did it; people who have left the platform have none. */
export async function namedEntries(drafts: readonly Draft[], memberId: string): Promise<TimeLineEntry[]> {
  const people = await usersById(drafts.flatMap(({ by }) => ('id' in by ? [by.id] : [])))
  const doneBy = (by: Draft['by']): DoneBy => {
    if (!('id' in by)) return by
    const person = people.get(by.id)
    if (!person) return { role: 'other', name: 'Deleted member' }
    if (person.id === memberId) return { role: 'member', name: person.name }
    return { role: person.membershipType === 'admin' ? 'administrator' : 'other', name: person.name }
  }
  return drafts.map((draft) => ({ ...draft, by: doneBy(draft.by) }))
}
