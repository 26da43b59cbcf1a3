import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

const shop = demoUserId('retailer@demo.test')

export const fixture = {
  countProfileView: () => ({ params: { userId: shop } }),
  countProfileViewAsMember: () => ({ body: { of: shop } }),
  getOwnProfileViews: () => ({}),
} satisfies NounFixture<'profileViews'>
