import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  listBillingUsers: () => ({ query: { limit: 5 } }),
  getMemberBilling: () => ({ params: { userId: demoUserId('member@demo.test') } }),
} satisfies NounFixture<'memberBilling'>
