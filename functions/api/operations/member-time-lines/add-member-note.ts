import { memberNotes } from '#core/operations/member-time-lines/member-notes.ts'
import { noteDraft } from '#core/operations/member-time-lines/note-source.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { addMemberNote as contract } from '#shared/operations/member-time-lines/contract.ts'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'

function addMemberNote({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { memberId } = params
  const { userId: authorId, user } = actor
  const note: MemberNote = { id: newId('mnt', now), memberId, authorId, ...body, createdAt: now, version: 1 }
  const role = memberId === authorId ? ('member' as const) : ('administrator' as const)
  const entry = { ...noteDraft(note, authorId), by: { role, name: user.name } }
  return untilUnchanged(async () => {
    const member = await users.get({ id: memberId }, { consistent: true })
    if (!member) throw userNotFound()
    // An account that is being erased takes no note that would outlive it.
    const stays = users.check({ id: memberId }, { version: member.version })
    await commit(stays, memberNotes.put(note, { absent: true }), ...remember(entry))
    return entry
  })
}

export const handler = endpoint(contract, addMemberNote)
