import { entity } from '#core/platform/db/entity.ts'
import { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'

export const notesAbout = (memberId: string) => `MEMBER_NOTES#${memberId}`
export const notesBy = (authorId: string) => `MEMBER_NOTES_BY#${authorId}`

/**
 * Notes of the team about members. They stand apart from what members keep, so that no copy of their data has them;
 * `gsi1` finds those of an author who leaves.
 */
export const memberNotes = entity({
  name: 'member-note',
  erasure: 'by its noun',
  schema: MemberNote,
  key: ({ memberId, id }: { memberId: string; id: string }) => ({ pk: notesAbout(memberId), sk: id }),
  gsi1: ({ authorId, id }) => (authorId ? { pk: notesBy(authorId), sk: id } : undefined),
})
