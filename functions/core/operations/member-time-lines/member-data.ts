import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'
import { memberNotes, notesAbout, notesBy } from './member-notes.ts'

/** A note outlives its author, and names no one then. */
const unsign = (key: Pick<MemberNote, 'memberId' | 'id'>, userId: string): Promise<void> =>
  untilUnchanged(async () => {
    const note = await memberNotes.get(key, { consistent: true })
    if (note?.authorId !== userId) return
    const { authorId: _, version, ...rest } = note
    await commit(memberNotes.put({ ...rest, version: version + 1 }, { version }))
  })

export const erased: ErasedData = {
  partitions: ({ userId }) => [notesAbout(userId)],
  erase: async ({ userId }) => {
    for await (const note of eachItem(memberNotes, { index: 'gsi1', pk: notesBy(userId) }))
      await unsign(note, userId)
  },
}
