import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'
import { putMemberNote } from '#test/support/member-notes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const memberId = demoUserId('member@demo.test')
const params = { memberId }

export const fixture = {
  getMemberTimeLine: () => ({ params, query: {} }),
  addMemberNote: () => ({ params, body: { text: 'Asked for an invoice by phone.' } }),
  deleteMemberNote: async (caller) => {
    const note = caller && (await putMemberNote({ memberId, authorId: userIdOf(caller) }))
    return { params: { memberId, noteId: note?.id ?? (unknownId('mnt') as MemberNote['id']) } }
  },
} satisfies NounFixture<'memberTimeLines'>
