import type { Client } from '#test/support/client.ts'
import { aGuest, putClaim, unknownHandle } from '#test/support/guests.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const handle = async (caller: Client | undefined) => ({
  body: { handle: caller ? await putClaim(await aGuest()) : unknownHandle() },
})
const guest = async (caller: Client | undefined) =>
  caller ? (await aGuest()).resultId : (unknownId('res') as `res_${string}`)
const reason = 'Showed the sheet at the desk.'

export const fixture = {
  lookUpGuestClaim: handle,
  claimGuest: handle,
  listGuestResults: () => ({ query: { q: 'gale' } }),
  // A member who is not there has nothing to be joined to.
  planGuestMerge: {
    sample: async (caller) => ({ body: { resultId: await guest(caller), userId: unknownAccount } }),
    idle: [404, 'member_not_found'],
  },
  mergeGuest: {
    sample: async (caller) => ({ body: { resultId: await guest(caller), userId: unknownAccount, reason } }),
    idle: [404, 'member_not_found'],
  },
} satisfies NounFixture<'guestClaims'>
