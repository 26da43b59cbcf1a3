import { memberNotes } from '#core/operations/member-time-lines/member-notes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'

type Given = Pick<MemberNote, 'memberId' | 'authorId'> & Partial<MemberNote>

/** Stores a note of the team about a member. */
export async function putMemberNote(given: Given): Promise<MemberNote> {
  const createdAt = given.createdAt ?? new Date().toISOString()
  const note = {
    id: newId('mnt', createdAt),
    text: 'Asked for an invoice by phone.',
    createdAt,
    version: 1,
    ...given,
  }
  await commit(memberNotes.put(note, { absent: true }))
  return note
}
