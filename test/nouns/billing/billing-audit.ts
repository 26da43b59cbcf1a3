import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'

export const fixture = {
  listBillingAudit: (caller) => ({
    query: { action: 'refund', ...(caller && { userId: userIdOf(caller) }) },
  }),
  getBillingAuditCheck: () => ({}),
} satisfies NounFixture<'billingAudit'>
