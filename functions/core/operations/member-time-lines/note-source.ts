import type { StoredUser } from '#core/platform/users/users.ts'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'
import { memberNotes, notesAbout } from './member-notes.ts'
import type { Draft, Source } from './read-source.ts'

export const noteDraft = ({ id, text, authorId, createdAt }: MemberNote, callerId: string): Draft => ({
  id,
  kind: 'notes',
  at: createdAt,
  sentence: 'Note',
  detail: text,
  by: authorId ? { id: authorId } : { role: 'administrator' },
  ...(authorId === callerId && { isOwnNote: true }),
})

/** The notes of the team about a member. */
export const noteSource = ({ id: memberId }: StoredUser, callerId: string): Source<MemberNote> => ({
  list: ({ upTo = '~', limit, cursor }) =>
    memberNotes.list({
      pk: notesAbout(memberId),
      between: ['mnt_', `mnt_${upTo}`],
      newestFirst: true,
      limit,
      cursor,
    }),
  draft: (note) => noteDraft(note, callerId),
})
