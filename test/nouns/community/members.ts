import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  listMembers: () => ({ query: { type: 'retailer', state: 'OK', sort: 'name' } }),
  getMember: () => ({ params: { userId: demoUserId('retailer@demo.test') } }),
} satisfies NounFixture<'members'>
