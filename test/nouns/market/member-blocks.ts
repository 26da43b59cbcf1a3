import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

/** Someone whom no other test knows. */
const someone = async (caller?: Client) => {
  if (!caller) return { memberId: unknownAccount }
  const person = aPerson()
  await putPeople([person])
  return { memberId: person.id }
}

// Blocks are the caller’s own: only a member who is not there is not found.
const foreign = async () => ({ input: { params: { memberId: unknownAccount } }, code: 'user_not_found' })

export const fixture = {
  blockMember: { sample: async (caller) => ({ params: await someone(caller) }), foreign },
  unblockMember: { sample: async (caller) => ({ params: await someone(caller) }), foreign },
  listBlockedMembers: () => ({ query: { limit: 5 } }),
} satisfies NounFixture<'memberBlocks'>
