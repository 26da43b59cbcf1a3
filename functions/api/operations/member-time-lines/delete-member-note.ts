import { memberNotes } from '#core/operations/member-time-lines/member-notes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import { deleteMemberNote as contract } from '#shared/operations/member-time-lines/contract.ts'

function deleteMemberNote({ actor, params, remember }: ApiRequest<typeof contract>) {
  const { memberId, noteId: id } = params
  return untilUnchanged(async () => {
    const note = await memberNotes.get({ memberId, id }, { consistent: true })
    if (!note) return
    if (note.authorId !== actor.userId)
      throw new AppError('forbidden', 'note_of_someone_else', 'Only the author of a note can delete it.')
    await commit(memberNotes.delete(note), ...remember(undefined))
  })
}

export const handler = endpoint(contract, deleteMemberNote)
