import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'

export const MemberNoteId = idSchema('mnt')

export const mostNoteLetters = 2000
/** A note as it is typed. */
export const NoteText = text(mostNoteLetters).check(
  z.refine((value) => value.length > 0, 'Write the note first.'),
)

/** What the team wrote about a member, for the team alone. */
export const MemberNote = z.object({
  id: MemberNoteId,
  memberId: UserId,
  /** Missing once its author has left the platform. */
  authorId: z.optional(UserId),
  text: z.string(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type MemberNote = z.infer<typeof MemberNote>
