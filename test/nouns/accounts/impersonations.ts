import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putImpersonation, userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const target = demoUserId('member@demo.test')

export const fixture = {
  startImpersonation: () => ({ body: { userId: target } }),
  endImpersonation: async (caller) => {
    const begun = caller && (await putImpersonation(userIdOf(caller), target))
    return { params: { impersonationId: begun?.id ?? unknownId('imp') } }
  },
  listImpersonations: () => ({}),
} satisfies NounFixture<'impersonations'>
